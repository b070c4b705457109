package dev.standpipe.agent.buffer.code;

import java.util.Arrays;

/** Where the instructions of a method come to be once there is code in front of it, and before each of its returns. */
final class Places {
    private static final int NOWHERE = -1;

    private final int shift;
    /** By where they were; null if all go the same way. */
    private final int[] all;

    private Places(int shift, int[] all) {
        this.shift = shift;
        this.all = all;
    }

    /** All are behind what is put in front, which keeps switches as they are if it is a multiple of four bytes. */
    static Places behind(int shift) {
        return new Places(shift, null);
    }

    /** Jumps to a return come to what is before it. */
    static Places around(byte[] file, int start, int length, int shift, int beforeReturns) {
        int[] all = new int[length + 1];
        Arrays.fill(all, NOWHERE);
        int to = shift;
        for (int pc = 0; pc < length; ) {
            all[pc] = to;
            int opcode = Instructions.opcode(file, start + pc);
            int bytes = Instructions.length(file, start, pc);
            if (Instructions.isReturn(opcode)) {
                to += beforeReturns;
            }
            to += Instructions.isSwitch(opcode) ? bytes + aligning(to) - aligning(pc) : bytes;
            pc += bytes;
        }
        all[length] = to;
        return new Places(shift, all);
    }

    private static int aligning(int pc) {
        return Instructions.aligned(pc) - pc;
    }

    int of(int pc) {
        int place = all == null ? pc + shift : all[pc];
        if (place == NOWHERE) {
            throw new IllegalStateException("a place in the middle of an instruction is named");
        }
        return place;
    }
}
