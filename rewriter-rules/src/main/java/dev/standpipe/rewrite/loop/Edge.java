package dev.standpipe.rewrite.loop;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** A way from the end of one block, or for an exception from anywhere in it, to the start of another. */
public final class Edge {
    /** What takes the way. */
    public enum Kind {
        FALL,
        JUMP,
        SWITCH,
        EXCEPTION
    }

    private final Block from;
    private final Block to;
    private final Kind kind;
    private final AbstractInsnNode by;

    Edge(Block from, Block to, Kind kind, AbstractInsnNode by) {
        this.from = from;
        this.to = to;
        this.kind = kind;
        this.by = by;
    }

    public Block from() {
        return from;
    }

    public Block to() {
        return to;
    }

    public Kind kind() {
        return kind;
    }

    /** The jump or the switch, or null if there is none. */
    public AbstractInsnNode by() {
        return by;
    }

    /** Whether this is the jump of an if. */
    public boolean conditional() {
        return kind == Kind.JUMP && by.getOpcode() != Opcodes.GOTO;
    }

    @Override
    public String toString() {
        return from + "-" + kind + "->" + to;
    }
}
