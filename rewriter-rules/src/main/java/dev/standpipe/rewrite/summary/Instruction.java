package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.call.PureCalls;
import dev.standpipe.rewrite.call.QuietCalls;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** One instruction that is no jump, and what it does to an iteration. */
final class Instruction {
    private final ClassFacts facts;
    private final Iteration iteration;
    private final AbstractInsnNode insn;
    private final int at;

    Instruction(ClassFacts facts, Iteration iteration, AbstractInsnNode insn, int at) {
        this.facts = facts;
        this.iteration = iteration;
        this.insn = insn;
        this.at = at;
    }

    void follow() {
        int opcode = insn.getOpcode();
        if (opcode < 0 || opcode == Opcodes.NOP) {
            return;
        }
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            iteration.push(iteration.local(((VarInsnNode) insn).var, "IJFDA".charAt(opcode - Opcodes.ILOAD)));
        } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            iteration.store(((VarInsnNode) insn).var, iteration.pop());
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            Value index = iteration.pop();
            Value array = iteration.pop();
            effect(Effect.Kind.ARRAY_LOAD, Value.element(opcode, at, array, index), array, index);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            Value value = iteration.pop();
            Value index = iteration.pop();
            effect(Effect.Kind.ARRAY_STORE, null, iteration.pop(), index, value);
        } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
            iteration.shuffle(opcode);
        } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR
                || opcode >= Opcodes.I2L && opcode <= Opcodes.DCMPG) {
            compute();
        } else if (opcode == Opcodes.IINC) {
            IincInsnNode iinc = (IincInsnNode) insn;
            iteration.store(
                    iinc.var, Arithmetic.of(Opcodes.IADD, iteration.local(iinc.var, 'I'), Value.constant(iinc.incr)));
        } else {
            other();
        }
    }

    private void compute() {
        int opcode = insn.getOpcode();
        if (Opcode.isUnary(opcode)) {
            iteration.push(Arithmetic.of(opcode, iteration.pop()));
            return;
        }
        Value right = iteration.pop();
        Value left = iteration.pop();
        boolean divides =
                opcode == Opcodes.IDIV || opcode == Opcodes.IREM || opcode == Opcodes.LDIV || opcode == Opcodes.LREM;
        if (divides && (right.kind() != Value.Kind.CONSTANT || right.isConstant(0) || right.isConstant(0L))) {
            effect(Effect.Kind.DIVISION, null, left, right);
        }
        iteration.push(Arithmetic.of(opcode, left, right));
    }

    private void other() {
        int opcode = insn.getOpcode();
        switch (opcode) {
            case Opcodes.ACONST_NULL:
                iteration.push(Value.opaque(at, 'A'));
                break;
            case Opcodes.BIPUSH:
            case Opcodes.SIPUSH:
                iteration.push(Value.constant(((IntInsnNode) insn).operand));
                break;
            case Opcodes.LDC:
                constant(((LdcInsnNode) insn).cst);
                break;
            case Opcodes.GETFIELD:
                FieldName field = field();
                Value object = iteration.pop();
                if (facts.belongsToStream(field)) {
                    effect(Effect.Kind.OTHER, Value.opaque(at, field.type()), object);
                    break;
                }
                effect(Effect.Kind.FIELD_LOAD, Value.field(field, object), object);
                break;
            case Opcodes.GETSTATIC:
                effect(Effect.Kind.FIELD_LOAD, Value.field(field(), null));
                break;
            case Opcodes.PUTFIELD:
                Value stored = iteration.pop();
                boolean steers = facts.belongsToStream(field());
                effect(steers ? Effect.Kind.OTHER : Effect.Kind.FIELD_STORE, null, iteration.pop(), stored);
                break;
            case Opcodes.PUTSTATIC:
                effect(Effect.Kind.FIELD_STORE, null, iteration.pop());
                break;
            case Opcodes.ARRAYLENGTH:
                Value array = iteration.pop();
                effect(Effect.Kind.LENGTH, Value.length(array), array);
                break;
            case Opcodes.INVOKEVIRTUAL:
            case Opcodes.INVOKEINTERFACE:
            case Opcodes.INVOKESPECIAL:
            case Opcodes.INVOKESTATIC:
                invoke((MethodInsnNode) insn);
                break;
            case Opcodes.INVOKEDYNAMIC:
                call(((InvokeDynamicInsnNode) insn).desc);
                break;
            case Opcodes.CHECKCAST:
                cast(((TypeInsnNode) insn).desc);
                break;
            case Opcodes.INSTANCEOF:
                effect(Effect.Kind.OTHER, Value.opaque(at, 'I'), iteration.pop());
                break;
            case Opcodes.NEWARRAY:
            case Opcodes.ANEWARRAY:
                effect(Effect.Kind.OTHER, Value.made(at, insn), iteration.pop());
                break;
            case Opcodes.NEW:
                effect(Effect.Kind.OTHER, Value.made(at, insn));
                break;
            case Opcodes.MULTIANEWARRAY:
                int dimensions = ((MultiANewArrayInsnNode) insn).dims;
                for (int d = 0; d < dimensions; d++) {
                    iteration.pop();
                }
                effect(Effect.Kind.OTHER, Value.opaque(at, 'A'));
                break;
            case Opcodes.MONITORENTER:
            case Opcodes.MONITOREXIT:
                effect(Effect.Kind.OTHER, null, iteration.pop());
                break;
            default:
                if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.DCONST_1) {
                    iteration.push(Value.constant(Arithmetic.constant(opcode)));
                } else {
                    // returns and athrow leave the loop; the path ends with them
                    effect(Effect.Kind.OTHER, null);
                }
        }
    }

    private void constant(Object constant) {
        if (constant instanceof Number) {
            iteration.push(Value.constant(constant));
        } else if (constant instanceof String) {
            iteration.push(Value.opaque(at, 'A'));
        } else {
            // a class may have to be loaded, and a dynamic constant is made by any code at all
            boolean dynamic = constant instanceof ConstantDynamic;
            char type = dynamic ? Opcode.stackType(((ConstantDynamic) constant).getDescriptor()) : 'A';
            effect(Effect.Kind.OTHER, Value.opaque(at, type));
        }
    }

    private void cast(String type) {
        Value object = iteration.pop();
        // to look at any other type could load a class
        boolean ofPrimitives = type.startsWith("[") && !type.endsWith(";");
        Effect.Kind kind = ofPrimitives ? Effect.Kind.CAST : Effect.Kind.OTHER;
        effect(kind, ofPrimitives ? Value.cast(type, object) : Value.opaque(at, 'A'), object);
    }

    private FieldName field() {
        FieldInsnNode field = (FieldInsnNode) insn;
        return new FieldName(field.owner, field.name, field.desc);
    }

    private void invoke(MethodInsnNode call) {
        Transfer transfer = facts.transfer(call);
        if (transfer != null && transfer.fills()) {
            Value[] operands = iteration.popArguments(call.desc, true);
            iteration.transfer(transfer, call, at, Value.read(at, 'A'), operands);
            iteration.pop();
            return;
        }
        if (transfer != null) {
            Value written = transfer.reads() ? null : iteration.pop();
            Value receiver = iteration.pop();
            if (transfer.reads()) {
                Value read = Value.read(
                        at, Opcode.stackType(transfer.wire().readDescriptor().substring(2)));
                iteration.transfer(transfer, call, at, read, receiver);
            } else {
                iteration.transfer(transfer, call, at, null, receiver, written);
            }
            return;
        }
        if (QuietCalls.isLengthOfText(call)) {
            Value text = iteration.pop();
            effect(Effect.Kind.LENGTH, Value.call(QuietCalls.TEXT + ".length()I", 0, 'I', text), text);
            return;
        }
        if (PureCalls.contain(call)) {
            Value[] arguments = new Value[Type.getArgumentTypes(call.desc).length];
            for (int k = arguments.length - 1; k >= 0; k--) {
                arguments[k] = iteration.pop();
            }
            iteration.push(Value.call(nameOf(call), 0, Opcode.stackType(result(call.desc)), arguments));
            return;
        }
        FieldName got = facts.getter(call);
        if (got != null) {
            Value object = call.getOpcode() == Opcodes.INVOKESTATIC ? null : iteration.pop();
            Value value = Value.field(got, object);
            if (object == null) {
                effect(Effect.Kind.FIELD_LOAD, value);
            } else {
                effect(Effect.Kind.FIELD_LOAD, value, object);
            }
            return;
        }
        if (QuietCalls.contain(call)) {
            Value[] operands = iteration.popArguments(call.desc, call.getOpcode() != Opcodes.INVOKESTATIC);
            Value result = QuietCalls.makesBox(call)
                    ? Value.made(at, call)
                    : ListCalls.askForSize(call) ? Value.call(nameOf(call), at, 'I', operands) : returned(call.desc);
            effect(Effect.Kind.QUIET_CALL, result, operands);
            return;
        }
        Footprint left = facts.footprint(call);
        if (left != null) {
            Value[] operands = iteration.popArguments(call.desc, call.getOpcode() != Opcodes.INVOKESTATIC);
            iteration.quiet(left, Effect.Kind.OWN_CALL, call, at, returned(call.desc), operands);
            return;
        }
        if (Transfers.seeks(call)) {
            effect(Effect.Kind.SEEK, null, iteration.popArguments(call.desc, true));
            return;
        }
        if (Transfers.skips(call)) {
            effect(Effect.Kind.SKIP, Value.opaque(at, 'I'), iteration.popArguments(call.desc, true));
            return;
        }
        call(call.desc);
    }

    /** Of what a call returns nothing is known; null if that is nothing. */
    private Value returned(String descriptor) {
        String result = result(descriptor);
        return result.equals("V") ? null : Value.opaque(at, Opcode.stackType(result));
    }

    private void call(String descriptor) {
        boolean isMethod = insn instanceof MethodInsnNode;
        Value[] operands = iteration.popArguments(descriptor, isMethod && insn.getOpcode() != Opcodes.INVOKESTATIC);
        Footprint promised = isMethod ? facts.promised((MethodInsnNode) insn) : null;
        iteration.quiet(promised, Effect.Kind.CALL, insn, at, returned(descriptor), operands);
    }

    private static String nameOf(MethodInsnNode call) {
        return call.owner + "." + call.name + call.desc;
    }

    private static String result(String descriptor) {
        return descriptor.substring(descriptor.indexOf(')') + 1);
    }

    private void effect(Effect.Kind kind, Value result, Value... operands) {
        iteration.effect(kind, insn, at, result, operands);
    }
}
