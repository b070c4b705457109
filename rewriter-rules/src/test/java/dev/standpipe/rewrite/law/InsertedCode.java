package dev.standpipe.rewrite.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Each run of inserted instructions calls the doorway; what else it may hold is what cannot be seen, or copies of what
 * the method does anyway.
 */
final class InsertedCode {
    private static final String DOORWAY = "java/io/Standpipe";
    private static final Set<Integer> FORBIDDEN = new HashSet<>(Arrays.asList(
            Opcodes.IRETURN,
            Opcodes.LRETURN,
            Opcodes.FRETURN,
            Opcodes.DRETURN,
            Opcodes.ARETURN,
            Opcodes.RETURN,
            Opcodes.ATHROW,
            Opcodes.MONITORENTER,
            Opcodes.MONITOREXIT,
            Opcodes.NEW,
            Opcodes.NEWARRAY,
            Opcodes.ANEWARRAY,
            Opcodes.MULTIANEWARRAY,
            Opcodes.AASTORE,
            Opcodes.PUTSTATIC,
            Opcodes.INVOKEDYNAMIC,
            Opcodes.JSR,
            Opcodes.RET));

    private InsertedCode() {}

    static List<Breach> breaches(
            String where, List<AbstractInsnNode> original, List<AbstractInsnNode> rewritten, int[] places) {
        Set<String> known = new HashSet<>();
        for (AbstractInsnNode node : original) {
            known.add(Tokens.text(node));
        }
        List<Breach> breaches = new ArrayList<>();
        boolean called = true;
        for (int i = 0; i < places.length; i++) {
            boolean inserted = places[i] < 0;
            boolean begins = inserted && (i == 0 || places[i - 1] >= 0);
            if (!called && (begins || !inserted)) {
                breaches.add(new Breach(Law.INSERTED_CODE, where, "an insertion does not call the doorway"));
            }
            called = begins ? callsDoorway(rewritten.get(i)) : called || !inserted || callsDoorway(rewritten.get(i));
            if (inserted && !allowed(rewritten.get(i), known)) {
                breaches.add(new Breach(
                        Law.INSERTED_CODE,
                        where,
                        "an insertion contains " + Tokens.text(rewritten.get(i)).trim()));
            }
        }
        if (!called) {
            breaches.add(new Breach(Law.INSERTED_CODE, where, "an insertion does not call the doorway"));
        }
        return breaches;
    }

    private static boolean callsDoorway(AbstractInsnNode node) {
        return node.getOpcode() == Opcodes.INVOKESTATIC && ((MethodInsnNode) node).owner.equals(DOORWAY);
    }

    private static boolean isLimit(MethodInsnNode call) {
        return call.owner.equals("java/lang/Math") && (call.name.equals("min") || call.name.equals("max"));
    }

    private static boolean allowed(AbstractInsnNode node, Set<String> known) {
        int opcode = node.getOpcode();
        if (FORBIDDEN.contains(opcode)) {
            return false;
        }
        if (node instanceof MethodInsnNode) {
            return callsDoorway(node)
                    || opcode == Opcodes.INVOKESTATIC
                            && (known.contains(Tokens.text(node)) || isLimit((MethodInsnNode) node));
        }
        boolean stores = opcode == Opcodes.PUTFIELD || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        return !stores || known.contains(Tokens.text(node));
    }
}
