package dev.standpipe.runtime;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Defines the doorway before any test class that names it is linked. */
public final class LinkedSession implements LauncherSessionListener {
    @Override
    public void launcherSessionOpened(LauncherSession session) {
        String whyNot = Switch.on();
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
    }
}
