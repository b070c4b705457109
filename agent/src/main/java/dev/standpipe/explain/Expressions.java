package dev.standpipe.explain;

import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Values as Java would write them. */
final class Expressions {
    /** Beyond that a call in a call is dots: what is used twice would be written twice each time. */
    private static final int DEEPEST = 6;

    private final LocalNames names;
    private final Calls calls;
    private final AbstractInsnNode[] code;
    private final Map<Integer, String> reads = new HashMap<>();
    private final Map<Integer, Boolean> truths = new HashMap<>();
    private int depth;

    Expressions(Summary summary, LocalNames names) {
        this.names = names;
        this.calls = new Calls(summary);
        this.code = summary.flow().code();
    }

    Calls calls() {
        return calls;
    }

    /** From now on, what was read at {@code position} is called so. */
    void read(int position, String text, boolean isTruth) {
        reads.put(position, text);
        truths.put(position, isTruth);
    }

    String of(Value value) {
        return of(value, Operators.LOOSEST);
    }

    /** With a dot behind it. */
    String tight(Value value) {
        return of(value, Operators.CLOSEST);
    }

    /** What a call or another instruction of this position makes. */
    String made(int position) {
        String name = reads.get(position);
        if (name != null) {
            return name;
        }
        if (depth == DEEPEST) {
            return InstructionText.result(code[position]);
        }
        depth++;
        String call = calls.text(position, this);
        depth--;
        return call == null ? InstructionText.result(code[position]) : call;
    }

    private String made(int position, int binding) {
        boolean casts = code[position].getOpcode() == Opcodes.CHECKCAST && !reads.containsKey(position);
        return casts ? in(binding, Operators.UNARY, made(position)) : made(position);
    }

    /** Where the type is plain, so that a widening goes without saying. */
    String assigned(Value value) {
        boolean widened = value.kind() == Value.Kind.OPERATION && Operators.widens(value.which());
        return of(widened ? value.operand(0) : value);
    }

    /** As an argument or result that is a boolean. */
    String truth(Value value) {
        if (value.kind() == Value.Kind.CONSTANT) {
            return value.isConstant(0) ? "false" : "true";
        }
        boolean choice = value.kind() == Value.Kind.CHOICE
                && value.operand(1).isConstant(1)
                && value.operand(2).isConstant(0);
        return choice ? of(value.operand(0)) : of(value);
    }

    String condition(Value test, boolean holds) {
        return test(test, holds ? test.which() : Operators.negated(test.which()), Operators.LOOSEST);
    }

    private String of(Value value, int binding) {
        switch (value.kind()) {
            case CONSTANT:
                return constant(value.constant());
            case LOCAL:
                return names.of(value.which());
            case FIELD:
                return field(
                        value.field(), value.operands().isEmpty() ? null : of(value.operand(0), Operators.CLOSEST));
            case LENGTH:
                return of(value.operand(0), Operators.CLOSEST) + ".length";
            case ELEMENT:
                return of(value.operand(0), Operators.CLOSEST) + "[" + of(value.operand(1)) + "]";
            case CAST:
                return in(
                        binding,
                        Operators.UNARY,
                        "(" + Type.getType(value.castTo()).getClassName() + ") "
                                + of(value.operand(0), Operators.UNARY));
            case READ:
                return reads.getOrDefault(value.which(), "…");
            case OPERATION:
                return operation(value, binding);
            case CALL:
                return call(value);
            case TEST:
                return test(value, value.which(), binding);
            case CHOICE:
                return in(
                        binding,
                        Operators.CHOICE,
                        of(value.operand(0), Operators.CHOICE + 1) + " ? " + of(value.operand(1), Operators.CHOICE + 1)
                                + " : " + of(value.operand(2), Operators.CHOICE));
            default:
                return value.which() < 0 ? "…" : made(value.which(), binding);
        }
    }

    private static String in(int binding, int own, String text) {
        return own < binding ? "(" + text + ")" : text;
    }

    private static String constant(Object constant) {
        if (constant instanceof Long) {
            return constant + "L";
        }
        return constant instanceof Float ? constant + "f" : String.valueOf(constant);
    }

    static String field(FieldName field, String object) {
        if (object == null) {
            return LocalNames.simple(field.owner()) + "." + field.name();
        }
        return object.equals("this") ? field.name() : object + "." + field.name();
    }

    private String operation(Value value, int binding) {
        int opcode = value.which();
        Value first = value.operand(0);
        if (Operators.isNegation(opcode)) {
            return in(binding, Operators.UNARY, "-" + of(first, Operators.UNARY));
        }
        if (Operators.isConversion(opcode)) {
            return in(
                    binding, Operators.UNARY, "(" + Operators.convertedTo(opcode) + ") " + of(first, Operators.UNARY));
        }
        Value second = value.operand(1);
        if (Operators.isComparison(opcode)) {
            return "compare(" + of(first) + ", " + of(second) + ")";
        }
        int own = Operators.binding(opcode);
        String sign = Operators.of(opcode);
        String right = of(second, own + 1);
        if (sign.equals("+") && right.startsWith("-")) {
            sign = "-";
            right = right.substring(1);
        }
        return in(binding, own, of(first, own) + " " + sign + " " + right);
    }

    private String call(Value value) {
        String method = value.method();
        String name = method.substring(0, method.indexOf('('));
        int dot = name.lastIndexOf('.');
        StringBuilder call = new StringBuilder(LocalNames.simple(name.substring(0, dot))).append(name.substring(dot));
        return call.append('(').append(list(value.operands())).append(')').toString();
    }

    private String list(List<Value> values) {
        StringBuilder list = new StringBuilder();
        for (Value value : values) {
            list.append(list.length() == 0 ? "" : ", ").append(of(value));
        }
        return list.toString();
    }

    private String test(Value test, int jump, int binding) {
        Value left = test.operand(0);
        Value right = test.operand(1);
        if (left.kind() == Value.Kind.OPERATION && Operators.isComparison(left.which()) && right.isConstant(0)) {
            return comparison(left.operand(0), jump, of(left.operand(1), Operators.COMPARISON + 1), binding);
        }
        if (jump == Opcodes.IFNULL || jump == Opcodes.IFNONNULL) {
            return comparison(left, jump, "null", binding);
        }
        if (isTruth(left) && right.isConstant(0) && (jump == Opcodes.IFEQ || jump == Opcodes.IFNE)) {
            return (jump == Opcodes.IFEQ ? "!" : "") + of(left, Operators.UNARY);
        }
        return comparison(left, jump, of(right, Operators.COMPARISON + 1), binding);
    }

    private String comparison(Value left, int jump, String right, int binding) {
        return in(
                binding,
                Operators.COMPARISON,
                of(left, Operators.COMPARISON + 1) + " " + Operators.comparison(jump) + " " + right);
    }

    private boolean isTruth(Value value) {
        switch (value.kind()) {
            case READ:
                return truths.getOrDefault(value.which(), false);
            case FIELD:
                return value.field().descriptor().equals("Z");
            case CALL:
                return value.method().endsWith(")Z");
            case OPAQUE:
                return value.which() >= 0 && InstructionText.isTruth(code[value.which()]);
            default:
                return false;
        }
    }
}
