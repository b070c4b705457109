package dev.standpipe.runtime.jvm;

import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.function.Supplier;

/** What Standpipe's own code may do although the code that called it may not, where a security manager asks. */
public final class Rights {
    private static final int KEEPS_NOBODY = 24;

    private Rights() {}

    /** Runs what needs nothing but the rights of Standpipe, and no code of the application. */
    public static <T> T own(Supplier<T> action) {
        return isGuarded() ? Guarded.run(action) : action.get();
    }

    /**
     * Runs it apart from those who called: up to Java 23 a thread keeps all of them that it was made by, and with them
     * their class loaders.
     */
    public static <T> T apart(Supplier<T> action) {
        return JavaVersion.RUNNING < KEEPS_NOBODY ? Guarded.run(action) : action.get();
    }

    /** Whether there is a security manager. From JDK 24 on there is none, and some day nobody to ask. */
    public static boolean isGuarded() {
        try {
            return System.getSecurityManager() != null;
        } catch (LinkageError gone) {
            return false;
        }
    }

    /** Whether the class is of the boot loader. */
    public static boolean isJdks(Class<?> type) {
        return isGuarded() ? Guarded.run(() -> type.getClassLoader() == null) : type.getClassLoader() == null;
    }

    /** Loaded where there is a manager, and so an access controller. */
    private static final class Guarded {
        static <T> T run(Supplier<T> action) {
            // no lambda: the first one takes long, and this may be needed where there is hardly any stack
            return AccessController.doPrivileged(new PrivilegedAction<T>() {
                @Override
                public T run() {
                    return action.get();
                }
            });
        }
    }
}
