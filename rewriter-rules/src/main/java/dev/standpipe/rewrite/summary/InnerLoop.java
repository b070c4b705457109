package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A loop in the loop that is followed, as one step: how often it goes round is not known, nor what is in the locals
 * that it assigns.
 */
final class InnerLoop {
    private final Method method;
    private final Loop loop;

    /** By the slot, the instruction that assigns it first. */
    private final Map<Integer, Integer> assigned = new TreeMap<>();

    private final Map<Integer, Character> types = new TreeMap<>();
    private final Footprint footprint;

    InnerLoop(Method method, Loop loop) {
        this.method = method;
        this.loop = loop;
        boolean plain = isBetweenStatements() && assigns();
        this.footprint = plain ? QuietCode.ofCopied(loop.blocks(), method) : null;
    }

    Loop loop() {
        return loop;
    }

    /** Whether it can be passed. */
    boolean isQuiet() {
        return footprint != null;
    }

    /** Nothing lies on the stack where it begins, and where it ends. */
    private boolean isBetweenStatements() {
        boolean empty = isEmptyAt(loop.head());
        for (Edge exit : loop.exits()) {
            empty &= isEmptyAt(exit.to());
        }
        return empty;
    }

    private boolean isEmptyAt(Block block) {
        KindFrame frame = method.arrays().atStart(block);
        return frame != null && frame.depth() == 0;
    }

    /** False if a slot has values of several types, of which it is not known which one is left. */
    private boolean assigns() {
        AbstractInsnNode[] code = method.flow().code();
        boolean distinct = true;
        for (Block block : loop.blocks()) {
            method.flow().work().spend(block.last() - block.first() + 1L);
            for (int at = block.first(); at <= block.last(); at++) {
                int opcode = code[at].getOpcode();
                if (opcode == Opcodes.IINC) {
                    distinct &= assign(((IincInsnNode) code[at]).var, 'I', at);
                } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
                    distinct &= assign(((VarInsnNode) code[at]).var, "IJFDA".charAt(opcode - Opcodes.ISTORE), at);
                }
            }
        }
        for (Map.Entry<Integer, Character> type : types.entrySet()) {
            boolean wide = type.getValue() == 'J' || type.getValue() == 'D';
            distinct &= !wide || !types.containsKey(type.getKey() + 1);
        }
        return distinct;
    }

    private boolean assign(int slot, char type, int at) {
        assigned.putIfAbsent(slot, at);
        Character other = types.put(slot, type);
        return other == null || other == type;
    }

    void pass(Iteration iteration) {
        AbstractInsnNode[] code = method.flow().code();
        int at = loop.head().first();
        while (code[at].getOpcode() < 0) {
            at++;
        }
        iteration.quiet(footprint, Effect.Kind.INNER_LOOP, code[at], at, null);
        for (Map.Entry<Integer, Integer> slot : assigned.entrySet()) {
            iteration.store(slot.getKey(), Value.opaque(slot.getValue(), types.get(slot.getKey())));
        }
    }
}
