package dev.standpipe.io;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Streams that are not the JDK's own. */
final class Odd {
    private Odd() {}

    /** Gives few bytes at a time, sometimes none; fails once, at a given byte, if it has an exception for that. */
    static final class Input extends InputStream {
        final List<byte[]> seen = new ArrayList<>();
        int largestRequest;
        private final ByteArrayInputStream bytes;
        private final Random random;

        /** What others may change at any time is not looked through. */
        private volatile int before;

        private IOException fault;

        Input(byte[] bytes, long seed) {
            this(bytes, seed, bytes.length + 1, null);
        }

        Input(byte[] bytes, long seed, int before, IOException fault) {
            this.bytes = new ByteArrayInputStream(bytes);
            this.random = new Random(seed);
            this.before = before;
            this.fault = fault;
        }

        private void failIfDue() throws IOException {
            if (before == 0 && fault != null) {
                IOException once = fault;
                fault = null;
                throw once;
            }
        }

        @Override
        public int read() throws IOException {
            failIfDue();
            before--;
            return bytes.read();
        }

        @Override
        public int read(byte[] b, int at, int length) throws IOException {
            seen.add(b);
            largestRequest = Math.max(largestRequest, length);
            failIfDue();
            int most = fault == null ? length : Math.min(length, before);
            int n = bytes.read(
                    b,
                    at,
                    random.nextInt(3) == 0 ? random.nextInt(most + 1) : Math.min(most, 1 + random.nextInt(9000)));
            before -= Math.max(n, 0);
            return n;
        }
    }

    /** Takes some bytes and then fails, once. */
    static final class Output extends OutputStream {
        final ByteArrayOutputStream taken = new ByteArrayOutputStream();
        final List<byte[]> seen = new ArrayList<>();
        private final int before;
        private IOException fault;

        Output(int before, IOException fault) {
            this.before = before;
            this.fault = fault;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] b, int at, int length) throws IOException {
            seen.add(b);
            int room = before - taken.size();
            if (fault != null && length > room) {
                taken.write(b, at, room);
                IOException once = fault;
                fault = null;
                throw once;
            }
            taken.write(b, at, length);
        }
    }
}
