package dev.standpipe.rewrite.summary;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Something that an iteration does besides computing: it may be seen by others, or may throw. */
public final class Effect {
    public enum Kind {
        /** Operands: the receiver and, for a write, the value. */
        TRANSFER,
        /** Operands: array, index, value. */
        ARRAY_STORE,
        /** Operands: array, index. Throws if one is wrong. */
        ARRAY_LOAD,
        /** Operand: the array, or the string. Throws if it is null. */
        LENGTH,
        /** Operand: the object of a call that is followed. Throws if it is null. */
        RECEIVER,
        /** Operand: the object; none for a static field. Throws if it is null. */
        FIELD_LOAD,
        /** Operands: the object, unless static, and the value. */
        FIELD_STORE,
        /** Operand: the object. A cast to an array of primitives, which throws if it is something else. */
        CAST,
        /** A division that may be by zero. */
        DIVISION,
        /** A call that works on the JDK's own object alone, and may throw. Operands: as of a call. */
        QUIET_CALL,
        /** A call of quiet code of the class's own, which may throw. Operands: as of a call. */
        OWN_CALL,
        /** An inner loop of quiet code, which may throw. */
        INNER_LOOP,
        /** {@code RandomAccessFile.seek}. Operands: the file and the position. */
        SEEK,
        /** {@code skipBytes} whose result nobody looks at. Operands: the stream and the number of bytes. */
        SKIP,
        /** A call that is not known to be harmless. Operands: the receiver, unless static, and the arguments. */
        CALL,
        /** A switch, of which it is not known before which way it goes. Operand: the number. */
        SWITCH,
        /** Allocation, monitor, cast and what else an array copy does not do. */
        OTHER
    }

    private final Kind kind;
    private final AbstractInsnNode by;
    private final int position;
    private final Transfer transfer;
    private final Value result;
    private final List<Value> operands;
    private final Map<Integer, Value> locals;
    private final Footprint footprint;

    private Effect(
            Kind kind,
            AbstractInsnNode by,
            int position,
            Transfer transfer,
            Value result,
            List<Value> operands,
            Map<Integer, Value> locals,
            Footprint footprint) {
        this.kind = kind;
        this.by = by;
        this.position = position;
        this.transfer = transfer;
        this.result = result;
        this.operands = operands;
        this.locals = locals;
        this.footprint = footprint;
    }

    static Effect of(Kind kind, AbstractInsnNode by, int position, Value result, Value... operands) {
        return new Effect(kind, by, position, null, result, Arrays.asList(operands), Collections.emptyMap(), null);
    }

    static Effect quiet(
            Footprint footprint, Kind kind, AbstractInsnNode by, int position, Value result, Value... operands) {
        return new Effect(kind, by, position, null, result, Arrays.asList(operands), Collections.emptyMap(), footprint);
    }

    static Effect transfer(
            Transfer transfer,
            AbstractInsnNode by,
            int position,
            Map<Integer, Value> locals,
            Value result,
            Value... operands) {
        return new Effect(
                Kind.TRANSFER, by, position, transfer, result, Arrays.asList(operands), new TreeMap<>(locals), null);
    }

    Effect with(List<Value> otherOperands, Map<Integer, Value> otherLocals) {
        return new Effect(kind, by, position, transfer, result, otherOperands, otherLocals, footprint);
    }

    public Kind kind() {
        return kind;
    }

    /** Whether it is a call of another class's method, of which the runtime can tell whether it is quiet. */
    public boolean isPromised() {
        return kind == Kind.CALL && footprint != null;
    }

    /** Whether it is a call, of whatever code. */
    public boolean isCall() {
        return kind == Kind.CALL
                || kind == Kind.QUIET_CALL
                || kind == Kind.OWN_CALL
                || kind == Kind.SEEK
                || kind == Kind.SKIP;
    }

    public AbstractInsnNode by() {
        return by;
    }

    /** Where in the code. */
    public int position() {
        return position;
    }

    /** What is carried, or null if this is no transfer. */
    public Transfer transfer() {
        return transfer;
    }

    /** What quiet code leaves behind; null if this is none. */
    public Footprint footprint() {
        return footprint;
    }

    /** What it leaves on the stack, or null. */
    public Value result() {
        return result;
    }

    public List<Value> operands() {
        return Collections.unmodifiableList(operands);
    }

    /** At a transfer: what the locals hold that were assigned before it. */
    public Map<Integer, Value> locals() {
        return Collections.unmodifiableMap(locals);
    }

    public Value operand(int k) {
        return operands.get(k);
    }

    @Override
    public String toString() {
        return kind + "@" + position + operands;
    }
}
