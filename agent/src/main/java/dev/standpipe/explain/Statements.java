package dev.standpipe.explain;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What a round does besides computing, as statements. */
final class Statements {
    private Statements() {}

    /** Null for what is part of another statement, such as a value that a call hands to the next. */
    static String of(Effect effect, Expressions in) {
        switch (effect.kind()) {
            case TRANSFER:
                return write(effect, in);
            case ARRAY_STORE:
                return in.of(effect.operand(0)) + "[" + in.of(effect.operand(1)) + "] = "
                        + in.assigned(effect.operand(2)) + ";";
            case FIELD_STORE:
                return fieldStore(effect, in);
            case INNER_LOOP:
                return "// another loop runs here";
            default:
                if (effect.by() instanceof JumpInsnNode) {
                    return "// a value is handed from round to round on the stack";
                }
                if (effect.isCall() && effect.by() instanceof MethodInsnNode && in != null) {
                    return in.made(in.calls().made(effect)) + ";";
                }
                boolean made = effect.kind() == Effect.Kind.OTHER && effect.result() != null;
                return made ? null : InstructionText.statement(effect.by());
        }
    }

    private static String write(Effect effect, Expressions in) {
        Value value = effect.operand(1);
        boolean truth = effect.transfer().wire() == WireType.BOOLEAN;
        return in.of(effect.operand(0)) + "." + effect.transfer().call().name + "("
                + (truth ? in.truth(value) : in.assigned(value)) + ");";
    }

    private static String fieldStore(Effect effect, Expressions in) {
        FieldInsnNode insn = (FieldInsnNode) effect.by();
        FieldName field = new FieldName(insn.owner, insn.name, insn.desc);
        int operands = effect.operands().size();
        Value value = effect.operand(operands - 1);
        String object = operands == 1 ? null : in.of(effect.operand(0));
        return Expressions.field(field, object) + " = " + (insn.desc.equals("Z") ? in.truth(value) : in.assigned(value))
                + ";";
    }
}
