package dev.standpipe.offline;

import dev.standpipe.file.WholeFile;
import dev.standpipe.zip.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;

/** A temporary file for what is too much to be kept in memory: archives out of archives, and changed entries. */
final class Spool extends OutputStream {
    private final FileChannel file;
    private final Path path;

    Spool() throws IOException {
        path = temporary();
        path.toFile().deleteOnExit();
        file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static Path temporary() throws OfflineException {
        try {
            return Files.createTempFile("standpipe", ".tmp");
        } catch (IOException e) {
            String folder = System.getProperty("java.io.tmpdir");
            String why = Files.isDirectory(Paths.get(folder)) ? WholeFile.inWords(e) : "there is no such folder";
            throw new OfflineException(
                    "no temporary file can be made in " + folder + ": " + why
                            + ". Name another folder with -Djava.io.tmpdir=FOLDER",
                    e);
        }
    }

    /** To write to its end. */
    FileChannel file() {
        return file;
    }

    long position() throws IOException {
        return file.position();
    }

    Bytes since(long position) throws IOException {
        return new Bytes(file, position, file.position() - position);
    }

    Bytes keep(byte[] content) throws IOException {
        long start = file.position();
        write(content, 0, content.length);
        return since(start);
    }

    /** Forgets what was written since. */
    void back(long position) throws IOException {
        file.truncate(position);
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        for (ByteBuffer rest = ByteBuffer.wrap(bytes, from, length); rest.hasRemaining(); ) {
            file.write(rest);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
        Files.deleteIfExists(path);
    }
}
