package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Turns values back into the instructions that compute them in front of the loop. */
final class Pusher {
    private final Code code;
    private final Map<Value, String> rows;

    Pusher(Code code, Map<Value, String> rows) {
        this.code = code;
        this.rows = rows;
    }

    /** Goes to {@code elsewhere} if the value is null, or is cast and no such array. */
    void guard(Value value, LabelNode elsewhere) {
        if (value.kind() == Value.Kind.CAST) {
            push(value.operand(0));
            code.add(new TypeInsnNode(Opcodes.INSTANCEOF, value.castTo()), 0);
            code.jump(Opcodes.IFEQ, elsewhere, -1);
        } else {
            push(value);
            code.jump(Opcodes.IFNULL, elsewhere, -1);
        }
    }

    void push(Value value) {
        switch (value.kind()) {
            case CONSTANT:
                constant(value);
                break;
            case LOCAL:
                code.load(value.which(), value.type());
                break;
            case FIELD:
                field(value);
                break;
            case LENGTH:
                push(value.operand(0));
                code.op(Opcodes.ARRAYLENGTH, 0);
                break;
            case CAST:
                push(value.operand(0));
                code.add(new TypeInsnNode(Opcodes.CHECKCAST, value.castTo()), 0);
                break;
            case ELEMENT:
                push(value.operand(0));
                push(value.operand(1));
                if (value.load() != Opcodes.AALOAD) {
                    code.op(value.load(), value.isWide() ? 0 : -1);
                    break;
                }
                code.doorway("row", "([Ljava/lang/Object;I)Ljava/lang/Object;");
                code.add(new TypeInsnNode(Opcodes.CHECKCAST, rows.get(value)), 0);
                break;
            case OPERATION:
                operation(value);
                break;
            case CALL:
                pushOperands(value);
                call(value.method());
                break;
            default:
                throw new IllegalArgumentException("not computable in front of a loop: " + value);
        }
    }

    /** Of a string its length, of a list its size, and else a function. */
    private void call(String method) {
        int dot = method.indexOf('.');
        int parenthesis = method.indexOf('(');
        String owner = method.substring(0, dot);
        String name = method.substring(dot + 1, parenthesis);
        if (owner.equals("java/util/List")) {
            code.callInterface(owner, name, method.substring(parenthesis));
        } else if (owner.equals("java/lang/String") || owner.startsWith("java/util/")) {
            code.callVirtual(owner, name, method.substring(parenthesis));
        } else {
            code.callStatic(owner, name, method.substring(parenthesis));
        }
    }

    private void pushOperands(Value value) {
        for (Value operand : value.operands()) {
            push(operand);
        }
    }

    private void constant(Value value) {
        if (value.type() == 'I' || value.type() == 'J') {
            code.push(((Number) value.constant()).longValue(), value.isWide());
        } else {
            code.add(new LdcInsnNode(value.constant()), Code.size(value.type()));
        }
    }

    private void field(Value value) {
        pushOperands(value);
        boolean isStatic = value.operands().isEmpty();
        FieldName name = value.field();
        code.add(
                new FieldInsnNode(
                        isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD, name.owner(), name.name(), name.descriptor()),
                Code.size(value.type()) - (isStatic ? 0 : 1));
    }

    private void operation(Value value) {
        int popped = 0;
        for (Value operand : value.operands()) {
            push(operand);
            popped += Code.size(operand.type());
        }
        code.add(new InsnNode(value.which()), Code.size(value.type()) - popped);
    }

    void pushLong(Value whole) {
        push(whole);
        if (whole.type() == 'I') {
            code.op(Opcodes.I2L, 1);
        }
    }

    /** How many rounds the bounds allow, as a long; one less if {@code oneShort}. */
    void rounds(List<Bound> bounds, boolean oneShort) {
        boolean first = true;
        for (Bound bound : bounds) {
            rounds(bound);
            if (!first) {
                code.callStatic("java/lang/Math", "min", "(JJ)J");
            }
            first = false;
        }
        if (oneShort) {
            code.op(Opcodes.LCONST_1, 2);
            code.op(Opcodes.LSUB, -2);
        }
    }

    private void rounds(Bound bound) {
        boolean up = bound.step() > 0;
        Value high = up ? bound.fixed() : bound.moving();
        Value low = up ? bound.moving() : bound.fixed();
        pushLong(high);
        if (high.type() == 'J' || low.type() == 'J') {
            // keeps the difference from wrapping around to something positive
            pushLong(low);
            if (bound.inclusive()) {
                code.op(Opcodes.LCONST_1, 2);
                code.op(Opcodes.LSUB, -2);
            }
            code.callStatic("java/lang/Math", "max", "(JJ)J");
        }
        pushLong(low);
        code.op(Opcodes.LSUB, -2);
        long stride = Math.abs(bound.step());
        long more = stride - 1 + (bound.inclusive() ? 1 : 0);
        if (more != 0) {
            code.push(more, true);
            code.op(Opcodes.LADD, -2);
        }
        if (stride != 1) {
            code.push(stride, true);
            code.op(Opcodes.LDIV, -2);
        }
    }
}
