package dev.standpipe.rewrite;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instructions in words, for people who have the source and not the bytecode before them. */
final class Wording {
    private Wording() {}

    static String of(AbstractInsnNode insn, int line) {
        String what = what(insn);
        return line > 0 ? what + " in line " + line : what;
    }

    private static String what(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (insn instanceof MethodInsnNode) {
            MethodInsnNode call = (MethodInsnNode) insn;
            return "the call of " + simple(call.owner) + "." + call.name;
        }
        if (insn instanceof FieldInsnNode) {
            FieldInsnNode field = (FieldInsnNode) insn;
            boolean stores = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
            return (stores ? "the assignment to the field " : "the field ") + simple(field.owner) + "." + field.name;
        }
        if (insn instanceof VarInsnNode) {
            return opcode >= Opcodes.ISTORE ? "the assignment to a local variable" : "a local variable";
        }
        if (insn instanceof JumpInsnNode) {
            return "the condition";
        }
        if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            return "the assignment to an element of an array";
        }
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            return "an element of an array";
        }
        switch (opcode) {
            case Opcodes.NEW:
            case Opcodes.NEWARRAY:
            case Opcodes.ANEWARRAY:
            case Opcodes.MULTIANEWARRAY:
                return "the creation of an object";
            case Opcodes.MONITORENTER:
            case Opcodes.MONITOREXIT:
                return "the synchronized block";
            case Opcodes.CHECKCAST:
                return "a cast";
            default:
                return opcode >= Opcodes.IADD && opcode <= Opcodes.I2S ? arithmetic(opcode) : "an instruction";
        }
    }

    private static String arithmetic(int opcode) {
        if (opcode >= Opcodes.ISHL) {
            return opcode <= Opcodes.LUSHR
                    ? "a shift"
                    : opcode <= Opcodes.LXOR
                            ? "a bitwise operation"
                            : opcode == Opcodes.IINC ? "an addition" : "a cast";
        }
        // four types each
        switch (opcode - Opcodes.IADD >> 2) {
            case 0:
                return "an addition";
            case 1:
                return "a subtraction";
            case 2:
                return "a multiplication";
            case 5:
                return "a negation";
            default:
                return "a division";
        }
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }
}
