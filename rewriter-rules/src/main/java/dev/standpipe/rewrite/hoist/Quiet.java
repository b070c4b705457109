package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Method;
import dev.standpipe.rewrite.summary.PureCalls;
import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Tells the instructions that cannot throw, leave nothing behind but in locals that no handler looks at, and do not look at one array. */
final class Quiet {
    private final Method method;
    private final int array;
    private final BitSet handled;

    /** {@code handled} are the locals that handlers may look at. */
    Quiet(Method method, int array, BitSet handled) {
        this.method = method;
        this.array = array;
        this.handled = handled;
    }

    boolean is(int position) {
        AbstractInsnNode node = method.flow().code()[position];
        int opcode = node.getOpcode();
        if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            return isQuietStore((VarInsnNode) node);
        }
        if (opcode < Opcodes.LDC
                || opcode >= Opcodes.ILOAD && opcode < Opcodes.ALOAD
                || opcode >= Opcodes.POP && opcode <= Opcodes.SWAP
                || opcode >= Opcodes.IFEQ && opcode <= Opcodes.GOTO
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH
                || opcode == Opcodes.IFNULL
                || opcode == Opcodes.IFNONNULL) {
            return true;
        }
        switch (opcode) {
            case Opcodes.LDC:
                return ((LdcInsnNode) node).cst instanceof Number;
            case Opcodes.ALOAD:
                return ((VarInsnNode) node).var != array
                        || Instructions.after(node).getOpcode() == Opcodes.ARRAYLENGTH;
            case Opcodes.IINC:
                return !handled.get(((IincInsnNode) node).var);
            case Opcodes.IDIV:
            case Opcodes.LDIV:
            case Opcodes.IREM:
            case Opcodes.LREM:
                return isConstantButZero(before(position));
            case Opcodes.ARRAYLENGTH:
                return loads(before(position), array);
            case Opcodes.GETFIELD:
                return isThis(before(position)) && isPlainAndOwn((FieldInsnNode) node);
            case Opcodes.GETSTATIC:
                return isPlainAndOwn((FieldInsnNode) node);
            case Opcodes.INVOKESTATIC:
                return PureCalls.contain((MethodInsnNode) node);
            default:
                return opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG;
        }
    }

    private boolean isQuietStore(VarInsnNode store) {
        boolean wide = store.getOpcode() == Opcodes.LSTORE || store.getOpcode() == Opcodes.DSTORE;
        return store.var != array
                && !handled.get(store.var)
                && !(wide && (store.var + 1 == array || handled.get(store.var + 1)));
    }

    /** The instruction that has just run, or null if it may have been another one. */
    private AbstractInsnNode before(int position) {
        ControlFlow flow = method.flow();
        AbstractInsnNode before = Instructions.before(flow.code()[position]);
        boolean falls = before != null && flow.blockAt(flow.position(before)) == flow.blockAt(position);
        return falls ? before : null;
    }

    private static boolean loads(AbstractInsnNode node, int slot) {
        return node != null && node.getOpcode() == Opcodes.ALOAD && ((VarInsnNode) node).var == slot;
    }

    private boolean isThis(AbstractInsnNode node) {
        if (method.isStatic() || !loads(node, 0)) {
            return false;
        }
        for (AbstractInsnNode other : method.flow().code()) {
            if (other.getOpcode() == Opcodes.ASTORE && ((VarInsnNode) other).var == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isPlainAndOwn(FieldInsnNode node) {
        FieldName field = new FieldName(node.owner, node.name, node.desc);
        return method.vocabulary().declares(field) && !method.vocabulary().isVolatile(field);
    }

    private static boolean isConstantButZero(AbstractInsnNode node) {
        if (node instanceof LdcInsnNode) {
            return ((LdcInsnNode) node).cst instanceof Number && ((Number) ((LdcInsnNode) node).cst).longValue() != 0;
        }
        if (node instanceof IntInsnNode && node.getOpcode() != Opcodes.NEWARRAY) {
            return ((IntInsnNode) node).operand != 0;
        }
        int opcode = node == null ? Opcodes.NOP : node.getOpcode();
        return opcode == Opcodes.ICONST_M1
                || opcode >= Opcodes.ICONST_1 && opcode <= Opcodes.ICONST_5
                || opcode == Opcodes.LCONST_1;
    }
}
