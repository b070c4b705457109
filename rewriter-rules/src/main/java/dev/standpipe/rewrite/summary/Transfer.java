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
    private final int bytes;

    private Transfer(boolean reads, WireType wire, MethodInsnNode call, int bytes) {
        this.reads = reads;
        this.wire = wire;
        this.call = call;
        this.bytes = bytes;
    }

    Transfer(boolean reads, WireType wire, MethodInsnNode call) {
        this(reads, wire, call, 0);
    }

    /** Of a call of {@code readFully} that reads so many bytes; -1 if that is not known. */
    public static Transfer filling(MethodInsnNode call, int bytes) {
        return new Transfer(true, WireType.BYTE, call, bytes);
    }

    /** How many bytes go into an array at once, or -1 if that is not known; 0 if it is an element that is carried. */
    public int bytes() {
        return bytes;
    }

    public boolean fills() {
        return bytes != 0;
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
