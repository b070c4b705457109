package dev.standpipe.rewrite.summary;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/**
 * How many slots an instruction takes from the operand stack and gives to it; a long or a double has two. Not for dup
 * and its kin, nor swap.
 */
final class SlotEffects {
    private static final int[] TAKES = new int[Opcodes.IFNONNULL + 1];
    private static final int[] GIVES = new int[Opcodes.IFNONNULL + 1];

    static {
        from(Opcodes.ACONST_NULL, 8, "01");
        from(Opcodes.LCONST_0, 2, "02");
        from(Opcodes.FCONST_0, 3, "01");
        from(Opcodes.DCONST_0, 2, "02");
        from(Opcodes.BIPUSH, 2, "01");
        from(Opcodes.ILOAD, 1, "01 02 01 02 01");
        from(Opcodes.IALOAD, 1, "21 22 21 22 21 21 21 21");
        from(Opcodes.ISTORE, 1, "10 20 10 20 10");
        from(Opcodes.IASTORE, 1, "30 40 30 40 30 30 30 30");
        from(Opcodes.POP, 1, "10 20");
        from(Opcodes.IADD, 5, "21 42 21 42"); // to drem
        from(Opcodes.INEG, 1, "11 22 11 22");
        from(Opcodes.ISHL, 3, "21 32");
        from(Opcodes.IAND, 3, "21 42");
        from(Opcodes.I2L, 1, "12 11 12 21 21 22 11 12 12 21 22 21 11 11 11"); // to i2s
        from(Opcodes.LCMP, 1, "41 21 21 41 41");
        from(Opcodes.IFEQ, 6, "10");
        from(Opcodes.IF_ICMPEQ, 8, "20");
        from(Opcodes.TABLESWITCH, 2, "10");
        from(Opcodes.NEW, 1, "01 11 11 11");
        from(Opcodes.CHECKCAST, 2, "11");
        from(Opcodes.MONITORENTER, 2, "10");
        from(Opcodes.IFNULL, 2, "10");
    }

    private SlotEffects() {}

    private static void from(int opcode, int times, String effects) {
        for (int i = 0; i < times; i++) {
            for (String effect : effects.split(" ")) {
                TAKES[opcode] = effect.charAt(0) - '0';
                GIVES[opcode++] = effect.charAt(1) - '0';
            }
        }
    }

    static int takes(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (node instanceof FieldInsnNode) {
            int object = opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD ? 1 : 0;
            return object
                    + (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC ? size((FieldInsnNode) node) : 0);
        }
        if (node instanceof MethodInsnNode) {
            int arguments = Type.getArgumentsAndReturnSizes(((MethodInsnNode) node).desc) >> 2;
            return opcode == Opcodes.INVOKESTATIC ? arguments - 1 : arguments;
        }
        if (node instanceof InvokeDynamicInsnNode) {
            return (Type.getArgumentsAndReturnSizes(((InvokeDynamicInsnNode) node).desc) >> 2) - 1;
        }
        return node instanceof MultiANewArrayInsnNode ? ((MultiANewArrayInsnNode) node).dims : TAKES[opcode];
    }

    static int gives(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (node instanceof FieldInsnNode) {
            return opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC ? size((FieldInsnNode) node) : 0;
        }
        if (node instanceof MethodInsnNode) {
            return Type.getArgumentsAndReturnSizes(((MethodInsnNode) node).desc) & 3;
        }
        if (node instanceof InvokeDynamicInsnNode) {
            return Type.getArgumentsAndReturnSizes(((InvokeDynamicInsnNode) node).desc) & 3;
        }
        if (node instanceof LdcInsnNode) {
            return size(((LdcInsnNode) node).cst);
        }
        return node instanceof MultiANewArrayInsnNode ? 1 : GIVES[opcode];
    }

    private static int size(FieldInsnNode field) {
        return Type.getType(field.desc).getSize();
    }

    private static int size(Object constant) {
        if (constant instanceof ConstantDynamic) {
            return ((ConstantDynamic) constant).getSize();
        }
        return constant instanceof Long || constant instanceof Double ? 2 : 1;
    }
}
