package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The stack map frames of a class that was read with expanded frames. */
final class Frames {
    /** Of what {@code ISTORE} and its kin store; of references the frame has more to say. */
    private static final List<Object> TYPES =
            Arrays.asList(Opcodes.INTEGER, Opcodes.LONG, Opcodes.FLOAT, Opcodes.DOUBLE, null);

    private Frames() {}

    /** How many slots of the stack are in use there. */
    static int depth(FrameNode frame) {
        int depth = 0;
        for (Object value : frame.stack == null ? new ArrayList<>() : frame.stack) {
            depth += StackMap.slots(value);
        }
        return depth;
    }

    /**
     * The frame of a handler of what a copy of the loop throws: of a local that any place in the loop knows as
     * something else, or as nothing, nothing is known there.
     */
    static FrameNode ofHandler(FrameNode frame, Summary summary) {
        List<Object> locals = bySlot(frame.local);
        AbstractInsnNode[] code = summary.flow().code();
        for (Block block : summary.loop().blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                if (code[at] instanceof FrameNode) {
                    meet(
                            locals,
                            bySlot(((FrameNode) code[at]).local),
                            summary.flow().method().maxLocals);
                } else if (code[at].getOpcode() >= Opcodes.ISTORE && code[at].getOpcode() <= Opcodes.ASTORE) {
                    store(locals, ((VarInsnNode) code[at]).var, TYPES.get(code[at].getOpcode() - Opcodes.ISTORE));
                }
            }
        }
        List<Object> packed = packed(locals);
        return new FrameNode(Opcodes.F_NEW, packed.size(), packed.toArray(), 1, new Object[] {"java/lang/Throwable"});
    }

    /** With an entry for each slot; the second of a long or a double is null. */
    private static List<Object> bySlot(List<Object> locals) {
        List<Object> slots = new ArrayList<>();
        for (Object local : locals) {
            slots.add(local);
            if (StackMap.slots(local) == 2) {
                slots.add(null);
            }
        }
        return slots;
    }

    private static List<Object> packed(List<Object> slots) {
        List<Object> locals = new ArrayList<>();
        for (Object slot : slots) {
            if (slot != null) {
                locals.add(slot);
            }
        }
        return locals;
    }

    /** The method's own locals; behind them are those of the copy. */
    private static void meet(List<Object> slots, List<Object> others, int own) {
        for (int slot = 0; slot < Math.min(own, slots.size()); slot++) {
            Object other = slot < others.size() ? others.get(slot) : Opcodes.TOP;
            if (slots.get(slot) != null && !slots.get(slot).equals(other)) {
                forget(slots, slot);
            }
        }
    }

    private static void store(List<Object> slots, int slot, Object type) {
        if (slot < slots.size() && slots.get(slot) == null) {
            forget(slots, slot - 1);
        }
        if (slot < slots.size() && !slots.get(slot).equals(type)) {
            forget(slots, slot);
        }
        boolean wide = type == Opcodes.LONG || type == Opcodes.DOUBLE;
        if (wide && slot + 1 < slots.size() && slots.get(slot + 1) != null) {
            forget(slots, slot + 1);
        }
    }

    private static void forget(List<Object> slots, int slot) {
        if (StackMap.slots(slots.get(slot)) == 2) {
            slots.set(slot + 1, Opcodes.TOP);
        }
        slots.set(slot, Opcodes.TOP);
    }

    static FrameNode copy(FrameNode frame) {
        return with(frame, 0, new Object[0]);
    }

    /** The same frame with further locals from slot {@code from} on. */
    static FrameNode with(FrameNode frame, int from, Object... more) {
        List<Object> locals = new ArrayList<>(frame.local == null ? new ArrayList<>() : frame.local);
        if (more.length > 0) {
            int slots = 0;
            for (Object local : locals) {
                slots += StackMap.slots(local);
            }
            for (; slots < from; slots++) {
                locals.add(Opcodes.TOP);
            }
            for (Object local : more) {
                locals.add(local);
            }
        }
        List<Object> stack = frame.stack == null ? new ArrayList<>() : frame.stack;
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), stack.size(), stack.toArray());
    }
}
