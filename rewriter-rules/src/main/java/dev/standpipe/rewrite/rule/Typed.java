package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Value;

/** Knows the types of the arrays that a loop uses. */
public interface Typed {
    /** The descriptor of an array as it is at the head of the loop, or null. */
    String descriptor(Value array);
}
