package dev.standpipe.explain;

import org.objectweb.asm.Opcodes;

/** The arithmetic instructions as Java has them. */
final class Operators {
    /** The higher, the closer it binds. */
    static final int LOOSEST = 0;

    static final int CHOICE = 1;
    static final int COMPARISON = 6;
    static final int SUM = 9;
    static final int UNARY = 11;
    static final int CLOSEST = 12;

    private static final String[] TYPES = {"int", "long", "float", "double"};
    private static final String[] ARITHMETIC = {"+", "-", "*", "/", "%"};
    private static final String[] BITS = {"<<", ">>", ">>>", "&", "|", "^"};
    private static final int[] BIND = {8, 8, 8, 5, 3, 4};

    private Operators() {}

    static boolean isNegation(int opcode) {
        return opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG;
    }

    static boolean isConversion(int opcode) {
        return opcode >= Opcodes.I2L && opcode <= Opcodes.I2S;
    }

    /** That Java does without being told. */
    static boolean widens(int opcode) {
        switch (opcode) {
            case Opcodes.I2L:
            case Opcodes.I2F:
            case Opcodes.I2D:
            case Opcodes.L2F:
            case Opcodes.L2D:
            case Opcodes.F2D:
                return true;
            default:
                return false;
        }
    }

    static boolean isComparison(int opcode) {
        return opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
    }

    static String convertedTo(int opcode) {
        switch (opcode) {
            case Opcodes.I2B:
                return "byte";
            case Opcodes.I2C:
                return "char";
            case Opcodes.I2S:
                return "short";
            default:
                // each type to the three others, in order
                int from = (opcode - Opcodes.I2L) / 3;
                int to = (opcode - Opcodes.I2L) % 3;
                return TYPES[to < from ? to : to + 1];
        }
    }

    /** Between two operands. */
    static String of(int opcode) {
        return opcode < Opcodes.ISHL ? ARITHMETIC[(opcode - Opcodes.IADD) / 4] : BITS[(opcode - Opcodes.ISHL) / 2];
    }

    static int binding(int opcode) {
        if (opcode >= Opcodes.ISHL) {
            return BIND[(opcode - Opcodes.ISHL) / 2];
        }
        return opcode < Opcodes.IMUL ? SUM : SUM + 1;
    }

    /** Of the jump of an if. */
    static String comparison(int jump) {
        switch (jump) {
            case Opcodes.IFLT:
                return "<";
            case Opcodes.IFGE:
                return ">=";
            case Opcodes.IFGT:
                return ">";
            case Opcodes.IFLE:
                return "<=";
            case Opcodes.IFNE:
            case Opcodes.IF_ACMPNE:
            case Opcodes.IFNONNULL:
                return "!=";
            default:
                return "==";
        }
    }

    static int negated(int jump) {
        return jump == Opcodes.IFNULL || jump == Opcodes.IFNONNULL ? jump ^ 1 : ((jump + 1) ^ 1) - 1;
    }
}
