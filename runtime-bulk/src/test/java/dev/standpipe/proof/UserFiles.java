package dev.standpipe.proof;

import java.io.IOException;
import java.io.RandomAccessFile;

/** Subclasses of RandomAccessFile, as {@link UserInputs}. */
final class UserFiles {
    private UserFiles() {}

    static RandomAccessFile open(World world, Receiver kind, String mode) throws IOException {
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
}
