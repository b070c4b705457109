package dev.standpipe.cli.jvm;

import dev.standpipe.agent.Agent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Tells Standpipe's jar by what it says of itself, for it can be called anything, and others like it. */
final class AgentJar {
    static final String OPTION = "-javaagent:";

    private AgentJar() {}

    /** False also where it cannot be read. */
    static boolean isOurs(Path jar) {
        return names(jar, "Premain-Class");
    }

    /** Whether the launcher starts the agent with it. */
    static boolean isBuiltInto(Path jar) {
        return names(jar, "Launcher-Agent-Class");
    }

    private static boolean names(Path jar, String attribute) {
        if (!jar.toFile().isFile()) {
            return false;
        }
        try (JarFile file = new JarFile(jar.toFile(), false)) {
            Manifest manifest = file.getManifest();
            return manifest != null
                    && Agent.class.getName().equals(manifest.getMainAttributes().getValue(attribute));
        } catch (IOException | SecurityException notAJar) {
            return false;
        }
    }
}
