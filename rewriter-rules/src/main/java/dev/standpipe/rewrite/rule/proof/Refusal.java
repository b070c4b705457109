package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.report.Reason;

/** Why a loop is left alone, and because of which instruction. */
public final class Refusal implements Verdict {
    /** It is the loop as a whole. */
    public static final int NOWHERE = -1;

    private final Reason reason;
    private final int position;

    public Refusal(Reason reason, int position) {
        this.reason = reason;
        this.position = position;
    }

    public Refusal(Reason reason) {
        this(reason, NOWHERE);
    }

    public Reason reason() {
        return reason;
    }

    /** The instruction's position in the code, or {@link #NOWHERE}. */
    public int position() {
        return position;
    }

    @Override
    public String toString() {
        return reason + (position == NOWHERE ? "" : "@" + position);
    }
}
