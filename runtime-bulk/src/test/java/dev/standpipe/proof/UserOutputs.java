package dev.standpipe.proof;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** Subclasses of the JDK's output streams, as {@link UserInputs}. */
final class UserOutputs {
    private UserOutputs() {}

    static final class DataOut extends DataOutputStream {
        private final Journal journal;

        DataOut(OutputStream out, Journal journal) {
            super(out);
            this.journal = journal;
        }

        @Override
        public synchronized void write(int b) throws IOException {
            journal.enter("data w", 0, b);
            super.write(b);
        }

        @Override
        public synchronized void write(byte[] b, int off, int len) throws IOException {
            journal.enter("data W", off, len);
            super.write(b, off, len);
        }
    }

    static final class WrittenData extends DataOutputStream {
        WrittenData(OutputStream out, int written) {
            super(out);
            this.written = written;
        }
    }

    static final class ObjectsOut extends ObjectOutputStream {
        private final Journal journal;

        ObjectsOut(OutputStream out, Journal journal) throws IOException {
            super(out);
            this.journal = journal;
        }

        @Override
        public void writeInt(int v) throws IOException {
            journal.enter("object i", 0, v);
            super.writeInt(v);
        }
    }

    static class BufferedOut extends BufferedOutputStream implements Bendable {
        BufferedOut(OutputStream out, int size) {
            super(out, size);
        }

        byte[] held() {
            return buf;
        }

        @Override
        public void bend(int way) {
            switch (way) {
                case 0:
                    count = -1;
                    break;
                case 1:
                    count = buf.length;
                    break;
                case 2:
                    count = buf.length + 1;
                    break;
                case 3:
                    count = Integer.MIN_VALUE;
                    break;
                case 4:
                    count = Integer.MAX_VALUE;
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
                    buf = new byte[0];
                    break;
                case 9:
                    out = null;
                    break;
                default:
                    count = buf.length - 1;
            }
        }
    }

    static final class CountedBufferedOut extends BufferedOut {
        private final Journal journal;

        CountedBufferedOut(OutputStream out, int size, Journal journal) {
            super(out, size);
            this.journal = journal;
        }

        @Override
        public synchronized void write(int b) throws IOException {
            journal.enter("buffered w", 0, b);
            super.write(b);
        }

        @Override
        public synchronized void write(byte[] b, int off, int len) throws IOException {
            journal.enter("buffered W", off, len);
            super.write(b, off, len);
        }
    }

    static final class BytesOut extends ByteArrayOutputStream implements Bendable {
        byte[] held() {
            return buf;
        }

        @Override
        public void bend(int way) {
            switch (way) {
                case 0:
                    count = -1;
                    break;
                case 1:
                    count = buf.length;
                    break;
                case 2:
                    count = buf.length + 1;
                    break;
                case 3:
                    count = Integer.MIN_VALUE;
                    break;
                case 4:
                    count = buf.length - 1;
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
                    buf = new byte[0];
                    break;
                default:
                    count = -9;
            }
        }
    }

    static final class CountedBytesOut extends ByteArrayOutputStream {
        private final Journal journal;

        CountedBytesOut(Journal journal) {
            this.journal = journal;
        }

        @Override
        public synchronized void write(int b) {
            journal.enter("bytes w", 0, b);
            super.write(b);
        }

        @Override
        public synchronized void write(byte[] b, int off, int len) {
            journal.enter("bytes W", off, len);
            super.write(b, off, len);
        }
    }

    static final class FileOut extends FileOutputStream {
        private final Journal journal;

        FileOut(java.io.File path, Journal journal) throws IOException {
            super(path);
            this.journal = journal;
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            journal.enter("file W", off, len);
            super.write(b, off, len);
        }
    }

    static final class FilterOut extends FilterOutputStream {
        private final Journal journal;

        FilterOut(OutputStream out, Journal journal) {
            super(out);
            this.journal = journal;
        }

        @Override
        public void write(int b) throws IOException {
            journal.enter("filter w", 0, b);
            super.write(b);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            journal.enter("filter W", off, len);
            super.write(b, off, len);
        }
    }
}
