package dev.standpipe.agent;

import java.io.File;

/**
 * Tells the JVM of Standpipe's own command line, which is started through {@code Launcher-Agent-Class} too, from those
 * of programs.
 */
final class OwnCommandLine {
    private OwnCommandLine() {}

    static boolean isThis(String arguments) {
        String classPath = System.getProperty("java.class.path");
        if (arguments != null && !arguments.isEmpty() || classPath == null) {
            return false;
        }
        try {
            File jar = new File(Agent.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return new File(classPath).getCanonicalFile().equals(jar.getCanonicalFile());
        } catch (Exception unknown) {
            return false;
        }
    }
}
