package dev.standpipe.runtime.proof;

import java.util.Arrays;

/** An array of bytes that nobody but the methods that are followed has, and so is known wholly. */
final class Made extends Value {
    /** Of the arrays by which the JDK's data streams move a value; what a stream does is proved for one like that. */
    static final int LENGTH = 8;

    /** An element has no use for more. */
    private static final int LONGEST = 64;

    final Value[] bytes;

    static Made empty(int length) throws Unproved {
        if (length < 0 || length > LONGEST) {
            throw new Unproved("it makes a long array");
        }
        return new Made(length, Linear.of(0));
    }

    Made(int length, Value each) {
        bytes = new Value[length];
        Arrays.fill(bytes, each);
    }
}
