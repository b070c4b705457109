package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.rule.Passage;

/** A place where the elements of an array have to be there, at the latest. */
public final class Wait {
    private final int position;
    private final boolean behind;
    private final Passage passage;

    Wait(int position, boolean behind, Passage passage) {
        this.position = position;
        this.behind = behind;
        this.passage = passage;
    }

    /** Of the instruction that the wait is beside. */
    public int position() {
        return position;
    }

    /** Right behind the instruction and not before it. */
    public boolean behind() {
        return behind;
    }

    /** The loop that comes next, which need not be waited for if it cannot throw; null if there is no question. */
    public Passage passage() {
        return passage;
    }
}
