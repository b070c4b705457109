package dev.standpipe.offline;

import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Prefilter;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.rule.Reason;
import java.util.ArrayList;
import java.util.List;

/** One file or folder with all archives in it: what to do with its classes, and what has come of that. */
final class Job {
    private final Rewriter rewriter;
    private final Choices choices;
    private final Spool spool;
    private final Observations observations;
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> messages = new ArrayList<>();
    private int classes;

    Job(Rewriter rewriter, Choices choices, Observations observations, Spool spool) {
        this.rewriter = rewriter;
        this.choices = choices;
        this.observations = observations;
        this.spool = spool;
    }

    Choices choices() {
        return choices;
    }

    Spool spool() {
        return spool;
    }

    Unit unit() {
        return new Unit(rewriter);
    }

    /** Whether there may be anything to do in the class; most are done with here. */
    boolean isCandidate(byte[] classFile) {
        observations.classSeen();
        return Prefilter.maybe(classFile);
    }

    boolean isWanted(String name) {
        return choices.includes.match(name) && !choices.excludes.match(name);
    }

    /** Why the class cannot be looked at. */
    void isUnreadable(String where, byte[] classFile) {
        String problem = rewriter.rewrite(classFile).problem();
        if (problem != null) {
            tell(where + ": " + problem);
        }
    }

    Rewriting rewrite(Unit unit, String where, byte[] classFile) {
        long started = System.nanoTime();
        Rewriting rewriting = unit.rewrite(classFile);
        observations.transformNanos(System.nanoTime() - started);
        if (rewriting.problem() != null) {
            tell(where + ": " + rewriting.problem());
        }
        if (!rewriting.findings().isEmpty()) {
            observations.classScanned(rewriting.findings());
            findings.addAll(rewriting.findings());
        }
        if (rewriting.changed()) {
            observations.classRewritten();
            classes++;
        }
        return rewriting;
    }

    /** Whether a class calls a stand-in already. */
    static boolean wasRewritten(Rewriting rewriting) {
        for (Finding finding : rewriting.findings()) {
            if (finding.reason() == Reason.REWRITTEN_BEFORE) {
                return true;
            }
        }
        return false;
    }

    void tell(String message) {
        messages.add(message);
    }

    Outcome outcome(boolean different) {
        return new Outcome(classes, findings, messages, different);
    }
}
