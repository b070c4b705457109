package dev.standpipe.offline;

import dev.standpipe.zip.Bytes;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** An archive that was named by itself. */
final class ArchiveFile implements Closeable {
    private final Path from;
    private final FileChannel file;
    private final RewrittenArchive archive;

    /** Looks at everything; {@code name} is what a person calls it. */
    ArchiveFile(Path from, String name, RewritingJob job) throws IOException {
        this.from = from;
        this.file = FileChannel.open(from);
        try {
            archive =
                    new RewrittenArchive(OpenArchive.file(name, file, job.spool(), job.options().progress), job, false);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    boolean isDifferent() {
        return archive.isDifferent();
    }

    /** What does not change is the same file afterwards, byte for byte. */
    void write(Path to) throws IOException {
        if (!isDifferent() && Files.exists(to) && Files.isSameFile(from, to)) {
            return;
        }
        try (Replacement replacement = new Replacement(to, from)) {
            if (isDifferent()) {
                archive.write(replacement.channel());
            } else {
                Bytes.of(file).copyTo(replacement.channel());
            }
            file.close();
            replacement.takePlace(null);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
