package dev.standpipe.proof;

import java.io.Closeable;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;

/** One file that a thread uses again for every case; on a memory file system where there is one. */
final class TempFile implements Closeable {
    private static final long LONG_AGO = 1_000_000_000_000L;

    final File path;

    TempFile() {
        File memory = new File("/dev/shm");
        try {
            path = memory.canWrite()
                    ? File.createTempFile("standpipe", ".proof", memory)
                    : File.createTempFile("standpipe", ".proof");
            path.deleteOnExit();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    void fill(byte[] content, boolean append) throws IOException {
        try (FileOutputStream out = new FileOutputStream(path, append)) {
            out.write(content);
        }
        // as if long ago: else nothing of it would be read ahead
        path.setLastModified(LONG_AGO);
    }

    void cut(int length) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
            file.setLength(Math.min(length, file.length()));
        }
    }

    byte[] bytes() throws IOException {
        return Files.readAllBytes(path.toPath());
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path.toPath());
    }
}
