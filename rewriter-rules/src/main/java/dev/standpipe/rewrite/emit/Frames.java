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
     * The frame of a handler of what a copy of the loop throws, where all is as it is here but for what the loop
     * assigns: of a local that holds now this and now that, nothing is known.
     */
    static FrameNode ofHandler(FrameNode frame, Summary summary) {
        List<Object> locals = new ArrayList<>(frame.local);
        int slot = 0;
        for (int k = 0; k < locals.size(); k++) {
            Object local = locals.get(k);
            if (isReplaced(slot, local, summary)) {
                locals.set(k, Opcodes.TOP);
                if (StackMap.slots(local) == 2) {
                    locals.add(k + 1, Opcodes.TOP);
                }
            }
            slot += StackMap.slots(locals.get(k));
        }
        return new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), 1, new Object[] {"java/lang/Throwable"});
    }

    private static boolean isReplaced(int slot, Object type, Summary summary) {
        int last = slot + StackMap.slots(type) - 1;
        AbstractInsnNode[] code = summary.flow().code();
        for (Block block : summary.loop().blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                int opcode = code[at].getOpcode();
                if (opcode < Opcodes.ISTORE || opcode > Opcodes.ASTORE) {
                    continue;
                }
                int stored = ((VarInsnNode) code[at]).var;
                boolean wide = opcode == Opcodes.LSTORE || opcode == Opcodes.DSTORE;
                boolean same = stored == slot && type == TYPES.get(opcode - Opcodes.ISTORE);
                if (!same && stored <= last && stored + (wide ? 1 : 0) >= slot) {
                    return true;
                }
            }
        }
        return false;
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
