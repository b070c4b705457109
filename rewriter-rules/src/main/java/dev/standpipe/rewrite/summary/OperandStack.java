package dev.standpipe.rewrite.summary;

import java.util.ArrayDeque;
import java.util.Deque;
import org.objectweb.asm.Opcodes;

/** What one time round a loop has put on the stack. */
final class OperandStack {
    private final Deque<Value> values;

    OperandStack() {
        this(new ArrayDeque<>());
    }

    private OperandStack(Deque<Value> values) {
        this.values = values;
    }

    OperandStack copy() {
        Deque<Value> copy = new ArrayDeque<>();
        // one by one: the JDK's own way is a lambda
        for (Value value : values) {
            copy.addLast(value);
        }
        return new OperandStack(copy);
    }

    int size() {
        return values.size();
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    Value pop() {
        // below an iteration's own values may lie others, from before the loop
        return values.isEmpty() ? Value.unread('A') : values.pop();
    }

    void push(Value value) {
        values.push(value);
    }

    /** Follows an instruction that does nothing but to move what is on the stack. */
    void shuffle(int opcode) {
        Value a = pop();
        switch (opcode) {
            case Opcodes.POP:
                break;
            case Opcodes.POP2:
                if (!a.isWide()) {
                    pop();
                }
                break;
            case Opcodes.DUP:
                push(a);
                push(a);
                break;
            case Opcodes.SWAP:
                Value under = pop();
                push(a);
                push(under);
                break;
            case Opcodes.DUP_X1:
                insert(1, a);
                break;
            case Opcodes.DUP_X2:
                insert(2, a);
                break;
            default:
                int below = opcode - Opcodes.DUP2;
                if (a.isWide()) {
                    insert(below, a);
                } else {
                    insert(below, pop(), a);
                }
        }
    }

    /** Puts values on the stack, and a copy of them {@code slots} deeper. */
    private void insert(int slots, Value... top) {
        Deque<Value> passed = new ArrayDeque<>();
        for (int left = slots; left > 0; left -= passed.peek().isWide() ? 2 : 1) {
            passed.push(pop());
        }
        for (Value value : top) {
            push(value);
        }
        for (Value value : passed) {
            push(value);
        }
        for (Value value : top) {
            push(value);
        }
    }
}
