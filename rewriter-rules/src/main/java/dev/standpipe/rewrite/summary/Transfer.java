package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.report.Direction;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** A call that by its name and descriptor reads or writes one element; whether of a data stream, the receiver must tell. */
public final class Transfer {
    private final Direction direction;
    private final WireType wire;
    private final MethodInsnNode call;

    Transfer(Direction direction, WireType wire, MethodInsnNode call) {
        this.direction = direction;
        this.wire = wire;
        this.call = call;
    }

    public Direction direction() {
        return direction;
    }

    public boolean reads() {
        return direction == Direction.READ;
    }

    public WireType wire() {
        return wire;
    }

    public MethodInsnNode call() {
        return call;
    }

    /** Whether the call goes past an override, as {@code super.readInt()} does. */
    public boolean superCall() {
        return call.getOpcode() == Opcodes.INVOKESPECIAL;
    }

    @Override
    public String toString() {
        return call.owner + "." + call.name + call.desc;
    }
}
