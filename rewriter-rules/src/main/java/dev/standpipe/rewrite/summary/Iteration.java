package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * One time round a loop, as far as it has been followed: what lies on the stack, what the locals hold, what has been
 * done. {@link Instruction} says what each instruction does to it.
 */
final class Iteration {
    private final ClassFacts facts;
    private final Work work;
    private final List<Effect> effects;
    private final List<Decision> decisions;

    /** Of the loop, and above it of the methods that are followed. */
    private final Deque<Frame> frames;

    private OperandStack stack;
    private Map<Integer, Value> locals;

    /** Where in the loop's own code the outermost of them is called. */
    private int call;

    private static final class Frame {
        final OperandStack stack;
        final Map<Integer, Value> locals;

        Frame(OperandStack stack, Map<Integer, Value> locals) {
            this.stack = stack;
            this.locals = locals;
        }

        Frame copy() {
            return new Frame(stack.copy(), new TreeMap<>(locals));
        }
    }

    /** At the head of the loop. */
    Iteration(ClassFacts facts, Work work) {
        this(facts, work, new ArrayDeque<>(), new ArrayList<>(), new ArrayList<>());
        frames.push(new Frame(new OperandStack(), new TreeMap<>()));
        top();
    }

    private Iteration(
            ClassFacts facts, Work work, Deque<Frame> frames, List<Effect> effects, List<Decision> decisions) {
        this.facts = facts;
        this.work = work;
        this.frames = frames;
        this.effects = effects;
        this.decisions = decisions;
    }

    private void top() {
        stack = frames.peek().stack;
        locals = frames.peek().locals;
    }

    Iteration copy() {
        Deque<Frame> copies = new ArrayDeque<>();
        for (Frame frame : frames) {
            copies.addLast(frame.copy());
        }
        Iteration copy = new Iteration(facts, work, copies, new ArrayList<>(effects), new ArrayList<>(decisions));
        copy.call = call;
        copy.top();
        return copy;
    }

    /** The method that the instruction calls, if it can be followed, or null. */
    Callee callee(AbstractInsnNode insn) {
        return insn instanceof MethodInsnNode ? facts.callee((MethodInsnNode) insn) : null;
    }

    /** Goes into a method, which is called at this position. */
    void enter(Callee callee, MethodInsnNode by, int position) {
        if (frames.size() == 1) {
            call = position;
        }
        Type[] types = Type.getArgumentTypes(by.desc);
        Deque<Value> arguments = new ArrayDeque<>();
        for (int k = 0; k < types.length; k++) {
            arguments.push(pop());
        }
        if (!callee.isStatic()) {
            Value object = pop();
            effect(Effect.Kind.RECEIVER, by, position, null, object);
            arguments.push(object);
        }
        frames.push(new Frame(new OperandStack(), new TreeMap<>()));
        top();
        int slot = 0;
        for (Value argument : arguments) {
            locals.put(slot, argument);
            slot += argument.isWide() ? 2 : 1;
        }
        work.spend(4L * types.length + size());
    }

    /** Comes back from it, by the instruction that returns. */
    void leave(AbstractInsnNode by, int at, String descriptor) {
        Value result = by.getOpcode() == Opcodes.RETURN ? null : pop();
        if (result != null && !new Returned(descriptor, effects).fits(result)) {
            effect(Effect.Kind.CALL, by, at, null);
        }
        frames.pop();
        top();
        if (result != null) {
            push(result);
        }
    }

    /** In the loop's own code. */
    private int position(int at) {
        return frames.size() == 1 ? at : call;
    }

    private Map<Integer, Value> localsOfLoop() {
        return frames.getLast().locals;
    }

    /** How much a copy takes. */
    int size() {
        int size = effects.size() + decisions.size();
        for (Frame frame : frames) {
            size += frame.stack.size() + 4 * frame.locals.size();
        }
        return size;
    }

    Path ended(Path.End end) {
        return new Path(end, effects, decisions, localsOfLoop());
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

    void decided(AbstractInsnNode jump, int position, Value condition, Edge way) {
        decisions.add(new Decision(jump, position(position), condition, way, null, effects.size()));
    }

    /** What a switch chooses by. */
    Value chosen(AbstractInsnNode by, int position) {
        Value number = pop();
        effect(Effect.Kind.SWITCH, by, position, null, number);
        return number;
    }

    void chose(AbstractInsnNode by, int position, Value number, Edge way, SwitchKeys keys) {
        decisions.add(new Decision(by, position(position), number, way, keys, effects.size()));
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
        effects.add(Effect.of(kind, by, position(position), result, operands));
        if (result != null) {
            push(result);
        }
    }

    /** Runs quiet code. */
    void quiet(Footprint left, Effect.Kind kind, AbstractInsnNode by, int position, Value result, Value... operands) {
        spend(operands);
        effects.add(Effect.quiet(left, kind, by, position(position), result, operands));
        if (result != null) {
            push(result);
        }
    }

    /** Nothing lies on the stack that came there in this round. */
    boolean isStackEmpty() {
        return stack.isEmpty();
    }

    /** Proofs look at all that an operand is made of. */
    private void spend(Value... operands) {
        for (Value operand : operands) {
            work.spend(operand.size());
        }
    }

    Value local(int slot, char type) {
        Value known = locals.get(slot);
        if (known == null) {
            return frames.size() == 1 ? Value.local(slot, type) : Value.unread(type);
        }
        return known;
    }

    void store(int slot, Value value) {
        locals.put(slot, value);
    }

    /** Pops, copies or swaps what lies on the stack. */
    void shuffle(int opcode) {
        stack.shuffle(opcode);
    }

    void transfer(Transfer transfer, AbstractInsnNode by, int position, Value read, Value... operands) {
        Map<Integer, Value> seen = localsOfLoop();
        work.spend(4L * seen.size());
        spend(operands);
        effects.add(Effect.transfer(transfer, by, position(position), seen, read, operands));
        if (read != null) {
            push(read);
        }
    }
}
