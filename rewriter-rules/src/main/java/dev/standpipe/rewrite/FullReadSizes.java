package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Transfer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/**
 * How many bytes the calls of {@code readFully} in one method read: by a constant, or by the length of an array that
 * the method makes. What is jumped over is not looked at, so this is a guess.
 */
final class FullReadSizes extends CodeWalk {
    private static final int LOAD_0 = 42;
    private static final int STORE_0 = 75;
    private static final int WIDE = 196;
    private static final int UNKNOWN = -1;

    private final Meanings meanings;
    private final byte[] bytes;

    /** By the local: the length of all arrays that are ever stored there. */
    private final Map<Integer, Integer> lengths = new HashMap<>();

    private final List<Integer> sizes = new ArrayList<>();

    /** Of calls that read as much as the array in a local holds. */
    private final Map<Integer, Integer> locals = new LinkedHashMap<>();

    /** Where the two instructions before are. */
    private int before;

    private int beforeThat;

    /** Of a class's constants. */
    interface Meanings {
        /** What is called: a transfer, a method of the class, or null. */
        Object meaning(int opcode, int constant);
    }

    FullReadSizes(Meanings meanings, byte[] classFile) {
        super(classFile);
        this.meanings = meanings;
        this.bytes = classFile;
    }

    /** Of each call, in order; -1 if it is not known. */
    List<Integer> of(MethodOutline method) {
        int end = method.start + method.code;
        begin(method.start);
        before = UNKNOWN;
        beforeThat = UNKNOWN;
        for (int at = method.start; at < end; ) {
            int stored = local(at, Opcodes.ASTORE, STORE_0);
            if (stored >= 0) {
                int made = made(before, beforeThat);
                Integer known = lengths.get(stored);
                lengths.put(stored, known == null || known == made ? made : UNKNOWN);
            }
            int next = behind(at, end);
            beforeThat = before;
            before = at;
            at = next;
        }
        for (Map.Entry<Integer, Integer> local : locals.entrySet()) {
            sizes.set(local.getKey(), lengths.getOrDefault(local.getValue(), UNKNOWN));
        }
        return sizes;
    }

    /** The local that the instruction loads or stores, or -1. */
    private int local(int at, int opcode, int first) {
        int code = at < 0 ? 0 : bytes[at] & 0xFF;
        if (code >= first && code < first + 4) {
            return code - first;
        }
        if (code == WIDE) {
            return (bytes[at + 1] & 0xFF) == opcode ? u2(at + 2) : UNKNOWN;
        }
        return code == opcode ? bytes[at + 1] & 0xFF : UNKNOWN;
    }

    /** The length of the array of bytes that the instruction makes. */
    private int made(int at, int lengthAt) {
        boolean makes = at >= 0 && (bytes[at] & 0xFF) == Opcodes.NEWARRAY && bytes[at + 1] == Opcodes.T_BYTE;
        return makes ? constant(lengthAt) : UNKNOWN;
    }

    private int constant(int at) {
        int opcode = at < 0 ? 0 : bytes[at] & 0xFF;
        if (opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        }
        if (opcode == Opcodes.BIPUSH) {
            return bytes[at + 1];
        }
        return opcode == Opcodes.SIPUSH ? (short) u2(at + 1) : UNKNOWN;
    }

    @Override
    void call(int at, int opcode, int constant) {
        Object meaning = meanings.meaning(opcode, constant);
        if (meaning instanceof Transfer && ((Transfer) meaning).fills()) {
            boolean whole = ((Transfer) meaning).call().desc.equals("([B)V");
            int local = whole ? local(before, Opcodes.ALOAD, LOAD_0) : UNKNOWN;
            if (local >= 0) {
                locals.put(sizes.size(), local);
            }
            sizes.add(whole ? made(before, beforeThat) : constant(before));
        }
    }

    @Override
    void assign(int opcode, int constant) {
        // no local
    }

    @Override
    void callDynamically(int constant) {
        // no read
    }

    @Override
    void jumpBack(int at, int target) {
        // in which order does not matter
    }
}
