package dev.standpipe.agent;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Brings in the rewriter, all of it at once and under names of its own, to where the JVM keeps its own classes. There
 * it does not verify them and asks no loader for each, which is a quarter of what the first loop waits for. Where that
 * is not to be had the agent's loader takes them.
 */
final class RewriterClasses {
    static final String PACKAGE = "dev.standpipe.inside.rewriter.";

    /** What findings are made of, as the names go on. It is enough where all else is known from an earlier run. */
    private static final String[] OF_FINDINGS = {"report.", "Hierarchy", "Outline"};

    private final AgentClassLoader loader;
    private boolean hasFindings;
    private boolean hasAll;
    private boolean refused;

    RewriterClasses(AgentClassLoader loader) {
        this.loader = loader;
    }

    /** Afterwards the class of that name is there, if there is one. */
    synchronized void bring(String name) {
        if (!hasFindings) {
            take("findings");
            hasFindings = true;
        }
        if (!hasAll && !isOfFindings(name)) {
            take("rewriter");
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

    private void take(String pack) {
        byte[] classFiles = read(pack);
        if (!refused) {
            try {
                loader.give(classFiles, null);
                return;
            } catch (ReflectiveOperationException | LinkageError | RuntimeException closed) {
                refused = true;
            }
        }
        ByteBuffer rest = ByteBuffer.wrap(classFiles);
        while (rest.hasRemaining()) {
            rest.position(rest.position() + rest.getShort(rest.position()) + Short.BYTES);
            loader.define(null, classFiles, rest.position());
            rest.position(rest.position() + rest.getInt(rest.position()) + Integer.BYTES);
        }
    }

    private byte[] read(String pack) {
        try {
            return loader.pack(pack);
        } catch (IOException damaged) {
            throw new NoClassDefFoundError(damaged.getMessage());
        }
    }
}
