package dev.standpipe.rewrite;

import java.util.Arrays;

/**
 * Goes through the bytes of methods, from instruction to instruction, and tells of calls, assignments and jumps. In
 * whatever order a loop's instructions stand, each is between the target and the source of a way back that belongs to
 * the loop: how else would it be come to again?
 */
abstract class CodeWalk {
    private static final int TABLESWITCH = 170;
    private static final int LOOKUPSWITCH = 171;
    private static final int GETSTATIC = 178;
    private static final int PUTSTATIC = 179;
    private static final int GETFIELD = 180;
    private static final int PUTFIELD = 181;
    private static final int INVOKEVIRTUAL = 182;
    private static final int INVOKESTATIC = 184;
    private static final int INVOKEINTERFACE = 185;
    private static final int INVOKEDYNAMIC = 186;
    private static final int IINC = 132;
    private static final int WIDE = 196;
    private static final int GOTO_W = 200;
    private static final int JSR_W = 201;

    /** Instructions that are looked at have it, by opcode; of all others this says how long they are. */
    private static final int LOOKED_AT = 8;

    private static final byte[] KINDS = kinds();

    private final byte[] bytes;
    private int start;

    CodeWalk(byte[] classFile) {
        this.bytes = classFile;
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[JSR_W + 1];
        Arrays.fill(kinds, (byte) 1);
        // constants, and locals
        for (int opcode : new int[] {16, 18, 21, 22, 23, 24, 25, 54, 55, 56, 57, 58, 169, 188}) {
            kinds[opcode] = 2;
        }
        // constants, increments, fields and types
        for (int opcode : new int[] {17, 19, 20, IINC, GETSTATIC, GETFIELD, 187, 189, 192, 193}) {
            kinds[opcode] = 3;
        }
        // arrays of arrays
        kinds[197] = 4;
        Arrays.fill(kinds, 153, 169, (byte) (LOOKED_AT + 3));
        Arrays.fill(kinds, 198, GOTO_W, (byte) (LOOKED_AT + 3));
        Arrays.fill(kinds, GOTO_W, JSR_W + 1, (byte) (LOOKED_AT + 5));
        Arrays.fill(kinds, TABLESWITCH, LOOKUPSWITCH + 1, (byte) LOOKED_AT);
        kinds[PUTSTATIC] = LOOKED_AT + 3;
        Arrays.fill(kinds, PUTFIELD, INVOKESTATIC + 1, (byte) (LOOKED_AT + 3));
        Arrays.fill(kinds, INVOKEINTERFACE, INVOKEDYNAMIC + 1, (byte) (LOOKED_AT + 5));
        kinds[WIDE] = LOOKED_AT;
        return kinds;
    }

    /** The member that the constant names is called by the instruction at this place. */
    abstract void call(int at, int opcode, int constant);

    /** The field is assigned. */
    abstract void assign(int opcode, int constant);

    abstract void callDynamically(int constant);

    /** From {@code at} to {@code target}, which is not behind it. */
    abstract void jumpBack(int at, int target);

    /**
     * Goes through the instructions that start at this place.
     *
     * @throws RuntimeException if it is no code
     */
    final void walk(int from, int length) {
        start = from;
        int end = from + length;
        int at = from;
        while (at < end) {
            int kind = KINDS[bytes[at] & 0xFF];
            at += kind < LOOKED_AT ? kind : look(at, bytes[at] & 0xFF, kind - LOOKED_AT, end);
        }
    }

    /** Before the first of the instructions that start at this place. */
    final void begin(int from) {
        start = from;
    }

    /** Where the next instruction is. */
    final int behind(int at, int end) {
        int kind = KINDS[bytes[at] & 0xFF];
        return at + (kind < LOOKED_AT ? kind : look(at, bytes[at] & 0xFF, kind - LOOKED_AT, end));
    }

    /** How long the instruction is. */
    private int look(int at, int opcode, int length, int end) {
        switch (opcode) {
            case TABLESWITCH:
            case LOOKUPSWITCH:
                return turn(at, opcode, end);
            case PUTSTATIC:
            case PUTFIELD:
                assign(opcode, u2(at + 1));
                return length;
            case INVOKEVIRTUAL:
            case INVOKEVIRTUAL + 1:
            case INVOKESTATIC:
            case INVOKEINTERFACE:
                call(at, opcode, u2(at + 1));
                return length;
            case INVOKEDYNAMIC:
                callDynamically(u2(at + 1));
                return length;
            case WIDE:
                return (bytes[at + 1] & 0xFF) == IINC ? 6 : 4;
            case GOTO_W:
            case JSR_W:
                jump(at, int4(at + 1));
                return length;
            default:
                jump(at, (short) u2(at + 1));
                return length;
        }
    }

    private void jump(int at, int distance) {
        if (distance <= 0) {
            jumpBack(at, at + distance);
        }
    }

    private int turn(int at, int opcode, int end) {
        int aligned = (at - start) / 4 * 4 + 4 + start;
        jump(at, int4(aligned));
        int step = opcode == TABLESWITCH ? 4 : 8;
        long targets = opcode == TABLESWITCH ? 1L + int4(aligned + 8) - int4(aligned + 4) : int4(aligned + 4);
        int first = aligned + (opcode == TABLESWITCH ? 12 : 8);
        if (targets < 0 || targets > (end - first) / step) {
            throw new IllegalArgumentException("a switch does not fit into its method");
        }
        int behind = first + step * (int) targets;
        for (int target = first + step - 4; target < behind; target += step) {
            jump(at, int4(target));
        }
        return behind - at;
    }

    /**
     * Whether something that is thrown may lead from this place or behind it to this place or before it. The table
     * stands behind the code that was gone through.
     */
    final boolean hasHandlerAbove(int place, int table) {
        int end = table + 2 + 8 * u2(table);
        for (int at = table + 2; at < end; at += 8) {
            int handler = u2(at + 4);
            if (handler <= place - start && handler < u2(at + 2)) {
                return true;
            }
        }
        return false;
    }

    final int u2(int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    final int int4(int at) {
        return u2(at) << 16 | u2(at + 2);
    }
}
