package dev.standpipe.offline;

import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Prefilter;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** One file or folder with all archives in it: what to do with its classes, and what has come of that. */
final class RewritingJob {
    private final Rewriter rewriter;
    private final OfflineOptions options;
    private final Spool spool;
    private final List<List<Finding>> loops = new ArrayList<>();
    private final List<String> messages = new ArrayList<>();
    private int seen;
    private int rewritten;
    private int skipped;
    private boolean opened;
    private long nanos;

    RewritingJob(Rewriter rewriter, OfflineOptions options, Spool spool) {
        this.rewriter = rewriter;
        this.options = options;
        this.spool = spool;
    }

    OfflineOptions options() {
        return options;
    }

    Spool spool() {
        return spool;
    }

    LoaderUnit unit(Set<String> imported) {
        return new LoaderUnit(rewriter, imported);
    }

    /** Whether there may be anything to do in the class; most are done with here. */
    boolean isCandidate(byte[] classFile) {
        seen++;
        return Prefilter.maybe(classFile);
    }

    boolean isWanted(String name) {
        return options.includes.match(name) && !options.excludes.match(name);
    }

    /** Why the class cannot be looked at, if it is wanted by the name that its place gives it. */
    void isUnreadable(String where, String name, byte[] classFile) {
        if (isWanted(name)) {
            tellProblem(where, rewriter.rewrite(classFile));
        }
    }

    private void tellProblem(String where, Rewriting rewriting) {
        if (rewriting.problem() != null) {
            skipped++;
            tell(where + ": " + rewriting.problem());
        }
    }

    Rewriting rewrite(LoaderUnit unit, String where, byte[] classFile) {
        long started = System.nanoTime();
        Rewriting rewriting = unit.rewrite(classFile);
        nanos += System.nanoTime() - started;
        tellProblem(where, rewriting);
        if (!rewriting.findings().isEmpty()) {
            loops.add(rewriting.findings());
        }
        if (rewriting.changed()) {
            rewritten++;
        }
        return rewriting;
    }

    void hasOnlyTheName(String where) {
        tell(where + " is no archive despite its name, it stays as it is");
    }

    void hasOpenedManifest() {
        opened = true;
    }

    void tell(String message) {
        messages.add(message);
    }

    /** Only now is it known that the file is not refused. */
    Outcome outcome(boolean different, Observations observations) {
        List<Finding> findings = new ArrayList<>();
        for (List<Finding> ofClass : loops) {
            observations.classScanned(ofClass);
            findings.addAll(ofClass);
        }
        for (int i = 0; i < seen; i++) {
            observations.classSeen();
        }
        for (int i = 0; i < rewritten; i++) {
            observations.classRewritten();
        }
        for (int i = 0; i < skipped; i++) {
            observations.classSkipped();
        }
        observations.transformNanos(nanos);
        return new Outcome(rewritten, findings, messages, different, opened);
    }
}
