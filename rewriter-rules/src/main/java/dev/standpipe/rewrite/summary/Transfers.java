package dev.standpipe.rewrite.summary;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Tells the calls that read or write one element from all others. */
public final class Transfers {
    private static final Map<String, WireType> READS = new HashMap<>();
    private static final Map<String, WireType> WRITES = new HashMap<>();

    static {
        for (WireType wire : WireType.values()) {
            READS.put(wire.readMethod(), wire);
            if (wire.writeMethod() != null) {
                WRITES.put(wire.writeMethod(), wire);
            }
        }
    }

    private Transfers() {}

    /** Null if the call is none. */
    public static Transfer of(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return null;
        }
        WireType read = READS.get(call.name);
        if (read != null && read.readDescriptor().equals(call.desc)) {
            return new Transfer(true, read, call);
        }
        WireType written = WRITES.get(call.name);
        if (written != null && written.writeDescriptor().equals(call.desc)) {
            return new Transfer(false, written, call);
        }
        return null;
    }
}
