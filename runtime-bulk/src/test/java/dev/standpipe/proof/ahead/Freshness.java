package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Form;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/**
 * Nothing of a file is of use that was written so short a time before that another write could leave it with the same
 * time. The times of this system may be finer than that, so no program would tell.
 */
public final class Freshness {
    /** Less than what makes a file old, even where reading eagerly. */
    private static final long FRESH = 20_000_000;

    private static final int TRANSFER = 2000;
    private static final int TRIES = 50;

    /** What was wrong, if anything. */
    public List<String> run() throws IOException {
        Path folder = Files.createTempDirectory(Disk.memory(), "standpipe");
        Path file = folder.resolve("fresh");
        try {
            for (int k = 0; k < TRIES; k++) {
                long before = Prefetch.bytesUsed();
                long from = System.nanoTime();
                readOnceWritten(file);
                boolean inTime = System.nanoTime() - from < FRESH;
                if (inTime && Prefetch.bytesUsed() > before) {
                    return Collections.singletonList(Prefetch.bytesUsed() - before + " bytes were read ahead");
                }
                Files.delete(file);
            }
            return Collections.emptyList();
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }

    private static void readOnceWritten(Path file) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(Disk.POOL, 0, 20 * TRANSFER);
        }
        Form bytes = Form.plain('B');
        try (DataInputStream in = new DataInputStream(new FileInputStream(file.toFile()))) {
            for (int k = 0; k < 20; k++) {
                bytes.bulkRead(in, bytes.newArray(TRANSFER), 0, TRANSFER, Format.AGAIN);
                Pause.take(3);
            }
        }
    }
}
