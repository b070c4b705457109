package dev.standpipe.offline;

import dev.standpipe.rewrite.report.Finding;
import java.util.Collections;
import java.util.List;

/** What became of one file or folder, or what would. */
public final class Outcome {
    private final int classes;
    private final List<Finding> findings;
    private final List<String> messages;
    private final boolean different;
    private final boolean opened;

    Outcome(int classes, List<Finding> findings, List<String> messages, boolean different, boolean opened) {
        this.classes = classes;
        this.findings = Collections.unmodifiableList(findings);
        this.messages = Collections.unmodifiableList(messages);
        this.different = different;
        this.opened = opened;
    }

    /** How many classes are rewritten, without those that were before. */
    public int classes() {
        return classes;
    }

    /** Every loop that carries elements, rewritten or not. */
    public List<Finding> findings() {
        return findings;
    }

    /** What a person should know, such as classes that could not be looked at, a sentence each. */
    public List<String> messages() {
        return messages;
    }

    /** Whether what comes out is anything else than what went in. */
    public boolean isDifferent() {
        return different;
    }

    /**
     * Whether its manifest has {@code java -jar} open package java.io, as {@link Offline#addOpens} asks: not every
     * manifest can.
     */
    public boolean hasOpenedManifest() {
        return opened;
    }
}
