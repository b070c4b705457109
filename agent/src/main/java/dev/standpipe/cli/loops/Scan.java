package dev.standpipe.cli.loops;

import dev.standpipe.cli.input.ClassWalk;
import dev.standpipe.cli.user.ProgressBar;
import dev.standpipe.offline.ClassInventory;
import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Prefilter;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/** Looks through class files for loops, and changes nothing. */
final class Scan {
    /** A class file that may have a loop of ours, and where it is. */
    private static final class Candidate {
        final String where;
        final byte[] classFile;

        Candidate(String where, byte[] classFile) {
            this.where = where;
            this.classFile = classFile;
        }
    }

    private final Observations observations = Observations.dry();
    private final ClassInventory inventory = new ClassInventory();
    private final Queue<Candidate> candidates = new ConcurrentLinkedQueue<>();
    private final AtomicLong room = new AtomicLong(Runtime.getRuntime().maxMemory() / 4);
    private final Queue<String> skipped = new ConcurrentLinkedQueue<>();
    private final List<String> unreadable = new ArrayList<>();
    private final List<String> strange = new ArrayList<>();

    /**
     * Each file is read once. The few classes with candidates are kept until all have been seen, since what a class is
     * may be known only from the last file.
     */
    static Scan of(List<Path> inputs, List<Path> classPath, ProgressBar progress) {
        Scan scan = new Scan();
        scan.read(new ClassWalk(scan::consider, progress), inputs);
        scan.read(new ClassWalk((where, classFile) -> scan.inventory.add(classFile), progress), classPath);
        Rewriter rewriter = Rewriter.standard().with(scan.inventory);
        scan.candidates.parallelStream().forEach(candidate -> scan.look(rewriter, candidate));
        progress.end();
        return scan;
    }

    private void read(ClassWalk walk, List<Path> files) {
        walk.through(files);
        unreadable.addAll(walk.problems());
        strange.addAll(walk.notes());
    }

    private void consider(String where, byte[] classFile) {
        inventory.add(classFile);
        observations.classSeen();
        if (!Prefilter.maybe(classFile)) {
            return;
        }
        if (room.addAndGet(-classFile.length) < 0) {
            // as the one who runs out of memory, only before it happens
            throw new OutOfMemoryError(where);
        }
        candidates.add(new Candidate(where, classFile));
    }

    private void look(Rewriter rewriter, Candidate candidate) {
        long started = System.nanoTime();
        Rewriting rewriting = rewriter.rewrite(candidate.classFile);
        if (rewriting.problem() != null) {
            observations.classSkipped();
            skipped.add(candidate.where + ": " + rewriting.problem());
        }
        if (!rewriting.findings().isEmpty()) {
            observations.classScanned(rewriting.findings());
            String name = rewriting.findings().get(0).place().className();
            observations.weights().cameFrom(name, container(candidate.where, name));
        }
        if (rewriting.changed()) {
            observations.classRewritten();
        }
        observations.transformNanos(System.nanoTime() - started);
    }

    /** The jar or folder around a class file; a class file by another name is its own. */
    private static String container(String where, String className) {
        String inside = className + ".class";
        if (!where.replace('\\', '/').endsWith(inside)) {
            return where;
        }
        String around = where.substring(0, where.length() - inside.length());
        return around.isEmpty() ? "." : around.replaceFirst("(!?/|\\\\)$", "");
    }

    Observations observations() {
        return observations;
    }

    /** Classes that could not be looked at. */
    List<String> skipped() {
        List<String> sorted = new ArrayList<>(skipped);
        Collections.sort(sorted);
        return sorted;
    }

    /** Files that could not be read. */
    List<String> unreadable() {
        return unreadable;
    }

    /** What is odd about files that could be read. */
    List<String> strange() {
        return strange;
    }
}
