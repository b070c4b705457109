package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instructions to be inserted, with how much of the stack they need. */
final class Code {
    /** What is made of an instruction is written, measured and kept. */
    private static final int STEPS = 4;

    private final Work work;
    private final InsnList list = new InsnList();
    private final List<AbstractInsnNode> numbers = new ArrayList<>();
    private final List<TryCatchBlockNode> handled = new ArrayList<>();
    private final List<LocalVariableNode> named = new ArrayList<>();
    private int depth;
    private int deepest;
    private int deeper;
    private int size;
    private int locals;

    Code(Work work) {
        this.work = work;
    }

    InsnList list() {
        return list;
    }

    int deepest() {
        return deepest;
    }

    /** At most how many bytes it takes. */
    int size() {
        return size;
    }

    void add(AbstractInsnNode node, int change) {
        work.spend(STEPS);
        if (node instanceof FrameNode) {
            work.spend(((FrameNode) node).local.size());
            dropFrameHere();
        }
        list.add(node);
        // the longest that is inserted: a wide iinc, or an interface call in a copied loop
        size += node instanceof InsnNode ? 1 : node instanceof IincInsnNode ? 6 : 5;
        depth += change;
        deepest = Math.max(deepest, depth);
    }

    /**
     * Of two frames at one place the later is the one that all who come there agree with, for control flows from the
     * earlier into it.
     */
    private void dropFrameHere() {
        AbstractInsnNode last = list.getLast();
        while (last != null && last.getOpcode() < 0) {
            AbstractInsnNode before = last.getPrevious();
            if (last instanceof FrameNode) {
                list.remove(last);
            }
            last = before;
        }
    }

    /** From {@code start} up to the handler, which stands right behind what it handles, whatever is thrown. */
    void handle(LabelNode start, LabelNode handler) {
        handled.add(new TryCatchBlockNode(start, handler, handler, null));
    }

    List<TryCatchBlockNode> handled() {
        return handled;
    }

    /** What is copied has the variable from {@code start} to {@code end}, too. */
    void name(LocalVariableNode variable, LabelNode start, LabelNode end) {
        named.add(new LocalVariableNode(variable.name, variable.desc, variable.signature, start, end, variable.index));
    }

    List<LocalVariableNode> named() {
        return named;
    }

    void op(int opcode, int change) {
        add(new InsnNode(opcode), change);
    }

    void label(LabelNode label) {
        list.add(label);
    }

    void jump(int opcode, LabelNode to, int change) {
        add(new JumpInsnNode(opcode, to), change);
    }

    /** Pushes a number in whose place the loop's own is put when it is certain that the code goes in. */
    void site() {
        op(Opcodes.ICONST_0, 1);
        numbers.add(list.getLast());
    }

    /** All that push the number of the loop. */
    List<AbstractInsnNode> numbers() {
        return numbers;
    }

    /** What pushes a number. */
    static AbstractInsnNode constant(int number) {
        if (number >= -1 && number <= 5) {
            return new InsnNode(Opcodes.ICONST_0 + number);
        }
        if ((byte) number == number) {
            return new IntInsnNode(Opcodes.BIPUSH, number);
        }
        return (short) number == number ? new IntInsnNode(Opcodes.SIPUSH, number) : new LdcInsnNode(number);
    }

    void push(long constant, boolean wide) {
        if (wide) {
            if (constant == 0 || constant == 1) {
                op(Opcodes.LCONST_0 + (int) constant, 2);
            } else {
                add(new LdcInsnNode(constant), 2);
            }
        } else {
            add(constant((int) constant), 1);
        }
    }

    void push(String constant) {
        add(new LdcInsnNode(constant), 1);
    }

    void pushClass(String name) {
        add(new LdcInsnNode(Type.getObjectType(name)), 1);
    }

    /** The inserted code has locals of its own up to this slot. */
    void uses(int locals) {
        this.locals = Math.max(this.locals, locals);
    }

    /** Copied code of other methods needs so much of the stack besides. */
    void deepens(int slots) {
        deeper = Math.max(deeper, slots);
    }

    int deeper() {
        return deeper;
    }

    int locals() {
        return locals;
    }

    void load(int slot, char type) {
        add(new VarInsnNode(Opcodes.ILOAD + "IJFDA".indexOf(type), slot), size(type));
    }

    void store(int slot, char type) {
        add(new VarInsnNode(Opcodes.ISTORE + "IJFDA".indexOf(type), slot), -size(type));
    }

    static int size(char type) {
        return type == 'J' || type == 'D' ? 2 : 1;
    }

    void callStatic(String owner, String name, String descriptor) {
        int sizes = Type.getArgumentsAndReturnSizes(descriptor);
        // the sizes count a receiver, which a static method does not have
        add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false), (sizes & 3) - (sizes >> 2) + 1);
    }

    void callVirtual(String owner, String name, String descriptor) {
        int sizes = Type.getArgumentsAndReturnSizes(descriptor);
        add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false), (sizes & 3) - (sizes >> 2));
    }

    void callInterface(String owner, String name, String descriptor) {
        int sizes = Type.getArgumentsAndReturnSizes(descriptor);
        add(new MethodInsnNode(Opcodes.INVOKEINTERFACE, owner, name, descriptor, true), (sizes & 3) - (sizes >> 2));
    }

    /** What a copied instruction would have left on the stack is not counted here. */
    void forget(int slots) {
        depth -= slots;
    }

    /** What was put together by itself comes next. */
    void append(Code other) {
        deepest = Math.max(deepest, depth + other.deepest);
        deeper = Math.max(deeper, other.deeper);
        locals = Math.max(locals, other.locals);
        size += other.size;
        numbers.addAll(other.numbers);
        handled.addAll(other.handled);
        named.addAll(other.named);
        list.add(other.list);
    }

    void doorway(String name, String descriptor) {
        callStatic(Symbols.DOORWAY, name, descriptor);
    }
}
