package dev.standpipe.agent.buffer.code;

/** Of instructions in memory: how long each is, and which they are. */
final class Instructions {
    static final int NOP = 0;
    static final int FIRST_JUMP = 153;
    static final int LAST_JUMP = 168;
    static final int TABLE_SWITCH = 170;
    static final int LOOKUP_SWITCH = 171;
    static final int FIRST_RETURN = 172;
    static final int LAST_RETURN = 177;
    static final int WIDE = 196;
    static final int IF_NULL = 198;
    static final int IF_NOT_NULL = 199;
    static final int GOTO_WIDE = 200;

    private static final int IINC = 132;
    private static final int FIRST_CALL = 182;
    private static final int LAST_CALL = 184;

    /** Bytes of each, 0 where that depends. */
    private static final byte[] LENGTHS = digits(
            "1111111111111111" // constants
                    + "2323322222" // constants that are written down, loads
                    + "1111111111111111111111111111" // loads of the first variables and from arrays
                    + "22222" // stores
                    + "1111111111111111111111111111111111111111111111111111111111111111111111111" // to arrays, stack,
                    // arithmetic
                    + "3" // increment
                    + "11111111111111111111" // conversions, comparisons
                    + "3333333333333333" // jumps
                    + "200" // of a subroutine, switches
                    + "111111" // returns
                    + "3333333" // fields, methods
                    + "55323" // interface methods, call sites, objects, arrays
                    + "1133110433" // length, throw, types, monitors, wide, arrays, null
                    + "55");

    private Instructions() {}

    private static byte[] digits(String written) {
        byte[] digits = new byte[written.length()];
        for (int k = 0; k < digits.length; k++) {
            digits[k] = (byte) (written.charAt(k) - '0');
        }
        return digits;
    }

    static int opcode(byte[] file, int at) {
        return file[at] & 0xFF;
    }

    static boolean isReturn(int opcode) {
        return opcode >= FIRST_RETURN && opcode <= LAST_RETURN;
    }

    static boolean isJump(int opcode) {
        return opcode >= FIRST_JUMP && opcode <= LAST_JUMP || opcode == IF_NULL || opcode == IF_NOT_NULL;
    }

    static boolean isSwitch(int opcode) {
        return opcode == TABLE_SWITCH || opcode == LOOKUP_SWITCH;
    }

    /** Where what belongs to a switch begins, counted from the start of the method, on which that depends. */
    static int aligned(int pc) {
        return (pc & ~3) + 4;
    }

    /** {@code start}: where in the file the method's first instruction is. */
    static int length(byte[] file, int start, int pc) {
        int opcode = opcode(file, start + pc);
        int length = LENGTHS[opcode];
        if (length > 0) {
            return length;
        }
        if (opcode == WIDE) {
            return opcode(file, start + pc + 1) == IINC ? 6 : 4;
        }
        int from = aligned(pc);
        return from - pc + switchLength(file, start + from, opcode);
    }

    /**
     * The first call of a method from there on, {@code length} if there is none. Classes are looked through before any
     * of this is compiled, so it is in one piece.
     */
    static int nextCall(byte[] file, int start, int length, int from) {
        int pc = from;
        while (pc < length) {
            int opcode = file[start + pc] & 0xFF;
            if (opcode >= FIRST_CALL && opcode <= LAST_CALL) {
                return pc;
            }
            int bytes = LENGTHS[opcode];
            pc += bytes > 0 ? bytes : length(file, start, pc);
        }
        return length;
    }

    /** Without the opcode and what aligns it. */
    static int switchLength(byte[] file, int at, int opcode) {
        if (opcode == TABLE_SWITCH) {
            return 12 + 4 * (Bytes.u4(file, at + 8) - Bytes.u4(file, at + 4) + 1);
        }
        if (opcode == LOOKUP_SWITCH) {
            return 8 + 8 * Bytes.u4(file, at + 4);
        }
        throw new IllegalStateException("instruction " + opcode + " is not known");
    }
}
