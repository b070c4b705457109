package dev.standpipe.proof;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Subclasses of the JDK's streams as programs have them: some override nothing, some keep a journal of what goes through them. */
final class UserStreams {
    private UserStreams() {}

    @SuppressWarnings("deprecation")
    static InputStream lines(InputStream in) {
        return new java.io.LineNumberInputStream(in);
    }

    static RandomAccessFile file(World world, Receiver kind, String mode) throws IOException {
        java.io.File path = world.file.path;
        Journal journal = world.journal;
        switch (kind) {
            case FILE_OVERRIDING_ONE:
                return new RandomAccessFile(path, mode) {
                    @Override
                    public int read() throws IOException {
                        journal.enter("file r", 0, 0);
                        return super.read();
                    }

                    @Override
                    public void write(int b) throws IOException {
                        journal.enter("file w", 0, b);
                        super.write(b);
                    }
                };
            case FILE_OVERRIDING_MANY:
                return new RandomAccessFile(path, mode) {
                    @Override
                    public int read(byte[] b, int off, int len) throws IOException {
                        journal.enter("file R", off, len);
                        return super.read(b, off, len);
                    }

                    @Override
                    public void write(byte[] b, int off, int len) throws IOException {
                        journal.enter("file W", off, len);
                        super.write(b, off, len);
                    }
                };
            case FILE_OVERRIDING_SEEK:
                return new RandomAccessFile(path, mode) {
                    @Override
                    public void seek(long pos) throws IOException {
                        journal.enter("file seek", 0, (int) pos);
                        super.seek(pos);
                    }
                };
            case FILE_SUBCLASS:
                return new RandomAccessFile(path, mode) {};
            default:
                return new RandomAccessFile(path, mode);
        }
    }

    // Input.

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
    }

    static class Buffered extends BufferedInputStream {
        Buffered(InputStream in, int size) {
            super(in, size);
        }

        byte[] held() {
            return buf;
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

    static final class Bytes extends ByteArrayInputStream {
        Bytes(byte[] bytes) {
            super(bytes);
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

    // Output.

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

    static class BufferedOut extends BufferedOutputStream {
        BufferedOut(OutputStream out, int size) {
            super(out, size);
        }

        byte[] held() {
            return buf;
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

    static final class BytesOut extends ByteArrayOutputStream {
        byte[] held() {
            return buf;
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
