package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Summary;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Class files without stack maps leave it to the JVM to find out what locals hold. All that a local holds in a copy of
 * the loop meets where the copy's exceptions are caught. Where two classes meet that are not the same, the JVM loads
 * them to find what they have in common: the class loader of the program would see that.
 */
final class MetTypes {
    private final Summary summary;

    MetTypes(Summary summary) {
        this.summary = summary;
    }

    /** Where something is stored that could meet something else, or {@link Refusal#NOWHERE}. */
    int met() {
        if (StackMap.at(summary.loop().headLabel()) != null) {
            return Refusal.NOWHERE;
        }
        AbstractInsnNode[] code = summary.flow().code();
        int copied = 0;
        for (Block block : summary.loop().blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                boolean isStored = code[at].getOpcode() == Opcodes.ASTORE && !isStoredOnce((VarInsnNode) code[at]);
                boolean isCopied = summary.inlines(code[at]);
                copied += isCopied ? 1 : 0;
                if (isStored || isCopied && (copied > 1 || holdsObjects(at))) {
                    return at;
                }
            }
        }
        return Refusal.NOWHERE;
    }

    private boolean isStoredOnce(VarInsnNode store) {
        int stores = 0;
        summary.flow().work().spend(summary.flow().code().length);
        for (AbstractInsnNode insn : summary.flow().code()) {
            boolean isOne = insn.getOpcode() == Opcodes.ASTORE && ((VarInsnNode) insn).var == store.var;
            stores += isOne ? 1 : 0;
        }
        return stores == 1 && store.var >= summary.method().parameterSlots();
    }

    /** Besides its arguments; the method is the only one that is copied. */
    private boolean holdsObjects(int call) {
        for (AbstractInsnNode insn : summary.calls().get(call).callee().flow().method().instructions) {
            if (insn.getOpcode() == Opcodes.ASTORE || summary.inlines(insn)) {
                return true;
            }
        }
        return false;
    }
}
