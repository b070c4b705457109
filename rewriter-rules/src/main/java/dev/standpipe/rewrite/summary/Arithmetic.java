package dev.standpipe.rewrite.summary;

import org.objectweb.asm.Opcodes;

/** Makes operations, and computes those on small int constants that compilers leave behind. */
final class Arithmetic {
    private Arithmetic() {}

    static Value of(int opcode, Value... operands) {
        if (operands.length == 1
                && operands[0].kind() == Value.Kind.CONSTANT
                && operands[0].constant() instanceof Integer) {
            int x = (Integer) operands[0].constant();
            switch (opcode) {
                case Opcodes.INEG:
                    return Value.constant(-x);
                case Opcodes.I2B:
                    return Value.constant((int) (byte) x);
                case Opcodes.I2C:
                    return Value.constant((int) (char) x);
                case Opcodes.I2S:
                    return Value.constant((int) (short) x);
                case Opcodes.I2L:
                    return Value.constant((long) x);
                default:
                    break;
            }
        }
        return Value.operation(opcode, Opcode.computes(opcode), operands);
    }

    static Number constant(int opcode) {
        if (opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        }
        if (opcode <= Opcodes.LCONST_1) {
            return (long) (opcode - Opcodes.LCONST_0);
        }
        if (opcode <= Opcodes.FCONST_2) {
            return (float) (opcode - Opcodes.FCONST_0);
        }
        return (double) (opcode - Opcodes.DCONST_0);
    }
}
