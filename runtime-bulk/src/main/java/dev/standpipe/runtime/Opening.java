package dev.standpipe.runtime;

import java.io.Standpipe;
import java.util.function.Function;

/**
 * {@link Switch#on} for code rewritten in the build, which knows none of our types. That it can be called through one
 * of the JDK's saves the first call of a method by reflection, for which newer JDKs make code.
 */
public final class Opening implements Function<Integer, String> {
    /** Says why the door stays closed for code that calls this generation of its methods, or null. */
    @Override
    public String apply(Integer generation) {
        return generation == Standpipe.GENERATION
                ? Switch.on()
                : "the runtime is of another release than the one that rewrote them";
    }
}
