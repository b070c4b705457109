package dev.standpipe.runtime.proof;

/**
 * What the mutants of this room do where one instruction is not enough: each stands in for a method, and gets what that
 * got. See {@code dev.standpipe.proof.StreamMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link Bits}: of a number that takes the place of this one. */
    static Bits same(Bits bits) {
        return bits;
    }

    /** For {@link Carrying}. */
    static Bits anyFraction(Bits fraction, Op op) {
        return fraction.replaced();
    }

    /** For {@link Calls}: what is stored in a field. */
    static Value whole(Value value, char type) {
        return value;
    }

    /** For {@link Way}. */
    static Linear exact(Way way, Linear number) {
        return number.within();
    }

    /** For {@link Frame}. */
    static void nothing(Frame frame) {}

    /** For {@link Classes}. */
    static MethodCode named(Classes classes, Member called, ClassCode by) throws Unproved {
        return classes.ofOther(called, by);
    }
}
