package dev.standpipe.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes to what is no regular file. A pipe that nobody reads from would keep the end of the program waiting for ever,
 * already where it is opened: so another thread waits, and the JVM ends without it.
 */
final class PipeWriting implements Runnable {
    private static final long PATIENCE_MILLIS = 5_000;

    private final Path file;
    private final byte[] bytes;
    private IOException failure;

    private PipeWriting(Path file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    static void write(Path file, byte[] bytes) throws IOException {
        PipeWriting writing = new PipeWriting(file, bytes);
        Thread thread = new Thread(null, writing, "standpipe-pipe");
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        thread.start();
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (thread.isAlive()) {
            throw new FileSystemException(file.toString(), null, "it is a pipe, and no other process reads from it");
        }
        if (writing.failure != null) {
            throw writing.failure;
        }
    }

    @Override
    public void run() {
        try {
            Files.write(file, bytes, StandardOpenOption.WRITE);
        } catch (IOException e) {
            failure = e;
        }
    }
}
