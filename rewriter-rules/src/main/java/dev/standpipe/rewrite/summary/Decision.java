package dev.standpipe.rewrite.summary;

import org.objectweb.asm.tree.AbstractInsnNode;

/** Which way a conditional jump went. */
public final class Decision {
    private final AbstractInsnNode by;
    private final int position;
    private final Value condition;
    private final boolean jumped;
    private final int effectsBefore;

    Decision(AbstractInsnNode by, int position, Value condition, boolean jumped, int effectsBefore) {
        this.by = by;
        this.position = position;
        this.condition = condition;
        this.jumped = jumped;
        this.effectsBefore = effectsBefore;
    }

    public AbstractInsnNode by() {
        return by;
    }

    public int position() {
        return position;
    }

    /** A test that holds when the jump is taken. */
    public Value condition() {
        return condition;
    }

    public boolean jumped() {
        return jumped;
    }

    /** How many effects of the path came before it. */
    public int effectsBefore() {
        return effectsBefore;
    }
}
