package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.proof.LoadedCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;

/**
 * The class file that a loader has for a class. It is what was loaded where no other agent is there to change it, and
 * where the loader is one of the JDK's, which change nothing.
 */
final class ResourceCode implements LoadedCode {
    private static final String[] AGENTS = {
        "-javaagent:", "-agentpath:", "-agentlib:", "-Xbootclasspath", "--patch-module"
    };
    private static final String[] OPTIONS = {"JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"};

    private Boolean trusted;

    @Override
    public byte[] classFile(String name, Class<?> by) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, by.getClassLoader());
            ClassLoader loader = type.getClassLoader();
            if (!isTrusted() || loader != null && !isJdks(loader)) {
                return null;
            }
            String file = name + ".class";
            try (InputStream in =
                    loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
                return in == null ? null : all(in);
            }
        } catch (IOException | ClassNotFoundException | LinkageError notThere) {
            return null;
        }
    }

    private static boolean isJdks(ClassLoader loader) {
        return loader.getClass() == URLClassLoader.class
                || Rights.isJdks(loader.getClass()) && !(loader instanceof URLClassLoader)
                || loader == ClassLoader.getSystemClassLoader() && Rights.isJdks(loader.getClass());
    }

    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] some = new byte[8192];
        for (int n = in.read(some); n >= 0; n = in.read(some)) {
            all.write(some, 0, n);
        }
        return all.toByteArray();
    }

    private synchronized boolean isTrusted() {
        if (trusted == null) {
            trusted = !isThereAnAgent();
        }
        return trusted;
    }

    /** Where it cannot be said, there may be. */
    private static boolean isThereAnAgent() {
        StringBuilder started = new StringBuilder();
        try {
            byte[] line = Files.readAllBytes(Paths.get("/proc/self/cmdline"));
            started.append(new String(line, StandardCharsets.ISO_8859_1));
        } catch (IOException | RuntimeException notToBeKnown) {
            return true;
        }
        for (String option : OPTIONS) {
            started.append(System.getenv(option));
        }
        for (String agent : AGENTS) {
            if (started.indexOf(agent) >= 0) {
                return true;
            }
        }
        return false;
    }
}
