package dev.standpipe.corpus.count;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows elements from where they are read, or loaded from an array, to where they end. */
final class Marking extends Interpreter<Mark> {
    private static final Set<String> NUMBERS = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Math",
            "java/lang/StrictMath");
    private static final Set<String> CONVERSIONS = Set.of(
            "reverseBytes",
            "floatToIntBits",
            "floatToRawIntBits",
            "intBitsToFloat",
            "doubleToLongBits",
            "doubleToRawLongBits",
            "longBitsToDouble",
            "toUnsignedInt",
            "toUnsignedLong");

    private final InsnList code;
    private final BitSet watched;
    private final Transfers transfers;
    private final Map<AbstractInsnNode, AbstractInsnNode> booleans = new HashMap<>();

    Marking(InsnList code, BitSet watched, Transfers transfers) {
        super(Opcodes.ASM9);
        this.code = code;
        this.watched = watched;
        this.transfers = transfers;
        findBooleans();
    }

    /** A static method of the JDK that makes a number of numbers and does nothing besides. */
    static boolean isArithmetic(AbstractInsnNode node) {
        return node instanceof MethodInsnNode call
                && call.getOpcode() == Opcodes.INVOKESTATIC
                && NUMBERS.contains(call.owner)
                && !call.desc.contains(";")
                && !call.name.equals("random");
    }

    private static boolean isConversion(AbstractInsnNode node) {
        return isArithmetic(node) && CONVERSIONS.contains(((MethodInsnNode) node).name);
    }

    private int at(AbstractInsnNode node) {
        return code.indexOf(node);
    }

    @Override
    public Mark newValue(Type type) {
        return type == Type.VOID_TYPE ? null : Mark.plain(type == null ? 1 : type.getSize());
    }

    @Override
    public Mark newOperation(AbstractInsnNode node) {
        return switch (node.getOpcode()) {
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> Mark.plain(2);
            case Opcodes.LDC ->
                Mark.plain(
                        ((LdcInsnNode) node).cst instanceof Long || ((LdcInsnNode) node).cst instanceof Double ? 2 : 1);
            case Opcodes.GETSTATIC -> newValue(Type.getType(((FieldInsnNode) node).desc));
            case Opcodes.ICONST_0, Opcodes.ICONST_1 ->
                booleans.containsKey(node) ? Mark.plain(1).element(at(node)) : Mark.plain(1);
            default -> Mark.plain(1);
        };
    }

    @Override
    public Mark copyOperation(AbstractInsnNode node, Mark value) {
        boolean load = node.getOpcode() >= Opcodes.ILOAD && node.getOpcode() <= Opcodes.ALOAD;
        return load && watched.get(at(node)) ? value.loaded(at(node)) : value;
    }

    @Override
    public Mark unaryOperation(AbstractInsnNode node, Mark value) {
        return switch (node.getOpcode()) {
            case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> value.sized(2);
            case Opcodes.L2I, Opcodes.F2I, Opcodes.D2I, Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> value.sized(1);
            case Opcodes.I2B, Opcodes.I2C, Opcodes.I2S, Opcodes.CHECKCAST -> value;
            case Opcodes.INEG, Opcodes.LNEG, Opcodes.FNEG, Opcodes.DNEG, Opcodes.IINC -> value.worked();
            case Opcodes.GETFIELD ->
                value.withoutElements()
                        .sized(Type.getType(((FieldInsnNode) node).desc).getSize());
            case Opcodes.INSTANCEOF, Opcodes.ARRAYLENGTH, Opcodes.NEWARRAY, Opcodes.ANEWARRAY ->
                value.withoutElements();
            default -> null;
        };
    }

    @Override
    public Mark binaryOperation(AbstractInsnNode node, Mark left, Mark right) {
        int opcode = node.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            Mark found = left.and(right).withoutElements();
            Mark value = found.sized(opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD ? 2 : 1);
            return opcode != Opcodes.AALOAD && watched.get(at(node)) ? value.element(at(node)) : value;
        }
        if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE || opcode == Opcodes.PUTFIELD) {
            return null;
        }
        boolean compares = opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
        int size = compares ? 1 : left.size();
        Mark both = left.sized(size).and(right.sized(size));
        return (opcode == Opcodes.IAND || opcode == Opcodes.LAND) && isMask(node.getPrevious()) ? both : both.worked();
    }

    /** All ones, as wide as a type: the usual way to drop a sign. */
    private static boolean isMask(AbstractInsnNode node) {
        AbstractInsnNode constant = node.getOpcode() == Opcodes.I2L ? node.getPrevious() : node;
        if (constant instanceof IntInsnNode push) {
            return push.operand == 0xFF;
        }
        return constant instanceof LdcInsnNode ldc
                && (ldc.cst.equals(0xFFFF)
                        || ldc.cst.equals(0xFFL)
                        || ldc.cst.equals(0xFFFFL)
                        || ldc.cst.equals(0xFFFF_FFFFL));
    }

    @Override
    public Mark ternaryOperation(AbstractInsnNode node, Mark array, Mark index, Mark value) {
        return null;
    }

    @Override
    public Mark naryOperation(AbstractInsnNode node, List<? extends Mark> values) {
        String descriptor = node instanceof MethodInsnNode call
                ? call.desc
                : node instanceof InvokeDynamicInsnNode dynamic ? dynamic.desc : "()I";
        Mark result = newValue(Type.getReturnType(descriptor));
        if (result == null || !watched.get(at(node))) {
            return result;
        }
        if (transfers.isRead(node)) {
            return result.element(at(node));
        }
        if (!isArithmetic(node)) {
            return result;
        }
        for (Mark value : values) {
            result = result.and(value.sized(result.size()));
        }
        return isConversion(node) ? result : result.worked();
    }

    @Override
    public void returnOperation(AbstractInsnNode node, Mark value, Mark expected) {}

    @Override
    public Mark merge(Mark left, Mark right) {
        Mark both = left.and(right);
        return both.equals(left) ? left : both;
    }

    /** {@code x != 0 ? 1 : 0} or its opposite, as all compilers write it: each of the two constants with the branch that chooses it. */
    private void findBooleans() {
        for (AbstractInsnNode node : code) {
            if ((node.getOpcode() != Opcodes.IFEQ && node.getOpcode() != Opcodes.IFNE) || !watched.get(at(node))) {
                continue;
            }
            AbstractInsnNode one = real(node.getNext());
            AbstractInsnNode jump = one == null ? null : real(one.getNext());
            AbstractInsnNode other = real(((JumpInsnNode) node).label);
            if (isBit(one)
                    && isBit(other)
                    && one.getOpcode() != other.getOpcode()
                    && jump != null
                    && jump.getOpcode() == Opcodes.GOTO
                    && real(((JumpInsnNode) jump).label) == real(other.getNext())) {
                booleans.put(one, node);
                booleans.put(other, node);
            }
        }
    }

    /** The constants that stand for a test of another value, each with the branch that tests it. */
    Map<AbstractInsnNode, AbstractInsnNode> booleans() {
        return booleans;
    }

    private static boolean isBit(AbstractInsnNode node) {
        return node != null && (node.getOpcode() == Opcodes.ICONST_0 || node.getOpcode() == Opcodes.ICONST_1);
    }

    private static AbstractInsnNode real(AbstractInsnNode from) {
        AbstractInsnNode node = from;
        while (node != null && node.getOpcode() < 0) {
            node = node.getNext();
        }
        return node;
    }
}
