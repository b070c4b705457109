package dev.standpipe.rewrite.summary;

import org.objectweb.asm.Opcodes;

/** What the opcodes say about types. */
final class Opcode {
    private Opcode() {}

    /** The type on the stack of what an array load brings. */
    static char loads(int opcode) {
        switch (opcode) {
            case Opcodes.LALOAD:
                return 'J';
            case Opcodes.FALOAD:
                return 'F';
            case Opcodes.DALOAD:
                return 'D';
            case Opcodes.AALOAD:
                return 'A';
            default:
                return 'I';
        }
    }

    static char stackType(String descriptor) {
        char c = descriptor.charAt(0);
        switch (c) {
            case 'J':
            case 'F':
            case 'D':
                return c;
            case 'L':
            case '[':
                return 'A';
            default:
                return 'I';
        }
    }

    /** The type of the result of an arithmetic or conversion instruction; comparisons give an int. */
    static char computes(int opcode) {
        if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
            return 'I';
        }
        if (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
            switch (opcode) {
                case Opcodes.I2L:
                case Opcodes.F2L:
                case Opcodes.D2L:
                    return 'J';
                case Opcodes.I2F:
                case Opcodes.L2F:
                case Opcodes.D2F:
                    return 'F';
                case Opcodes.I2D:
                case Opcodes.L2D:
                case Opcodes.F2D:
                    return 'D';
                default:
                    return 'I';
            }
        }
        if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR) {
            return (opcode & 1) == (Opcodes.ISHL & 1) ? 'I' : 'J';
        }
        return "IJFD".charAt((opcode - Opcodes.IADD) & 3);
    }

    static boolean isUnary(int opcode) {
        return opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG || opcode >= Opcodes.I2L && opcode <= Opcodes.I2S;
    }
}
