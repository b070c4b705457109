package dev.standpipe.rewrite.summary;

import java.util.Arrays;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The array descriptors that locals and operand stack hold at one place; null for what is no array, or may be several.
 */
final class KindFrame {
    /** Goes with every kind, until it meets one. */
    static final String NOTHING = "null";

    /** The object whose method it is. */
    static final String THIS = "this";

    private static final String ELEMENTS = "ZCFDBSIJ";

    private final String[] locals;
    private String[] stack;
    private int depth;

    private KindFrame(String[] locals, String[] stack, int depth) {
        this.locals = locals;
        this.stack = stack;
        this.depth = depth;
    }

    static KindFrame atStart(MethodNode method) {
        String[] locals = new String[method.maxLocals];
        int slot = (method.access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
        if (slot == 1) {
            locals[0] = THIS;
        }
        for (Type parameter : Type.getArgumentTypes(method.desc)) {
            locals[slot] = arrayOrNull(parameter.getDescriptor());
            slot += parameter.getSize();
        }
        return new KindFrame(locals, new String[4], 0);
    }

    KindFrame copy() {
        return new KindFrame(locals.clone(), stack.clone(), depth);
    }

    /** How much a copy takes. */
    int size() {
        return locals.length + stack.length;
    }

    /** With the same locals, and on the stack the exception alone. */
    KindFrame caught() {
        return new KindFrame(locals.clone(), new String[4], 1);
    }

    /** How many slots of the stack are in use. */
    int depth() {
        return depth;
    }

    /** What lies beneath so many slots of the stack. */
    String beneath(int slots) {
        return stack[depth - 1 - slots];
    }

    String local(int slot) {
        return locals[slot];
    }

    /** Keeps what this and {@code other} agree on; true if that is less than before. */
    boolean meet(KindFrame other) {
        boolean less = false;
        for (int slot = 0; slot < locals.length; slot++) {
            less |= meetLocal(slot, other.locals[slot]);
        }
        for (int slot = 0; slot < depth; slot++) {
            String both = meet(stack[slot], other.stack[slot]);
            less |= !same(both, stack[slot]);
            stack[slot] = both;
        }
        return less;
    }

    boolean meetLocal(int slot, String kind) {
        String both = meet(locals[slot], kind);
        boolean less = !same(both, locals[slot]);
        locals[slot] = both;
        return less;
    }

    private static String meet(String a, String b) {
        if (same(a, b) || NOTHING.equals(b)) {
            return a;
        }
        return NOTHING.equals(a) ? b : null;
    }

    private static boolean same(String a, String b) {
        return a == null ? b == null : a.equals(b);
    }

    /** How much it takes to run: a long descriptor is read each time. */
    static int steps(AbstractInsnNode node) {
        String descriptor = node instanceof MethodInsnNode
                ? ((MethodInsnNode) node).desc
                : node instanceof InvokeDynamicInsnNode ? ((InvokeDynamicInsnNode) node).desc : "";
        return 1 + descriptor.length() / 8;
    }

    /** What {@code node} does. */
    void run(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (opcode < 0) {
            return;
        }
        if (opcode >= Opcodes.DUP && opcode <= Opcodes.DUP2_X2) {
            duplicate(1 + (opcode - Opcodes.DUP) / 3, (opcode - Opcodes.DUP) % 3);
            return;
        }
        if (opcode == Opcodes.SWAP) {
            duplicate(1, 1);
            depth--;
            return;
        }
        String kind = kind(node);
        if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            store(node);
        }
        int takes = SlotEffects.takes(node);
        int gives = SlotEffects.gives(node);
        depth -= takes;
        makeRoom(gives);
        Arrays.fill(stack, depth, depth + gives, null);
        depth += gives;
        if (gives == 1) {
            stack[depth - 1] = kind;
        }
    }

    private void store(AbstractInsnNode node) {
        int slot = ((VarInsnNode) node).var;
        locals[slot] = node.getOpcode() == Opcodes.ASTORE ? stack[depth - 1] : null;
        if (node.getOpcode() == Opcodes.LSTORE || node.getOpcode() == Opcodes.DSTORE) {
            locals[slot + 1] = null;
        }
    }

    /** Puts a copy of the uppermost {@code slots} beneath the {@code under} slots that they lie on. */
    private void duplicate(int slots, int under) {
        makeRoom(slots);
        int from = depth - slots - under;
        System.arraycopy(stack, from, stack, from + slots, slots + under);
        System.arraycopy(stack, depth, stack, from, slots);
        depth += slots;
    }

    private void makeRoom(int slots) {
        if (depth + slots > stack.length) {
            stack = Arrays.copyOf(stack, 2 * (depth + slots));
        }
    }

    /** What kind of array the instruction gives, before it has taken anything. */
    private String kind(AbstractInsnNode node) {
        switch (node.getOpcode()) {
            case Opcodes.ACONST_NULL:
                return NOTHING;
            case Opcodes.ALOAD:
                return locals[((VarInsnNode) node).var];
            case Opcodes.AALOAD:
                return row(stack[depth - 2]);
            case Opcodes.NEWARRAY:
                return "[" + ELEMENTS.charAt(((IntInsnNode) node).operand - Opcodes.T_BOOLEAN);
            case Opcodes.ANEWARRAY:
                return "[" + Type.getObjectType(((TypeInsnNode) node).desc).getDescriptor();
            case Opcodes.MULTIANEWARRAY:
                return ((MultiANewArrayInsnNode) node).desc;
            case Opcodes.CHECKCAST:
                return arrayOrNull(((TypeInsnNode) node).desc);
            case Opcodes.GETFIELD:
            case Opcodes.GETSTATIC:
                return arrayOrNull(((FieldInsnNode) node).desc);
            case Opcodes.INVOKEDYNAMIC:
                return result(((InvokeDynamicInsnNode) node).desc);
            default:
                return node instanceof MethodInsnNode ? result(((MethodInsnNode) node).desc) : null;
        }
    }

    private static String row(String rows) {
        return NOTHING.equals(rows) ? rows : rows == null ? null : arrayOrNull(rows.substring(1));
    }

    private static String result(String descriptor) {
        return arrayOrNull(descriptor.substring(descriptor.indexOf(')') + 1));
    }

    private static String arrayOrNull(String descriptor) {
        return descriptor.startsWith("[") ? descriptor : null;
    }
}
