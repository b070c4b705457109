package dev.standpipe.rewrite.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** One time round a loop, as far as it has been followed: what lies on the stack, what the locals hold, what has been done. */
final class Iteration {
    private final Vocabulary vocabulary;
    private final OperandStack stack;
    private final Map<Integer, Value> locals;
    private final List<Effect> effects;
    private final List<Decision> decisions;

    /** At the head of the loop. */
    Iteration(Vocabulary vocabulary) {
        this(vocabulary, new OperandStack(), new TreeMap<>(), new ArrayList<>(), new ArrayList<>());
    }

    private Iteration(
            Vocabulary vocabulary,
            OperandStack stack,
            Map<Integer, Value> locals,
            List<Effect> effects,
            List<Decision> decisions) {
        this.vocabulary = vocabulary;
        this.stack = stack;
        this.locals = locals;
        this.effects = effects;
        this.decisions = decisions;
    }

    Iteration copy() {
        return new Iteration(
                vocabulary, stack.copy(), new TreeMap<>(locals), new ArrayList<>(effects), new ArrayList<>(decisions));
    }

    Path ended(Path.End end) {
        return new Path(end, effects, decisions, locals);
    }

    /**
     * What lies on the stack now is handed on: at the head to the next round, in the place of what lay there before, and behind the loop to code that takes it
     * for what the last round left.
     */
    void handsOn(AbstractInsnNode last, int position) {
        if (!stack.isEmpty()) {
            effects.add(Effect.of(Effect.Kind.OTHER, last, position, null));
        }
    }

    /** The condition of a jump, as what makes it jump. */
    Value condition(AbstractInsnNode jump) {
        int opcode = jump.getOpcode();
        if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
            return Value.test(opcode, pop(), Value.constant(0));
        }
        if (opcode >= Opcodes.IF_ICMPEQ) {
            Value right = pop();
            return Value.test(
                    opcode <= Opcodes.IF_ICMPLE ? opcode - Opcodes.IF_ICMPEQ + Opcodes.IFEQ : opcode, pop(), right);
        }
        return Value.test(opcode, pop(), Value.constant(0));
    }

    void decided(AbstractInsnNode jump, int position, Value condition, boolean jumped) {
        decisions.add(new Decision(jump, position, condition, jumped, effects.size()));
    }

    /** A switch: nothing is known of what it chooses by. */
    void chosen(AbstractInsnNode by, int position) {
        pop();
        effect(Effect.Kind.OTHER, by, position, null);
    }

    private Value pop() {
        return stack.pop();
    }

    private void push(Value value) {
        stack.push(value);
    }

    private void effect(Effect.Kind kind, AbstractInsnNode by, int position, Value result, Value... operands) {
        effects.add(Effect.of(kind, by, position, result, operands));
        if (result != null) {
            push(result);
        }
    }

    private Value local(int slot, char type) {
        Value known = locals.get(slot);
        return known == null ? Value.local(slot, type) : known;
    }

    private void store(int slot, Value value) {
        locals.put(slot, value);
    }

    /** Follows one instruction that is no jump. */
    void step(AbstractInsnNode insn, int at) {
        int opcode = insn.getOpcode();
        if (opcode < 0 || opcode == Opcodes.NOP) {
            return;
        }
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            push(local(((VarInsnNode) insn).var, "IJFDA".charAt(opcode - Opcodes.ILOAD)));
        } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            store(((VarInsnNode) insn).var, pop());
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            Value index = pop();
            Value array = pop();
            effect(Effect.Kind.ARRAY_LOAD, insn, at, Value.element(opcode, at, array, index), array, index);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            Value value = pop();
            Value index = pop();
            effect(Effect.Kind.ARRAY_STORE, insn, at, null, pop(), index, value);
        } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
            stack.shuffle(opcode);
        } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR
                || opcode >= Opcodes.I2L && opcode <= Opcodes.DCMPG) {
            compute(insn, at);
        } else if (opcode == Opcodes.IINC) {
            IincInsnNode iinc = (IincInsnNode) insn;
            store(iinc.var, Arithmetic.of(Opcodes.IADD, local(iinc.var, 'I'), Value.constant(iinc.incr)));
        } else {
            other(insn, at);
        }
    }

    private void compute(AbstractInsnNode insn, int at) {
        int opcode = insn.getOpcode();
        if (Opcode.isUnary(opcode)) {
            push(Arithmetic.of(opcode, pop()));
            return;
        }
        Value right = pop();
        Value left = pop();
        boolean divides =
                opcode == Opcodes.IDIV || opcode == Opcodes.IREM || opcode == Opcodes.LDIV || opcode == Opcodes.LREM;
        if (divides && (right.kind() != Value.Kind.CONSTANT || right.isConstant(0) || right.isConstant(0L))) {
            effect(Effect.Kind.DIVISION, insn, at, null, left, right);
        }
        push(Arithmetic.of(opcode, left, right));
    }

    private void other(AbstractInsnNode insn, int at) {
        int opcode = insn.getOpcode();
        switch (opcode) {
            case Opcodes.ACONST_NULL:
                push(Value.opaque(at, 'A'));
                break;
            case Opcodes.BIPUSH:
            case Opcodes.SIPUSH:
                push(Value.constant(((IntInsnNode) insn).operand));
                break;
            case Opcodes.LDC:
                constant(((LdcInsnNode) insn).cst, insn, at);
                break;
            case Opcodes.GETFIELD:
                FieldName field = name(insn);
                Value object = pop();
                if (vocabulary.belongsToStream(field)) {
                    effect(Effect.Kind.OTHER, insn, at, Value.opaque(at, field.type()), object);
                    break;
                }
                effect(Effect.Kind.FIELD_LOAD, insn, at, Value.field(field, object), object);
                break;
            case Opcodes.GETSTATIC:
                effect(Effect.Kind.FIELD_LOAD, insn, at, Value.field(name(insn), null));
                break;
            case Opcodes.PUTFIELD:
                Value stored = pop();
                boolean steers = vocabulary.belongsToStream(name(insn));
                effect(steers ? Effect.Kind.OTHER : Effect.Kind.FIELD_STORE, insn, at, null, pop(), stored);
                break;
            case Opcodes.PUTSTATIC:
                effect(Effect.Kind.FIELD_STORE, insn, at, null, pop());
                break;
            case Opcodes.ARRAYLENGTH:
                Value array = pop();
                effect(Effect.Kind.LENGTH, insn, at, Value.length(array), array);
                break;
            case Opcodes.INVOKEVIRTUAL:
            case Opcodes.INVOKEINTERFACE:
            case Opcodes.INVOKESPECIAL:
            case Opcodes.INVOKESTATIC:
                invoke((MethodInsnNode) insn, at);
                break;
            case Opcodes.INVOKEDYNAMIC:
                String descriptor = ((InvokeDynamicInsnNode) insn).desc;
                call(Effect.Kind.CALL, insn, at, descriptor);
                break;
            case Opcodes.CHECKCAST:
                cast(((TypeInsnNode) insn).desc, insn, at);
                break;
            case Opcodes.INSTANCEOF:
            case Opcodes.NEWARRAY:
            case Opcodes.ANEWARRAY:
                effect(Effect.Kind.OTHER, insn, at, Value.opaque(at, opcode == Opcodes.INSTANCEOF ? 'I' : 'A'), pop());
                break;
            case Opcodes.NEW:
                effect(Effect.Kind.OTHER, insn, at, Value.opaque(at, 'A'));
                break;
            case Opcodes.MULTIANEWARRAY:
                int dimensions = ((org.objectweb.asm.tree.MultiANewArrayInsnNode) insn).dims;
                for (int d = 0; d < dimensions; d++) {
                    pop();
                }
                effect(Effect.Kind.OTHER, insn, at, Value.opaque(at, 'A'));
                break;
            case Opcodes.MONITORENTER:
            case Opcodes.MONITOREXIT:
                effect(Effect.Kind.OTHER, insn, at, null, pop());
                break;
            default:
                if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.DCONST_1) {
                    push(Value.constant(Arithmetic.constant(opcode)));
                } else {
                    // returns and athrow leave the loop; the path ends with them
                    effect(Effect.Kind.OTHER, insn, at, null);
                }
        }
    }

    private void constant(Object constant, AbstractInsnNode insn, int at) {
        if (constant instanceof Number) {
            push(Value.constant(constant));
        } else if (constant instanceof String) {
            push(Value.opaque(at, 'A'));
        } else {
            // a class may have to be loaded, and a dynamic constant is made by any code at all
            boolean dynamic = constant instanceof ConstantDynamic;
            char type = dynamic ? Opcode.stackType(((ConstantDynamic) constant).getDescriptor()) : 'A';
            effect(Effect.Kind.OTHER, insn, at, Value.opaque(at, type));
        }
    }

    private void cast(String type, AbstractInsnNode insn, int at) {
        Value object = pop();
        // to look at any other type could load a class
        boolean ofPrimitives = type.startsWith("[") && !type.endsWith(";");
        Effect.Kind kind = ofPrimitives ? Effect.Kind.CAST : Effect.Kind.OTHER;
        effect(kind, insn, at, ofPrimitives ? Value.cast(type, object) : Value.opaque(at, 'A'), object);
    }

    private static FieldName name(AbstractInsnNode insn) {
        FieldInsnNode field = (FieldInsnNode) insn;
        return new FieldName(field.owner, field.name, field.desc);
    }

    private void invoke(MethodInsnNode call, int at) {
        Transfer transfer = vocabulary.transfer(call);
        if (transfer != null) {
            Value written = transfer.reads() ? null : pop();
            Value receiver = pop();
            if (transfer.reads()) {
                Value read = Value.read(
                        at, Opcode.stackType(transfer.wire().readDescriptor().substring(2)));
                effects.add(Effect.transfer(transfer, call, at, locals, read, receiver));
                push(read);
            } else {
                effects.add(Effect.transfer(transfer, call, at, locals, null, receiver, written));
            }
            return;
        }
        if (PureCalls.contain(call)) {
            Value[] arguments = new Value[Type.getArgumentTypes(call.desc).length];
            for (int k = arguments.length - 1; k >= 0; k--) {
                arguments[k] = pop();
            }
            push(Value.call(call.owner + "." + call.name + call.desc, Opcode.stackType(result(call.desc)), arguments));
            return;
        }
        FieldName got = vocabulary.getter(call);
        if (got != null) {
            Value object = call.getOpcode() == Opcodes.INVOKESTATIC ? null : pop();
            Value value = Value.field(got, object);
            if (object == null) {
                effect(Effect.Kind.FIELD_LOAD, call, at, value);
            } else {
                effect(Effect.Kind.FIELD_LOAD, call, at, value, object);
            }
            return;
        }
        call(Effect.Kind.CALL, call, at, call.desc);
    }

    private void call(Effect.Kind kind, AbstractInsnNode insn, int at, String descriptor) {
        for (int k = Type.getArgumentTypes(descriptor).length; k > 0; k--) {
            pop();
        }
        if (insn instanceof MethodInsnNode && insn.getOpcode() != Opcodes.INVOKESTATIC) {
            pop();
        }
        String result = result(descriptor);
        effect(kind, insn, at, result.equals("V") ? null : Value.opaque(at, Opcode.stackType(result)));
    }

    private static String result(String descriptor) {
        return descriptor.substring(descriptor.indexOf(')') + 1);
    }
}
