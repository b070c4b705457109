package dev.standpipe.proof;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.util.Arrays;

/**
 * Subclasses of the JDK's input streams as programs have them: some override nothing, some keep a journal of what goes
 * through them.
 */
final class UserInputs {
    private UserInputs() {}

    @SuppressWarnings("deprecation")
    static InputStream lines(InputStream in) {
        return new java.io.LineNumberInputStream(in);
    }

    static final class Data extends DataInputStream {
        private final Journal journal;

        Data(InputStream in, Journal journal) {
            super(in);
            this.journal = journal;
        }

        @Override
        public int read() throws IOException {
            journal.enter("data r", 0, 0);
            return super.read();
        }

        @Override
        public int available() throws IOException {
            journal.enter("data a", 0, 0);
            return super.available();
        }
    }

    static final class Objects extends ObjectInputStream {
        private final Journal journal;

        Objects(InputStream in, Journal journal) throws IOException {
            super(in);
            this.journal = journal;
        }

        @Override
        public int readInt() throws IOException {
            journal.enter("object i", 0, 0);
            return super.readInt();
        }

        @Override
        public byte readByte() throws IOException {
            journal.enter("object b", 0, 0);
            return super.readByte();
        }

        @Override
        public int readUnsignedShort() throws IOException {
            journal.enter("object s", 0, 0);
            return super.readUnsignedShort();
        }
    }

    static class Buffered extends BufferedInputStream implements Bendable {
        Buffered(InputStream in, int size) {
            super(in, size);
        }

        byte[] held() {
            return buf;
        }

        @Override
        public void bend(int way) {
            switch (way) {
                case 0:
                    count = pos - 1;
                    break;
                case 1:
                    pos = count + 1;
                    break;
                case 2:
                    pos = -1;
                    break;
                case 3:
                    count = buf.length + 3;
                    break;
                case 4:
                    markpos = pos + 2;
                    break;
                case 5:
                    buf = null;
                    break;
                case 6:
                    buf = Arrays.copyOf(buf, buf.length / 2);
                    break;
                case 7:
                    buf = Arrays.copyOf(buf, buf.length * 2 + 1);
                    break;
                case 8:
                    markpos = 0;
                    marklimit = -1;
                    break;
                case 9:
                    count = Integer.MIN_VALUE + 3;
                    break;
                case 10:
                    in = null;
                    break;
                default:
                    pos = count;
            }
        }
    }

    static final class CountedBuffered extends Buffered {
        private final Journal journal;

        CountedBuffered(InputStream in, int size, Journal journal) {
            super(in, size);
            this.journal = journal;
        }

        @Override
        public synchronized int read() throws IOException {
            journal.enter("buffered r", 0, 0);
            return super.read();
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) throws IOException {
            journal.enter("buffered R", off, len);
            return super.read(b, off, len);
        }
    }

    static final class Bytes extends ByteArrayInputStream implements Bendable {
        Bytes(byte[] bytes) {
            super(bytes);
        }

        @Override
        public void bend(int way) {
            switch (way) {
                case 0:
                    count = pos - 1;
                    break;
                case 1:
                    pos = count + 1;
                    break;
                case 2:
                    pos = -1;
                    break;
                case 3:
                    count = buf.length + 3;
                    break;
                case 4:
                    pos = -9;
                    break;
                case 5:
                    buf = null;
                    break;
                case 6:
                    buf = Arrays.copyOf(buf, buf.length / 2);
                    break;
                case 7:
                    buf = Arrays.copyOf(buf, buf.length * 2 + 1);
                    break;
                case 8:
                    count = Integer.MAX_VALUE;
                    break;
                case 9:
                    count = Integer.MIN_VALUE + 3;
                    break;
                case 10:
                    pos = Integer.MAX_VALUE;
                    break;
                default:
                    mark = pos + 3;
            }
        }
    }

    static final class AskedBytes extends ByteArrayInputStream {
        private final World world;
        private final Behaviour as;

        AskedBytes(byte[] bytes, World world) {
            super(bytes);
            this.world = world;
            this.as = world.c.behaviour.fresh();
        }

        @Override
        public synchronized int available() {
            world.journal.enter("bytes a", 0, pos);
            as.strikes(Behaviour.Op.AVAILABLE);
            if (as.calls(Behaviour.Op.AVAILABLE) == as.meddlesAt) {
                world.meddle.run();
            }
            return super.available();
        }
    }

    static final class CountedBytes extends ByteArrayInputStream {
        private final Journal journal;

        CountedBytes(byte[] bytes, Journal journal) {
            super(bytes);
            this.journal = journal;
        }

        @Override
        public synchronized int read() {
            journal.enter("bytes r", 0, 0);
            return super.read();
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) {
            journal.enter("bytes R", off, len);
            return super.read(b, off, len);
        }
    }

    static final class File extends FileInputStream {
        private final Journal journal;

        File(java.io.File path, Journal journal) throws IOException {
            super(path);
            this.journal = journal;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            journal.enter("file R", off, len);
            return super.read(b, off, len);
        }
    }

    static final class Filter extends FilterInputStream {
        private final Journal journal;

        Filter(InputStream in, Journal journal) {
            super(in);
            this.journal = journal;
        }

        @Override
        public int read() throws IOException {
            journal.enter("filter r", 0, 0);
            return super.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            journal.enter("filter R", off, len);
            return super.read(b, off, len);
        }
    }
}
