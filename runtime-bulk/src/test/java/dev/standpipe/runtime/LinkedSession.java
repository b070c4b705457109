package dev.standpipe.runtime;

import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.engine.FewWritten;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Defines the doorway before any test class that names it is linked, and has it carry what little it can before a
 * compiler sees it, unless the build wants to know how it is without.
 */
public final class LinkedSession implements LauncherSessionListener {
    /**
     * Set where files are to be read ahead: {@code hint} or {@code ahead}, whatever their size, and in memory or not.
     */
    public static final String EAGER = "standpipe.test.prefetch";

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        // Where the JVM is the one that runs Maven, Surefire lists the tests in Maven itself, by a loader of its own.
        if (LinkedSession.class.getClassLoader() != ClassLoader.getSystemClassLoader()) {
            return;
        }
        if (System.getProperty(EAGER) != null) {
            Prefetch.askEagerly(System.getProperty(EAGER));
        }
        boolean wanted = !"none".equals(System.getProperty("standpipe.test.doorway"));
        String whyNot = wanted ? Switch.on() : null;
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
        if (wanted) {
            FewWritten.areCarried();
        }
    }
}
