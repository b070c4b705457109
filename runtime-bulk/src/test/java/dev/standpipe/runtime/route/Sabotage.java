package dev.standpipe.runtime.route;

/**
 * What the mutants of this room do where one instruction is not enough: each stands in for a method, and gets what that
 * got. See {@code dev.standpipe.proof.StreamMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link Bound.Look}: how many calls until a field is full. */
    static long never(Bound.Look look, long most) {
        return most;
    }

    /** For {@link ClassesAtHand}. */
    static Class<?> asked(String name, ClassLoader loader) {
        try {
            return Class.forName(name.replace('/', '.'), false, loader);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }
}
