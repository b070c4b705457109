package dev.standpipe.agent;

import java.io.IOException;
import java.security.ProtectionDomain;

/**
 * Brings in the runtime, where it comes from the agent's jar: to the loader of the class path, under the names and in
 * the domain that it would have anyway, but out of one file and without asking that loader for each of eighty classes.
 * Whatever is not there afterwards the class path loads as ever.
 */
final class RuntimeClasses {
    /** Tells where the runtime comes from; needed by the first loop in any case. */
    private static final String SAMPLE = "dev.standpipe.runtime.link.Link";

    private RuntimeClasses() {}

    /** {@code domain} is that of the agent's own jar. */
    static void bring(String pack, AgentClassLoader agents, ClassLoader classPath, ProtectionDomain domain) {
        // one of the program's own may do what it likes with a name
        if (classPath == null || Agent.isOnAClassPathOfTheProgramsOwn() || domain.getClassLoader() != classPath) {
            return;
        }
        try {
            if (classPath.loadClass(SAMPLE).getProtectionDomain() == domain) {
                agents.give(agents.pack(pack), domain);
            }
        } catch (ReflectiveOperationException | IOException | LinkageError | RuntimeException asEver) {
            return;
        }
    }
}
