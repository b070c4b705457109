package dev.standpipe.runtime;

import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.link.Link;
import java.io.Standpipe;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * {@link Switch#on} for code rewritten in the build, which knows none of our types, and where possible not before it
 * pays. That it can be called through one of the JDK's saves the first call of a method by reflection, for which newer
 * JDKs make code.
 */
public final class Opening implements Function<Integer, String>, Runnable, Supplier<String> {
    private static final String FAILED = "[standpipe] loops rewritten in the build do their own work";

    /** Says why the door stays closed for code that calls this generation of its methods, or null. */
    @Override
    public String apply(Integer generation) {
        if (generation != Standpipe.GENERATION) {
            return "the runtime is of another release than the one that rewrote them";
        }
        boolean isThere = Link.isEstablished();
        String whyNot = isThere ? null : Link.establish();
        return whyNot != null || !isThere && Switch.waits(this) ? whyNot : Switch.on();
    }

    @Override
    public void run() {
        String whyNot = Rights.own(this);
        if (whyNot != null && !isQuiet()) {
            System.err.println(FAILED + ": " + whyNot);
        }
    }

    private static boolean isQuiet() {
        try {
            String said = System.getProperty("standpipe.log", System.getenv("STANDPIPE_LOG"));
            return said != null && said.trim().equalsIgnoreCase("quiet");
        } catch (SecurityException notToBeRead) {
            return false;
        }
    }

    @Override
    public String get() {
        try {
            Class.forName("dev.standpipe.runtime.engine.Engine", false, Opening.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError gone) {
            return "the rest of the runtime is gone, or of another release, since the program has started";
        }
        return Switch.on();
    }
}
