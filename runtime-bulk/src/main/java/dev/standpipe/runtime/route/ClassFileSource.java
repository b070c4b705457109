package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.LoadedCode;
import java.util.function.Supplier;

/** Where the class files of streams come from. */
public final class ClassFileSource {
    /** Null where there is no agent to ask. */
    private static volatile Supplier<Object> agent;

    private static volatile boolean withdrawn;

    private ClassFileSource() {}

    /** From now on they come from the {@link LoadedCode} that is there, which need not be loaded before it is asked. */
    public static void use(Supplier<Object> code) {
        agent = code;
    }

    static boolean isThere() {
        return agent != null;
    }

    /** Null where there is no agent to ask. */
    static Object asked() {
        Supplier<Object> asked = agent;
        return asked == null ? null : asked.get();
    }

    /** Something went wrong with a proof, or a class was given other code: none counts any more. */
    public static void withdraw() {
        withdrawn = true;
    }

    static boolean isWithdrawn() {
        return withdrawn;
    }
}
