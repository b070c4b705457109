package dev.standpipe.runtime.proof;

import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Objects;

/** Streams that are almost what they seem to be. None of them may be taken for it. */
final class Broken {
    private Broken() {}

    /** Reads a byte more than the value has. */
    static final class WrongWidth extends FilterInputStream {
        WrongWidth(InputStream in) {
            super(in);
        }

        public int readInt() throws IOException {
            int value = in.read() << 24 | in.read() << 16 | in.read() << 8 | in.read();
            in.read();
            return value;
        }

        public short readShort() throws IOException {
            return (short) in.read();
        }
    }

    /** Forgets to cut the sign, so that a byte of the second half spoils the first. */
    static final class Signed extends FilterInputStream {
        Signed(InputStream in) {
            super(in);
        }

        public int readInt() throws IOException {
            return (byte) in.read() << 24 | (byte) in.read() << 16 | (byte) in.read() << 8 | (byte) in.read();
        }

        @Override
        public int read() throws IOException {
            return (byte) in.read();
        }
    }

    static final class MixedOrder extends FilterInputStream {
        MixedOrder(InputStream in) {
            super(in);
        }

        public int readInt() throws IOException {
            return in.read() << 16 | in.read() << 24 | in.read() | in.read() << 8;
        }
    }

    static final class HalfABoolean extends FilterInputStream {
        HalfABoolean(InputStream in) {
            super(in);
        }

        public boolean readBoolean() throws IOException {
            return (in.read() & 1) != 0;
        }
    }

    /** Counts only what it likes. */
    static final class CountsZeros extends FilterInputStream {
        int zeros;

        CountsZeros(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            if (b == 0) {
                zeros++;
            }
            return b;
        }
    }

    /** Its counter decides what comes next. */
    static final class EveryOther extends FilterInputStream {
        private boolean odd;

        EveryOther(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            odd = !odd;
            return odd ? in.read() : in.read() ^ 0xFF;
        }
    }

    static final class Summing extends FilterInputStream {
        int sum;

        Summing(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            sum += b;
            return b;
        }
    }

    static final class Volatile extends FilterInputStream {
        volatile long count;

        Volatile(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            count++;
            return in.read();
        }
    }

    static final class LocksAnother extends FilterInputStream {
        private final Object lock = new Object();

        LocksAnother(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            synchronized (lock) {
                return in.read();
            }
        }
    }

    static final class Tells extends FilterInputStream {
        private final Runnable listener;

        Tells(InputStream in, Runnable listener) {
            super(in);
            this.listener = listener;
        }

        @Override
        public int read() throws IOException {
            listener.run();
            return in.read();
        }
    }

    static final class HiddenFlush extends FilterOutputStream {
        HiddenFlush(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            out.flush();
        }
    }

    /** Writes the NaN that it is given, where others write the canonical one. */
    static final class RawNan extends FilterOutputStream {
        RawNan(OutputStream out) {
            super(out);
        }

        public void writeFloat(float v) throws IOException {
            int bits = Float.floatToRawIntBits(v);
            out.write(bits >>> 24);
            out.write(bits >>> 16);
            out.write(bits >>> 8);
            out.write(bits);
        }
    }

    static final class Static extends FilterOutputStream {
        static int written;

        Static(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            written++;
            out.write(b);
        }
    }

    /** Keeps the array that it was given. */
    static final class Keeps extends FilterOutputStream {
        byte[] kept;

        Keeps(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            kept = b;
            out.write(b, off, len);
        }
    }

    /** Two streams take what one should. */
    static final class Tee extends FilterOutputStream {
        private final OutputStream branch;

        Tee(OutputStream out, OutputStream branch) {
            super(out);
            this.branch = branch;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            branch.write(b);
        }
    }

    /** Its position is in the array itself. */
    static final class InTheArray extends InputStream {
        private final byte[] bytes;

        InTheArray(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes[bytes[0]++] & 0xFF;
        }
    }

    /** Writes again what it wrote before. */
    static final class Repeating extends OutputStream {
        private final byte[] bytes = new byte[64];
        private int at;

        @Override
        public void write(int b) {
            bytes[at++ & 63] = (byte) b;
        }
    }

    /** What it swallows shows only where it is thrown: there it does its own work. */
    static final class Swallows extends FilterInputStream {
        Swallows(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            try {
                return in.read();
            } catch (IOException swallowed) {
                return 0;
            }
        }
    }

    /** One byte too many, and one too few at the end: what its conditions say. */
    static final class OffByOne extends FilterInputStream {
        private long left = 100;

        OffByOne(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            if (left < 0) {
                return -1;
            }
            left--;
            return in.read();
        }
    }

    /** Not broken: the least value of what it counts by is the least of all. */
    static final class Limited extends FilterInputStream {
        private long left = 100;

        Limited(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            if (left <= 0) {
                return -1;
            }
            left--;
            return in.read();
        }
    }

    static final class Above extends FilterInputStream {
        Above(DataInputStream in) {
            super(in);
        }

        public long readLong() throws IOException {
            DataInputStream data = (DataInputStream) in;
            return ((long) data.readInt() << 32) + (data.readInt() & 0xFFFFFFFFL);
        }
    }

    static class Private extends FilterInputStream {
        Private(InputStream in) {
            super(in);
        }

        private int next() throws IOException {
            return in.read();
        }

        @Override
        public int read() throws IOException {
            return next();
        }
    }

    /** Has a method of that name, which nobody calls. */
    static final class Namesake extends Private {
        Namesake(InputStream in) {
            super(in);
        }

        public int next() {
            return 7;
        }
    }

    /** What it makes does more than to be there. */
    static final class Ticking extends FilterInputStream {
        static int ticks;

        private static final class Tick {
            Tick() {
                ticks++;
            }
        }

        Ticking(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            new Tick();
            return in.read();
        }
    }

    static final class Closable extends FilterInputStream {
        private Object token = this;

        Closable(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            Objects.requireNonNull(token);
            return in.read();
        }

        @Override
        public void close() {
            token = null;
        }
    }

    static final class Asserting extends FilterInputStream {
        private int left;

        Asserting(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            assert left > 0;
            return in.read();
        }
    }

    static class Hook extends FilterInputStream {
        Hook(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            after(b);
            return b;
        }

        void after(int b) throws IOException {}
    }

    static final class Hooked extends Hook {
        Hooked(InputStream in) {
            super(in);
        }

        @Override
        void after(int b) throws IOException {
            in.mark(b);
        }
    }

    abstract static class Half implements DataOutput {
        private final byte[] bytes = new byte[100];
        private int at;

        @Override
        public void writeInt(int v) {
            bytes[at] = (byte) (v >> 24);
            bytes[at + 1] = (byte) (v >> 16);
            bytes[at + 2] = (byte) (v >> 8);
            at += 4;
        }
    }

    /** Reads as it should, and keeps no more of what it is given to write than how much that was. */
    static final class BothWays extends FilterInputStream {
        static int written;

        BothWays(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return in.read();
        }

        public void write(int b) {
            written++;
        }
    }
}
