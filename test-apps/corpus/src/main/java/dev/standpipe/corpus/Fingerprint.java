package dev.standpipe.corpus;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A method's instructions without packages, lines and the order of constants: copies that were moved elsewhere, or published again, look the same. */
final class Fingerprint {
    private Fingerprint() {}

    /** By name and descriptor of the method. */
    static Map<String, String> ofMethods(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        Map<String, String> prints = new HashMap<>();
        for (MethodNode method : node.methods) {
            StringBuilder text = new StringBuilder(simple(node.name) + " " + method.name + " " + simple(method.desc));
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction.getOpcode() >= 0) {
                    text.append('\n').append(instruction.getOpcode()).append(operand(instruction));
                }
            }
            prints.put(method.name + method.desc, text.toString());
        }
        return prints;
    }

    private static String operand(AbstractInsnNode node) {
        if (node instanceof VarInsnNode local) {
            return " " + local.var;
        } else if (node instanceof IincInsnNode step) {
            return " " + step.var + " " + step.incr;
        } else if (node instanceof IntInsnNode number) {
            return " " + number.operand;
        } else if (node instanceof LdcInsnNode constant) {
            return " " + simple(constant.cst.toString());
        } else if (node instanceof FieldInsnNode field) {
            return " " + simple(field.owner) + "." + field.name + simple(field.desc);
        } else if (node instanceof MethodInsnNode call) {
            return " " + simple(call.owner) + "." + call.name + simple(call.desc);
        } else if (node instanceof TypeInsnNode type) {
            return " " + simple(type.desc);
        }
        return "";
    }

    private static String simple(String names) {
        return names.replaceAll("[\\w$]+/", "");
    }
}
