package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;

/**
 * Every copy of the runtime in this JVM: that of the agent, and those that programs have brought which were rewritten
 * in the build.
 */
final class RuntimeCopies {
    private static final String SWITCH = "dev.standpipe.runtime.Switch";

    /** What rewritten jars look at whose first loop is still to run. */
    private static final String PROPERTY = "standpipe.enabled";

    private static boolean held;
    private static String before;

    private RuntimeCopies() {}

    /** Loops do their own work again. */
    static synchronized void hold(Instrumentation instrumentation) {
        call("hold", instrumentation);
        if (!held) {
            held = true;
            before = property("false");
        }
    }

    /** What was held goes on. Returns whether there is anything. */
    static synchronized boolean release(Instrumentation instrumentation) {
        if (held) {
            held = false;
            property(before);
        }
        return call("release", instrumentation);
    }

    /** Returns what it was. */
    private static String property(String value) {
        try {
            return value == null ? System.clearProperty(PROPERTY) : System.setProperty(PROPERTY, value);
        } catch (RuntimeException notToBeSet) {
            return null;
        }
    }

    private static boolean call(String method, Instrumentation instrumentation) {
        boolean serves = false;
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.getName().equals(SWITCH)) {
                serves |= call(type, method);
            }
        }
        return serves;
    }

    private static boolean call(Class<?> type, String method) {
        try {
            return (Boolean) type.getMethod(method).invoke(null);
        } catch (ReflectiveOperationException | LinkageError ofAnotherRelease) {
            return false;
        }
    }
}
