package dev.standpipe.rewrite;

import dev.standpipe.rewrite.report.Finding;
import java.util.Collections;
import java.util.List;

/** What became of one class. */
public final class Rewriting {
    private final byte[] classFile;
    private final boolean changed;
    private final List<Finding> findings;
    private final String problem;

    private Rewriting(byte[] classFile, boolean changed, List<Finding> findings, String problem) {
        this.classFile = classFile;
        this.changed = changed;
        this.findings = Collections.unmodifiableList(findings);
        this.problem = problem;
    }

    static Rewriting unchanged(byte[] classFile, List<Finding> findings, String problem) {
        return new Rewriting(classFile, false, findings, problem);
    }

    static Rewriting changed(byte[] classFile, List<Finding> findings, String problem) {
        return new Rewriting(classFile, true, findings, problem);
    }

    static Rewriting skipped(byte[] classFile, String problem) {
        return new Rewriting(classFile, false, Collections.emptyList(), problem);
    }

    /** The very array that went in if nothing was changed. */
    public byte[] classFile() {
        return classFile;
    }

    public boolean changed() {
        return changed;
    }

    /** One for each innermost loop with a transfer, in the order of the code. */
    public List<Finding> findings() {
        return findings;
    }

    /** Whether there are loops that were rewritten in the build: they call what serves them. */
    public boolean wasRewrittenBefore() {
        for (Finding finding : findings) {
            if (finding.wasRewrittenBefore()) {
                return true;
            }
        }
        return false;
    }

    /** Why the class, or some of its methods, could not be looked at, for a person, or null. */
    public String problem() {
        return problem;
    }
}
