package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * One time round a loop, as far as it has been followed: what lies on the stack, what the locals hold, what has been
 * done. {@link Instruction} says what each instruction does to it.
 */
final class Iteration {
    private final ClassFacts facts;
    private final Work work;
    private final OperandStack stack;
    private final Map<Integer, Value> locals;
    private final List<Effect> effects;
    private final List<Decision> decisions;

    /** At the head of the loop. */
    Iteration(ClassFacts facts, Work work) {
        this(facts, work, new OperandStack(), new TreeMap<>(), new ArrayList<>(), new ArrayList<>());
    }

    private Iteration(
            ClassFacts facts,
            Work work,
            OperandStack stack,
            Map<Integer, Value> locals,
            List<Effect> effects,
            List<Decision> decisions) {
        this.facts = facts;
        this.work = work;
        this.stack = stack;
        this.locals = locals;
        this.effects = effects;
        this.decisions = decisions;
    }

    Iteration copy() {
        return new Iteration(
                facts, work, stack.copy(), new TreeMap<>(locals), new ArrayList<>(effects), new ArrayList<>(decisions));
    }

    /** How much a copy takes. */
    int size() {
        return stack.size() + 4 * locals.size() + effects.size() + decisions.size();
    }

    Path ended(Path.End end) {
        return new Path(end, effects, decisions, locals);
    }

    /**
     * What lies on the stack now is handed on: at the head to the next round, in the place of what lay there before,
     * and behind the loop to code that takes it for what the last round left.
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

    /** Follows one instruction that is no jump. */
    void step(AbstractInsnNode insn, int at) {
        new Instruction(facts, this, insn, at).follow();
    }

    Value pop() {
        return stack.pop();
    }

    void push(Value value) {
        stack.push(value);
    }

    /** In the order of the source; first the receiver, if there is one. */
    Value[] popArguments(String descriptor, boolean receives) {
        work.spend(descriptor.length());
        Value[] arguments = new Value[Type.getArgumentTypes(descriptor).length + (receives ? 1 : 0)];
        work.spend(4L * arguments.length);
        for (int k = arguments.length - 1; k >= 0; k--) {
            arguments[k] = pop();
        }
        return arguments;
    }

    void effect(Effect.Kind kind, AbstractInsnNode by, int position, Value result, Value... operands) {
        spend(operands);
        effects.add(Effect.of(kind, by, position, result, operands));
        if (result != null) {
            push(result);
        }
    }

    /** Proofs look at all that an operand is made of. */
    private void spend(Value... operands) {
        for (Value operand : operands) {
            work.spend(operand.size());
        }
    }

    Value local(int slot, char type) {
        Value known = locals.get(slot);
        return known == null ? Value.local(slot, type) : known;
    }

    void store(int slot, Value value) {
        locals.put(slot, value);
    }

    /** Pops, copies or swaps what lies on the stack. */
    void shuffle(int opcode) {
        stack.shuffle(opcode);
    }

    void transfer(Transfer transfer, AbstractInsnNode by, int position, Value read, Value... operands) {
        work.spend(4L * locals.size());
        spend(operands);
        effects.add(Effect.transfer(transfer, by, position, locals, read, operands));
        if (read != null) {
            push(read);
        }
    }
}
