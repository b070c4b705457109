package dev.standpipe.agent;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.ByteBuffer;
import java.util.function.BiConsumer;

/**
 * Brings in the rewriter, all of it at once and under names of their own, to where the JVM keeps its own
 * classes. There it does not verify them and asks no loader for each, which is a quarter of what the first loop waits
 * for. Where that is not to be had the agent's loader takes them.
 */
final class RewriterClasses {
    static final String PACKAGE = "dev.standpipe.inside.rewriter.";
    private static final String FOLDER = "dev/standpipe/agent/";
    private static final String FINDINGS = "findings.classes";
    private static final String REWRITER = "rewriter.classes";
    private static final String HOME = "dev.standpipe.agent.jdk.JvmsOwnLoader";

    /** What findings are made of, as the names go on. It is enough where all else is known from an earlier run. */
    private static final String[] OF_FINDINGS = {"report.", "Hierarchy", "Outline"};

    private final AgentClassLoader loader;
    private final Instrumentation instrumentation;
    private boolean hasFindings;
    private boolean hasAll;
    /** Null where they come to the agent's loader. */
    private BiConsumer<Instrumentation, byte[]> home;

    RewriterClasses(AgentClassLoader loader, Instrumentation instrumentation) {
        this.loader = loader;
        this.instrumentation = instrumentation;
    }

    /** Afterwards the class of that name is there, if there is one. */
    synchronized void bring(String name) {
        if (!hasFindings) {
            home = home();
            take(FINDINGS);
            hasFindings = true;
        }
        if (!hasAll && !isOfFindings(name)) {
            take(REWRITER);
            hasAll = true;
        }
    }

    private static boolean isOfFindings(String name) {
        for (String start : OF_FINDINGS) {
            if (name.startsWith(start, PACKAGE.length())) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    private BiConsumer<Instrumentation, byte[]> home() {
        try {
            return (BiConsumer<Instrumentation, byte[]>)
                    loader.loadClass(HOME).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError forAnotherJava) {
            return null;
        }
    }

    private void take(String file) {
        byte[] classFiles = read(file);
        if (home != null) {
            try {
                home.accept(instrumentation, classFiles);
                return;
            } catch (LinkageError | RuntimeException closed) {
                home = null;
            }
        }
        for (int place = 0; place < classFiles.length; ) {
            loader.define(null, classFiles, place);
            place += Integer.BYTES + ByteBuffer.wrap(classFiles).getInt(place);
        }
    }

    private byte[] read(String file) {
        byte[] classFiles;
        try {
            classFiles = loader.file(FOLDER + file);
        } catch (IOException e) {
            throw new NoClassDefFoundError(FOLDER + file + " cannot be read: " + e);
        }
        if (classFiles == null) {
            throw new NoClassDefFoundError(FOLDER + file + " is missing; the jar is damaged");
        }
        return classFiles;
    }
}
