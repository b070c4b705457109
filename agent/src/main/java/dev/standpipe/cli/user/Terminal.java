package dev.standpipe.cli.user;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Whether the output goes to a terminal, and how wide that is. */
public final class Terminal {
    private static final int USUAL_WIDTH = 132;
    private static final int NARROWEST = 60;

    private Terminal() {}

    /** Java itself only knows whether both input and output are terminals. */
    public static boolean showsErrors() {
        if ("dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        try {
            Path file = Paths.get("/proc/self/fd/2").toRealPath();
            return file.startsWith("/dev/pts") || file.startsWith("/dev/tty") || file.startsWith("/dev/console");
        } catch (IOException | SecurityException noSuchSystem) {
            return System.console() != null;
        }
    }

    /** In characters. Shells set COLUMNS, but few hand it on. */
    public static int width() {
        String columns = System.getenv("COLUMNS");
        try {
            return columns == null ? USUAL_WIDTH : Math.max(NARROWEST, Integer.parseInt(columns.trim()));
        } catch (NumberFormatException noNumber) {
            return USUAL_WIDTH;
        }
    }
}
