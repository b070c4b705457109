package dev.standpipe.benchmarks.programs;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Memory that is at hand for whoever runs next. A virtual machine may have given back what is free, and until it has that again each page that is written
 * first takes several times as long: more than what is measured, and a matter of what the one before has left.
 */
final class Memory {
    private static final int MIB = 1 << 20;
    private static final int LEAST = 256 * MIB;
    private static final int TIMES = 8;
    private static final long MOST = 4096L * MIB;

    private Memory() {}

    /** Takes as much as a program takes that works on these inputs, and lets it go. */
    static void bringBack(Inputs inputs) throws IOException {
        long bytes = LEAST;
        for (Path file : Inputs.list(inputs.folder())) {
            bytes += TIMES * Files.size(file);
        }
        Path file = inputs.folder().resolveSibling("memory");
        byte[] zeros = new byte[MIB];
        try (OutputStream out = Files.newOutputStream(file)) {
            for (long written = 0; written < Math.min(bytes, MOST); written += zeros.length) {
                out.write(zeros);
            }
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
