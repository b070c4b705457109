package dev.standpipe.rewrite.summary;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A call that by its name and descriptor reads or writes one element; whether of a data stream, the receiver must tell.
 */
public final class Transfer {
    private final boolean reads;
    private final WireType wire;
    private final MethodInsnNode call;

    Transfer(boolean reads, WireType wire, MethodInsnNode call) {
        this.reads = reads;
        this.wire = wire;
        this.call = call;
    }

    public boolean reads() {
        return reads;
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
