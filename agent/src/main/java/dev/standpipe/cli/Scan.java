package dev.standpipe.cli;

import dev.standpipe.offline.Inventory;
import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;

/** Looks through class files for loops, and changes nothing. */
final class Scan {
    private final Observations observations = Observations.dry();
    private final Inventory inventory = new Inventory();
    private final Queue<String> skipped = new ConcurrentLinkedQueue<>();
    private final List<String> unreadable = new ArrayList<>();

    /** Reads everything twice: what a class is may be known only from the last file. */
    static Scan of(List<Path> inputs, List<Path> classPath, Predicate<String> rules) {
        Scan scan = new Scan();
        List<Path> all = new ArrayList<>(inputs);
        all.addAll(classPath);
        scan.unreadable.addAll(Walk.through(all, (where, classFile) -> scan.inventory.add(classFile)));
        Rewriter rewriter =
                Rewriter.standard().with(scan.inventory).applying(rules).numberedBy(scan.observations::found);
        Walk.through(inputs, (where, classFile) -> scan.look(rewriter, where, classFile));
        return scan;
    }

    private void look(Rewriter rewriter, String where, byte[] classFile) {
        long started = System.nanoTime();
        Rewriting rewriting = rewriter.rewrite(classFile);
        observations.classSeen();
        if (rewriting.problem() != null) {
            skipped.add(where + ": " + rewriting.problem());
        }
        if (!rewriting.findings().isEmpty()) {
            observations.classScanned(rewriting.findings());
        }
        if (rewriting.changed()) {
            observations.classRewritten();
        }
        observations.transformNanos(System.nanoTime() - started);
    }

    Observations observations() {
        return observations;
    }

    /** Classes that could not be looked at. */
    List<String> skipped() {
        List<String> sorted = new ArrayList<>(skipped);
        java.util.Collections.sort(sorted);
        return sorted;
    }

    /** Files that could not be read. */
    List<String> unreadable() {
        return unreadable;
    }
}
