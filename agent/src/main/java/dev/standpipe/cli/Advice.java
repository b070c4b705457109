package dev.standpipe.cli;

import dev.standpipe.rewrite.rule.Reason;

/** What would have to be different for a loop to be rewritten. */
final class Advice {
    private Advice() {}

    static String on(Reason reason) {
        switch (reason) {
            case UNACCOUNTED:
                return "move the other work into a loop of its own, behind this one";
            case CALL_IN_LOOP:
                return "move the call into a loop of its own, behind this one, if its order does not matter";
            case VALUE_NOT_IN_ARRAY:
                return "read into an array of primitives first, and go on from there; write from such an array";
            case VALUE_CHANGED:
                return "read into an array first and change the values in a second loop; for a write, the other way round";
            case CONDITIONAL_TRANSFER:
                return "take the condition out of the loop, or read everything and choose afterwards";
            case SEVERAL_TRANSFERS:
                return "write one array after the other, if the format is yours to choose; there is no other way for this one";
            case INDEX_NOT_COUNTED:
                return "count the index up by one each time round";
            case END_UNKNOWN:
                return "compute the number of rounds before the loop";
            case ARRAY_CHANGES:
                return "keep the array and the stream in local variables that are not assigned inside the loop";
            case ARRAY_UNKNOWN:
                return "give the array a type that is byte[] or boolean[] for certain: a local variable of that type, assigned once";
            case FIELD_VOLATILE:
                return "copy the volatile field into a local variable before the loop";
            case STATE_OBSERVED:
                return "do not use in the exception handler what the loop assigns, or catch further out";
            case TRY_IN_LOOP:
                return "put the try around the loop, not into it";
            case LOOP_IN_LOOP:
                return "let the innermost loop do nothing but to carry";
            case NO_ENTRY:
                return "enter the loop at its top, once";
            case SUPER_CALL:
                return "call the method on a stream that is not this object itself";
            case METHOD_TOO_LARGE:
                return "move the loop into a method of its own";
            case SUBROUTINES:
                return "compile the class with a compiler of this century (-target 1.5 or newer)";
            case TANGLED:
                return "enter the loop at its top only; an obfuscator may have made it so, and the class before it would do";
            case REWRITTEN_BEFORE:
                return "nothing: it has its bulk transfer";
            case TOO_COMPLEX:
                return "move the loop into a method of its own";
            case RULE_OFF:
                return "switch the rule on again: rules=, disable=";
            default:
                throw new IllegalArgumentException(reason.name());
        }
    }
}
