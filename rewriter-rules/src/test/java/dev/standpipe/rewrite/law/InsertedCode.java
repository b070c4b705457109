package dev.standpipe.rewrite.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Each run of inserted instructions calls the doorway; what else it may hold is what cannot be seen, or copies of what
 * the method does anyway, itself or by methods of its class.
 */
final class InsertedCode {
    private static final String DOORWAY = "java/io/Standpipe";
    private static final String TALLY = "java/io/StandpipeTally";
    private static final Set<Integer> FORBIDDEN = new HashSet<>(Arrays.asList(
            Opcodes.IRETURN,
            Opcodes.LRETURN,
            Opcodes.FRETURN,
            Opcodes.DRETURN,
            Opcodes.ARETURN,
            Opcodes.RETURN,
            Opcodes.MONITORENTER,
            Opcodes.MONITOREXIT,
            Opcodes.NEW,
            Opcodes.NEWARRAY,
            Opcodes.ANEWARRAY,
            Opcodes.MULTIANEWARRAY,
            Opcodes.PUTSTATIC,
            Opcodes.INVOKEDYNAMIC,
            Opcodes.JSR,
            Opcodes.RET));

    private InsertedCode() {}

    static List<Breach> breaches(
            String where,
            ClassNode type,
            List<AbstractInsnNode> original,
            List<AbstractInsnNode> rewritten,
            int[] places) {
        Set<String> known = new HashSet<>();
        know(type, original, known);
        List<Breach> breaches = new ArrayList<>();
        boolean called = true;
        for (int i = 0; i < places.length; i++) {
            boolean inserted = places[i] < 0;
            boolean begins = inserted && (i == 0 || places[i - 1] >= 0);
            if (!called && (begins || !inserted)) {
                breaches.add(new Breach(Law.INSERTED_CODE, where, "an insertion does not call the doorway"));
            }
            called = begins ? callsDoorway(rewritten.get(i)) : called || !inserted || callsDoorway(rewritten.get(i));
            if (inserted && !allowed(type, rewritten.get(i), known)) {
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

    /** What the method does, itself or by methods of its class. */
    private static void know(ClassNode type, Iterable<AbstractInsnNode> code, Set<String> known) {
        for (AbstractInsnNode node : code) {
            if (node.getOpcode() < 0 || !known.add(Tokens.text(node)) || !(node instanceof MethodInsnNode)) {
                continue;
            }
            MethodInsnNode call = (MethodInsnNode) node;
            for (MethodNode method : type.methods) {
                if (call.owner.equals(type.name) && method.name.equals(call.name) && method.desc.equals(call.desc)) {
                    know(type, method.instructions, known);
                }
            }
        }
    }

    private static boolean callsDoorway(AbstractInsnNode node) {
        String owner = node.getOpcode() == Opcodes.INVOKESTATIC ? ((MethodInsnNode) node).owner : "";
        return owner.equals(DOORWAY) || owner.equals(TALLY);
    }

    private static boolean isOf(ClassNode type, AbstractInsnNode call) {
        return ((MethodInsnNode) call).owner.equals(type.name);
    }

    /** What an inserted handler has caught, once the doorway has been told. */
    private static boolean throwsOn(AbstractInsnNode athrow) {
        AbstractInsnNode load = athrow.getPrevious();
        AbstractInsnNode last = load.getPrevious();
        AbstractInsnNode told = last.getOpcode() == Opcodes.POP2 ? last.getPrevious() : last;
        return load.getOpcode() == Opcodes.ALOAD && callsDoorway(told);
    }

    private static boolean asksForClass(MethodInsnNode call) {
        String method = call.owner + "." + call.name;
        return call.getOpcode() == Opcodes.INVOKEVIRTUAL
                && (method.equals("java/lang/Object.getClass")
                        || method.equals("java/lang/Class.getName")
                        || method.equals("java/lang/String.equals"));
    }

    /** What a map or set is asked before keys are put into it. */
    private static boolean asksForKeys(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKEINTERFACE
                && call.owner.matches("java/util/(Sorted)?(Map|Set)")
                && (call.name.equals("isEmpty") || call.name.equals("comparator"));
    }

    /** What a copied loop calls on an object of the JDK's. */
    private static boolean isOfJdk(AbstractInsnNode call) {
        return ((MethodInsnNode) call).owner.matches("java/(lang|util)/.*");
    }

    private static boolean completes(AbstractInsnNode call) {
        return ((MethodInsnNode) call).name.equals("<init>");
    }

    private static boolean isLimit(MethodInsnNode call) {
        return call.owner.equals("java/lang/Math") && (call.name.equals("min") || call.name.equals("max"));
    }

    private static boolean allowed(ClassNode type, AbstractInsnNode node, Set<String> known) {
        int opcode = node.getOpcode();
        if (opcode == Opcodes.AASTORE || opcode == Opcodes.ATHROW) {
            return opcode == Opcodes.ATHROW ? throwsOn(node) : known.contains(Tokens.text(node));
        }
        if (FORBIDDEN.contains(opcode)) {
            // what the loop makes a copy of it makes, too
            return (opcode == Opcodes.NEW || opcode == Opcodes.NEWARRAY) && known.contains(Tokens.text(node));
        }
        if (node instanceof MethodInsnNode) {
            return callsDoorway(node)
                    || asksForClass((MethodInsnNode) node)
                    || asksForKeys((MethodInsnNode) node)
                    || known.contains(Tokens.text(node))
                            && (opcode == Opcodes.INVOKESTATIC || isOf(type, node) || isOfJdk(node) || completes(node))
                    || opcode == Opcodes.INVOKESTATIC && isLimit((MethodInsnNode) node);
        }
        boolean stores = opcode == Opcodes.PUTFIELD || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        return !stores || known.contains(Tokens.text(node));
    }
}
