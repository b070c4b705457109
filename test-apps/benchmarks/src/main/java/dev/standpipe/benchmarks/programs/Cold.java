package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.CSource;
import dev.standpipe.benchmarks.Commands;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Drops inputs from the page cache before a run, and notes whether that worked. */
final class Cold {
    /** Null where there is no C compiler: then it is done by dd, and nothing tells how far it worked. */
    private final Path evict;

    private long pages;
    private long left;
    private boolean used;

    private Cold(Path evict) {
        this.evict = evict;
    }

    static Cold prepare(Path work) throws IOException {
        Path source = work.resolve("evict.c");
        try (InputStream in = Cold.class.getResourceAsStream("evict.c")) {
            Files.copy(in, source, StandardCopyOption.REPLACE_EXISTING);
        }
        CSource built = CSource.compile(source, work.resolve("evict"), "-O2");
        return new Cold(built.executable());
    }

    void drop(List<Path> files) throws IOException {
        used = true;
        if (evict == null) {
            for (Path file : files) {
                Commands.output(List.of("dd", "if=" + file, "iflag=nocache", "count=0"));
            }
            return;
        }
        List<String> command = new ArrayList<>(List.of(evict.toString()));
        files.forEach(file -> command.add(file.toString()));
        String said = Commands.output(command);
        String[] counts = said.trim().split(" ");
        if (counts.length != 3) {
            throw new IOException("the inputs cannot be dropped from the page cache: " + said);
        }
        pages += Long.parseLong(counts[0]);
        left += Long.parseLong(counts[2]);
    }

    boolean isUsed() {
        return used;
    }

    /** What the page must say about it. */
    String verdict() {
        return evict == null
                ? "inputs dropped by dd before each run; there was no C compiler to see whether that worked"
                : left * 100 <= pages
                        ? "inputs dropped from the page cache before each run"
                                + String.format(Locale.ROOT, ", %.2f %% of their pages remained", percent())
                        : String.format(
                                Locale.ROOT,
                                "not possible here: %.0f %% of the inputs' pages stayed in memory",
                                percent());
    }

    private double percent() {
        return 100.0 * left / Math.max(1, pages);
    }
}
