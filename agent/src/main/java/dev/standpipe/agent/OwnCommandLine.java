package dev.standpipe.agent;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;

/**
 * Tells the JVM of Standpipe's own command line, which is started through {@code Launcher-Agent-Class} too, from those
 * of programs.
 */
final class OwnCommandLine {
    private OwnCommandLine() {}

    static boolean isThis(String arguments) {
        return (arguments == null || arguments.isEmpty()) && isOwnJar(System.getProperty("java.class.path"));
    }

    /** Whether a command is what this JVM was started for, by somebody whose options name the agent for every JVM. */
    static boolean isCalled() {
        String command = System.getProperty("sun.java.command") + " ";
        String classPath = System.getProperty("java.class.path");
        return (command.startsWith(classPath + " ") || command.startsWith("dev.standpipe.cli.Main "))
                && isOwnJar(classPath);
    }

    private static boolean isOwnJar(String classPath) {
        File jar = jar();
        try {
            return classPath != null
                    && jar != null
                    && new File(classPath).getCanonicalFile().equals(jar.getCanonicalFile());
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Where the agent comes from, or null where that is no file. */
    static File jar() {
        try {
            return new File(Agent.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException | RuntimeException noFile) {
            return null;
        }
    }
}
