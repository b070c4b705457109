package dev.standpipe.runtime;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Defines the doorway before any test class that names it is linked, unless the build wants to know how it is without. */
public final class LinkedSession implements LauncherSessionListener {
    @Override
    public void launcherSessionOpened(LauncherSession session) {
        boolean wanted = !"none".equals(System.getProperty("standpipe.test.doorway"));
        String whyNot = wanted ? Switch.on() : null;
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
    }
}
