package dev.standpipe.rewrite.summary;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What an instruction computes, as an expression over what the locals hold at the head of the loop. Immutable, and
 * compared by content.
 */
public final class Value {
    /** Beyond this an expression is no longer looked into: real loops stay far below. */
    private static final int DEEPEST = 24;

    /** Likewise, with a part counted as often as it occurs: {@code x += x} in a row doubles it. */
    private static final int LARGEST = 400;

    private static final int UNREAD = -1;

    public enum Kind {
        CONSTANT,
        /** A local, as it is at the head of the loop. */
        LOCAL,
        /** A field of an object, or a static field where there is no operand. */
        FIELD,
        LENGTH,
        /** An element of an array, as it was when it was loaded. */
        ELEMENT,
        /** The operand as an array of primitives, as {@code (int[]) o} has it. */
        CAST,
        /** What a transfer read. */
        READ,
        /** An arithmetic instruction. */
        OPERATION,
        /** A call of a function that only computes, or the length of a string or a list. */
        CALL,
        /**
         * Whether a comparison of the two operands holds: {@code which} is the opcode of the jump that would be taken.
         */
        TEST,
        /** The second operand where the first, a test, holds, else the third. */
        CHOICE,
        /** Anything else: the result of the instruction at position {@code which}. */
        OPAQUE
    }

    private final Kind kind;
    private final char type;
    private final int which;
    private final Object detail;
    private final List<Value> operands;
    private final int depth;
    private final int size;
    private final int hash;

    private Value(Kind kind, char type, int which, Object detail, Value... operands) {
        this.kind = kind;
        this.type = type;
        this.which = which;
        this.detail = detail;
        this.operands = Collections.unmodifiableList(Arrays.asList(operands));
        int deepest = 0;
        int parts = 0;
        for (Value operand : operands) {
            deepest = Math.max(deepest, operand.depth);
            parts += operand.size;
        }
        this.depth = deepest + 1;
        this.size = parts + 1;
        this.hash = Objects.hash(kind, type, which, detail, this.operands);
    }

    public static Value constant(Object constant) {
        char type = constant instanceof Integer
                ? 'I'
                : constant instanceof Long
                        ? 'J'
                        : constant instanceof Float ? 'F' : constant instanceof Double ? 'D' : 'A';
        return new Value(Kind.CONSTANT, type, 0, constant);
    }

    public static Value local(int slot, char type) {
        return new Value(Kind.LOCAL, type, slot, null);
    }

    static Value field(FieldName name, Value object) {
        return object == null
                ? new Value(Kind.FIELD, name.type(), 0, name)
                : orOpaque(new Value(Kind.FIELD, name.type(), 0, name, object));
    }

    static Value length(Value array) {
        return orOpaque(new Value(Kind.LENGTH, 'I', 0, null, array));
    }

    /** {@code at} is the position of the load, since another one may find another element. */
    static Value element(int opcode, int at, Value array, Value index) {
        return orOpaque(new Value(Kind.ELEMENT, Opcode.loads(opcode), at, opcode, array, index));
    }

    static Value cast(String array, Value object) {
        return orOpaque(new Value(Kind.CAST, 'A', 0, array, object));
    }

    static Value read(int at, char type) {
        return new Value(Kind.READ, type, at, null);
    }

    static Value operation(int opcode, char type, Value... operands) {
        return orOpaque(new Value(Kind.OPERATION, type, opcode, null, operands));
    }

    static Value call(String method, int at, char type, Value... operands) {
        return orOpaque(new Value(Kind.CALL, type, at, method, operands));
    }

    static Value test(int jump, Value left, Value right) {
        return new Value(Kind.TEST, 'I', jump, null, left, right);
    }

    static Value choice(Value test, Value yes, Value no) {
        return orOpaque(new Value(Kind.CHOICE, yes.type, 0, null, test, yes, no));
    }

    static Value opaque(int at, char type) {
        return new Value(Kind.OPAQUE, type, at, null);
    }

    private static Value orOpaque(Value value) {
        boolean small = value.depth <= DEEPEST && value.size <= LARGEST;
        return small ? value : unread(value.type);
    }

    /** An object that is made at this position: of a number by a call, and else by {@code new}. */
    static Value made(int at, AbstractInsnNode by) {
        return new Value(Kind.OPAQUE, 'A', at, by);
    }

    /** What nobody looks into. It equals no other. */
    static Value unread(char type) {
        return new Value(Kind.OPAQUE, type, UNREAD, new Object());
    }

    /**
     * Whether this is an expression that was too large to look into, or from before the loop: it may be made of
     * anything.
     */
    public boolean isUnread() {
        return kind == Kind.OPAQUE && which == UNREAD;
    }

    /** Whether it is the object of a number, made in this round. */
    public boolean isBox() {
        return detail instanceof MethodInsnNode;
    }

    public Kind kind() {
        return kind;
    }

    /** I, J, F, D, or A for references. */
    public char type() {
        return type;
    }

    /** In parts, each counted as often as it occurs. */
    public int size() {
        return size;
    }

    public boolean isWide() {
        return type == 'J' || type == 'D';
    }

    /**
     * The slot of a local, the opcode of an operation or a test, the position of an element's load, of a read or of
     * what is opaque.
     */
    public int which() {
        return which;
    }

    public Object constant() {
        return detail;
    }

    public FieldName field() {
        return (FieldName) detail;
    }

    /** Owner, name and descriptor of the function called. */
    public String method() {
        return (String) detail;
    }

    /** The descriptor of the array that something is cast to. */
    public String castTo() {
        return (String) detail;
    }

    /** The opcode that loads the element. */
    public int load() {
        return (Integer) detail;
    }

    public List<Value> operands() {
        return operands;
    }

    public Value operand(int k) {
        return operands.get(k);
    }

    public boolean isConstant(Object constant) {
        return kind == Kind.CONSTANT && constant.equals(detail);
    }

    public boolean isLocal(int slot) {
        return kind == Kind.LOCAL && which == slot;
    }

    public boolean isOperation(int opcode) {
        return kind == Kind.OPERATION && which == opcode;
    }

    /** Whether the predicate holds for this or anything that it is made of. */
    public boolean contains(Predicate<Value> predicate) {
        boolean contains = predicate.test(this);
        for (int k = 0; k < operands.size() && !contains; k++) {
            contains = operand(k).contains(predicate);
        }
        return contains;
    }

    public boolean contains(Value part) {
        boolean contains = equals(part);
        for (int k = 0; k < operands.size() && !contains; k++) {
            contains = operand(k).contains(part);
        }
        return contains;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Value)) {
            return false;
        }
        Value that = (Value) other;
        return hash == that.hash
                && kind == that.kind
                && type == that.type
                && which == that.which
                && Objects.equals(detail, that.detail)
                && operands.equals(that.operands);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        switch (kind) {
            case CONSTANT:
                return String.valueOf(detail);
            case LOCAL:
                return "local" + which;
            case FIELD:
                return (operands.isEmpty() ? "" : operand(0) + ".") + field();
            case LENGTH:
                return operand(0) + ".length";
            case ELEMENT:
                return operand(0) + "[" + operand(1) + "]";
            case CAST:
                return "(" + castTo() + ") " + operand(0);
            case READ:
                return "read@" + which;
            case OPERATION:
                return "op" + which + operands;
            case CALL:
                return method() + operands;
            case TEST:
                return "if" + (which - Opcodes.IFEQ) + operands;
            case CHOICE:
                return operand(0) + " ? " + operand(1) + " : " + operand(2);
            default:
                return "?" + which;
        }
    }
}
