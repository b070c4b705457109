package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What the JVM calls an index in the message of a {@code NullPointerException}. Where the class file does not name it,
 * a parameter is {@code <parameter2>} up to where it is stored to, and {@code <local1>} from there on. Inserted code
 * stores to it, too, and nobody must be told by that: so it gets the name that it had.
 */
final class ParameterNames {
    /** Of more the JVM keeps no account. */
    private static final int SLOTS = Long.SIZE;

    /** Code that is laid out against the order in which it runs takes many. */
    private static final int MOST_TURNS = 64;

    private final ControlFlow flow;
    private final MethodNode method;
    /** As it was before anything was inserted. */
    private final AbstractInsnNode[] code;

    ParameterNames(ControlFlow flow) {
        this.flow = flow;
        this.method = flow.method();
        this.code = flow.code();
    }

    private static int[] stores(AbstractInsnNode[] code) {
        int[] stores = new int[SLOTS];
        for (AbstractInsnNode insn : code) {
            int slot = insn.getOpcode() == Opcodes.ISTORE ? ((VarInsnNode) insn).var : SLOTS;
            if (slot < SLOTS) {
                stores[slot]++;
            }
        }
        return stores;
    }

    /** Now that all is inserted. */
    void keep() {
        if (!printsIndices()) {
            return;
        }
        int[] before = stores(code);
        int[] now = stores(method.instructions.toArray());
        int slot = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
        int number = 1;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            boolean isInt = type.getSort() >= Type.BOOLEAN && type.getSort() <= Type.INT;
            if (isInt && slot < SLOTS && now[slot] > before[slot] && !isNamed(slot)) {
                name(slot, "<parameter" + number + ">", type);
            }
            slot += type.getSize();
            number++;
        }
    }

    /** That is where an object that comes out of an array may be missing. */
    private boolean printsIndices() {
        for (AbstractInsnNode insn : code) {
            if (insn.getOpcode() == Opcodes.AALOAD) {
                return true;
            }
        }
        return false;
    }

    private boolean isNamed(int slot) {
        if (method.localVariables != null) {
            for (LocalVariableNode variable : method.localVariables) {
                if (variable.index == slot) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where the JVM does not take it for stored to. */
    private void name(int slot, String name, Type type) {
        boolean[] stored = storedAtFirst(slot);
        LabelNode start = new LabelNode();
        method.instructions.insert(start);
        for (Block block : flow.blocks()) {
            boolean now = stored[block.index()];
            for (int at = block.first(); at <= block.last() && flow.reachable(block); at++) {
                if (code[at].getOpcode() >= 0 && now == (start != null)) {
                    LabelNode border = new LabelNode();
                    method.instructions.insertBefore(code[at], border);
                    add(name, type, start, border, slot);
                    start = now ? null : border;
                }
                now |= isStore(code[at], slot);
            }
        }
        LabelNode end = new LabelNode();
        method.instructions.add(end);
        add(name, type, start, end, slot);
    }

    private void add(String name, Type type, LabelNode start, LabelNode end, int slot) {
        if (start != null) {
            if (method.localVariables == null) {
                method.localVariables = new ArrayList<>();
            }
            method.localVariables.add(new LocalVariableNode(name, type.getDescriptor(), null, start, end, slot));
        }
    }

    private static boolean isStore(AbstractInsnNode insn, int slot) {
        return insn.getOpcode() >= Opcodes.ISTORE
                && insn.getOpcode() <= Opcodes.ASTORE
                && ((VarInsnNode) insn).var == slot;
    }

    /**
     * By block, whether the JVM takes the slot for stored to when it first comes there. It goes over the code from
     * start to end, begins anew as long as it has found more, and does not mind what it is jumped back from later.
     */
    private boolean[] storedAtFirst(int slot) {
        List<Block> blocks = flow.blocks();
        boolean[] reached = new boolean[blocks.size()];
        boolean[] stored = new boolean[blocks.size()];
        boolean[] met = new boolean[blocks.size()];
        boolean[] atFirst = new boolean[blocks.size()];
        reached[0] = true;
        for (Block block : blocks) {
            for (Edge in : block.in()) {
                reached[block.index()] |= in.kind() == Edge.Kind.EXCEPTION;
            }
        }
        boolean more = true;
        for (int turn = 0; more && turn < MOST_TURNS; turn++) {
            more = false;
            for (Block block : blocks) {
                int index = block.index();
                if (reached[index]) {
                    atFirst[index] = met[index] ? atFirst[index] : stored[index];
                    met[index] = true;
                    boolean after = stored[index] || isStored(block, slot);
                    for (Edge out : block.out()) {
                        int to = out.to().index();
                        if (out.kind() != Edge.Kind.EXCEPTION) {
                            more |= !reached[to];
                            reached[to] = true;
                            stored[to] |= after;
                        }
                    }
                }
            }
        }
        return atFirst;
    }

    private boolean isStored(Block block, int slot) {
        for (int at = block.first(); at <= block.last(); at++) {
            if (isStore(code[at], slot)) {
                return true;
            }
        }
        return false;
    }
}
