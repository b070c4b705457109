package dev.standpipe.explain;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Instructions of which a summary keeps no operands, as Java with dots for what is not known. */
final class InstructionText {
    private static final String[] PRIMITIVES = {"boolean", "char", "float", "double", "byte", "short", "int", "long"};

    private InstructionText() {}

    static String result(AbstractInsnNode insn) {
        switch (insn.getOpcode()) {
            case Opcodes.ACONST_NULL:
                return "null";
            case Opcodes.LDC:
                return constant(((LdcInsnNode) insn).cst);
            case Opcodes.NEW:
                return "new " + type(insn) + "(…)";
            case Opcodes.NEWARRAY:
                return "new " + PRIMITIVES[((IntInsnNode) insn).operand - Opcodes.T_BOOLEAN] + "[…]";
            case Opcodes.ANEWARRAY:
                return "new " + type(insn) + "[…]";
            case Opcodes.MULTIANEWARRAY:
                return "new "
                        + LocalNames.simple(Type.getType(((MultiANewArrayInsnNode) insn).desc)
                                .getClassName());
            case Opcodes.CHECKCAST:
                return "(" + type(insn) + ") …";
            case Opcodes.INSTANCEOF:
                return "… instanceof " + type(insn);
            default:
                return insn instanceof MethodInsnNode || insn instanceof InvokeDynamicInsnNode ? call(insn) : "…";
        }
    }

    static String statement(AbstractInsnNode insn) {
        switch (insn.getOpcode()) {
            case Opcodes.MONITORENTER:
                return "synchronized (…) {";
            case Opcodes.MONITOREXIT:
                return "}";
            case Opcodes.ATHROW:
                return "throw …;";
            case Opcodes.TABLESWITCH:
            case Opcodes.LOOKUPSWITCH:
                return "switch (…) …";
            default:
                boolean returns = insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.RETURN;
                return returns ? "return;" : result(insn) + ";";
        }
    }

    static boolean isTruth(AbstractInsnNode insn) {
        return insn.getOpcode() == Opcodes.INSTANCEOF
                || insn instanceof MethodInsnNode && ((MethodInsnNode) insn).desc.endsWith(")Z");
    }

    private static String type(AbstractInsnNode insn) {
        return LocalNames.simple(((TypeInsnNode) insn).desc);
    }

    private static String constant(Object constant) {
        return constant instanceof String ? '"' + constant.toString() + '"' : constant + ".class";
    }

    private static String call(AbstractInsnNode insn) {
        if (insn instanceof InvokeDynamicInsnNode) {
            InvokeDynamicInsnNode dynamic = (InvokeDynamicInsnNode) insn;
            if (dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
                return "\"…\" + …";
            }
            boolean lambda = dynamic.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
            return lambda ? "() -> …" : dynamic.name + "(…)";
        }
        MethodInsnNode call = (MethodInsnNode) insn;
        boolean arguments = !call.desc.startsWith("()");
        return LocalNames.simple(call.owner) + "." + call.name + (arguments ? "(…)" : "()");
    }
}
