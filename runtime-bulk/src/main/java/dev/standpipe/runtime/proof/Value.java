package dev.standpipe.runtime.proof;

/** What a local variable, a place of the stack or a field holds while a method is followed. */
abstract class Value {
    /** The second half of a long or double on the stack. */
    static final Value SECOND_HALF = new Value() {};

    static final Value NULL = new Value() {};

    /** A text, an exception: nothing that an element depends on. */
    static final Value OPAQUE = new Value() {};
}
