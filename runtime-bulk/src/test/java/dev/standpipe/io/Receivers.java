package dev.standpipe.io;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The places an array may come from or go to. */
final class Receivers {
    private Receivers() {}

    enum Source {
        BYTE_ARRAY,
        FILE,
        BUFFERED_FILE,
        ODD,
        RANDOM_ACCESS;

        BulkDataInput over(byte[] bytes, Path dir) throws IOException {
            switch (this) {
                case BYTE_ARRAY:
                    return new BulkDataInputStream(new ByteArrayInputStream(bytes));
                case ODD:
                    return new BulkDataInputStream(new Odd.Input(bytes, bytes.length));
                default:
            }
            Path file = Files.write(dir.resolve("in"), bytes);
            switch (this) {
                case FILE:
                    return new BulkDataInputStream(new FileInputStream(file.toFile()));
                case BUFFERED_FILE:
                    return new BulkDataInputStream(new BufferedInputStream(new FileInputStream(file.toFile()), 13));
                default:
                    return new BulkRandomAccessFile(file.toFile(), "r");
            }
        }
    }

    enum Sink {
        BYTE_ARRAY,
        FILE,
        BUFFERED_FILE,
        RANDOM_ACCESS;

        /** What {@code use} makes of a receiver, as bytes. */
        byte[] bytes(Path dir, Use use) {
            try {
                if (this == BYTE_ARRAY) {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    use.accept(new BulkDataOutputStream(bytes));
                    return bytes.toByteArray();
                }
                Path file = dir.resolve("out");
                Files.deleteIfExists(file);
                BulkDataOutput out = open(file);
                use.accept(out);
                ((Closeable) out).close();
                return Files.readAllBytes(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private BulkDataOutput open(Path file) throws IOException {
            switch (this) {
                case FILE:
                    return new BulkDataOutputStream(new FileOutputStream(file.toFile()));
                case BUFFERED_FILE:
                    return new BulkDataOutputStream(new BufferedOutputStream(new FileOutputStream(file.toFile()), 13));
                default:
                    return new BulkRandomAccessFile(file.toFile(), "rw");
            }
        }
    }

    interface Use {
        void accept(BulkDataOutput out) throws IOException;
    }
}
