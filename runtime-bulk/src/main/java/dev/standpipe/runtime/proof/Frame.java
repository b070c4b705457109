package dev.standpipe.runtime.proof;

/** The local variables and the stack of one call. */
final class Frame {
    final MethodCode method;
    private final Value[] locals;
    private final Value[] stack;
    private int size;

    /** Locks that the method has taken by an instruction, and not yet given back. */
    private int locks;

    Frame(MethodCode method, Value[] arguments) {
        this.method = method;
        this.locals = new Value[Math.max(method.locals, arguments.length)];
        // two places are exchanged by way of one more
        this.stack = new Value[method.stack + 1];
        System.arraycopy(arguments, 0, locals, 0, arguments.length);
    }

    void lock(boolean takes) throws Unproved {
        locks += takes ? 1 : -1;
        if (locks < 0) {
            throw new Unproved("it gives back a lock that it has not taken");
        }
    }

    void requireUnlocked() throws Unproved {
        if (locks > 0) {
            throw new Unproved("it keeps a lock");
        }
    }

    Value local(int index) {
        return locals[index];
    }

    void local(int index, Value value) {
        locals[index] = value;
    }

    void push(Value value) {
        stack[size++] = value;
    }

    /** A long or a double. */
    void pushWide(Value value) {
        push(value);
        push(Value.SECOND_HALF);
    }

    void push(Value value, char type) {
        push(value);
        if (type == 'J' || type == 'D') {
            push(Value.SECOND_HALF);
        }
    }

    /** Of either length. */
    Value pop() {
        Value top = popHalf();
        return top == Value.SECOND_HALF ? popHalf() : top;
    }

    /** One place only. */
    Value popHalf() {
        return stack[--size];
    }

    /** The top {@code count} places once more, {@code below} places further down. */
    void duplicate(int count, int below) {
        int from = size - count - below;
        System.arraycopy(stack, from, stack, from + count, count + below);
        System.arraycopy(stack, size, stack, from, count);
        size += count;
    }

    /** As many as the arguments of a method with this descriptor take, in the order of local variables. */
    Value[] popArguments(int places) {
        Value[] arguments = new Value[places];
        for (int k = places - 1; k >= 0; k--) {
            arguments[k] = popHalf();
        }
        return arguments;
    }
}
