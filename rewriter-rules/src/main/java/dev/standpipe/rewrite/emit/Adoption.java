package dev.standpipe.rewrite.emit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Transfers that were put in front of loops in the build, and call a {@link Symbols#STAND_IN}: here they are given the
 * doorway itself, and numbers to be counted by.
 */
public final class Adoption {
    private final MethodNode method;
    private final AbstractInsnNode[] code;

    public Adoption(MethodNode method) {
        this.method = method;
        this.code = method.instructions.toArray();
    }

    /** Whether it has calls of the stand-in of this release. */
    public boolean isPossible() {
        for (AbstractInsnNode insn : code) {
            if (isOfStandIn(insn)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfStandIn(AbstractInsnNode insn) {
        return insn instanceof MethodInsnNode && Symbols.isStandIn(((MethodInsnNode) insn).owner);
    }

    /** Whether there is a transfer at these positions. */
    public boolean isServed(int from, int to) {
        for (int at = from; at < to; at++) {
            if (site(at) != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether anything at these positions belongs to a transfer, whichever release put it there. */
    public boolean isPreceded(int from, int to) {
        for (int at = from; at < to; at++) {
            if (code[at] instanceof MethodInsnNode && Symbols.isDoorway(((MethodInsnNode) code[at]).owner)) {
                return true;
            }
        }
        return false;
    }

    /** Has the transfers at these positions counted under a number. */
    public void number(int from, int to, int site) {
        for (int at = from; at < to; at++) {
            AbstractInsnNode pushed = site(at);
            if (pushed != null) {
                method.instructions.set(pushed, Code.constant(site));
            }
        }
    }

    /** What pushes the number of a transfer, which is its last argument; null where there is none. */
    private AbstractInsnNode site(int at) {
        if (!isOfStandIn(code[at])) {
            return null;
        }
        String name = ((MethodInsnNode) code[at]).name;
        boolean transfer = name.equals(Symbols.moves(true))
                || name.equals(Symbols.moves(false))
                || name.equals("stage")
                || name.equals("stageSkipping")
                || name.equals("room")
                || name.equals("writeStaged")
                || name.equals("sieve")
                || name.equals("areQuiet");
        AbstractInsnNode before = code[at].getPrevious();
        return transfer
                        && before != null
                        && before.getOpcode() >= Opcodes.ICONST_M1
                        && before.getOpcode() <= Opcodes.LDC
                ? before
                : null;
    }

    /** Leads all calls to the doorway. */
    public void lead() {
        for (AbstractInsnNode insn : code) {
            if (isOfStandIn(insn)) {
                ((MethodInsnNode) insn).owner = Symbols.DOORWAY;
            }
        }
    }
}
