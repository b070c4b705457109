package dev.standpipe.agent;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.link.Link;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.security.CodeSource;
import java.util.Objects;

/**
 * Brings in the runtime, all of it at once, to where the JVM keeps its own classes, as {@link RewriterClasses} does.
 * The class path finds it there first, so a program that uses it uses the same. Not where the program has a runtime
 * already or brings one of its own, or where a policy is to decide what the runtime may: then the class path has it.
 */
final class RuntimeClasses {
    static final String FILES = "dev/standpipe/runtime/";
    /** What programs call, and what calls the runtime for them. */
    static final String API_FILES = "dev/standpipe/io/";

    /** A class of it that nothing uses. */
    private static final String PROBE = FILES + "package-info";

    private static final String LINK = "link";
    private static final String DOORWAY = "doorway";
    private static final String DOORWAY_OF_JAVA_8 = "doorway8";
    /** By the version of the class files. */
    private static final String[] OTHERS = {"runtime52", "runtime53", "runtime66"};

    private final AgentClassLoader loader;
    private final Instrumentation instrumentation;
    private boolean done;

    RuntimeClasses(AgentClassLoader loader, Instrumentation instrumentation) {
        this.loader = loader;
        this.instrumentation = instrumentation;
    }

    synchronized void bring() {
        if (done) {
            return;
        }
        done = true;
        try {
            if (instrumentation != null
                    && !isGuarded()
                    && !Agent.isOnAClassPathOfTheProgramsOwn()
                    && isThatOfTheAgent()
                    && !isInUse()) {
                give();
            }
        } catch (ReflectiveOperationException | IOException | LinkageError | RuntimeException closed) {
            // it comes from the class path
        } catch (VirtualMachineError scarce) {
            // a part of it may be there; the rest is to follow
            done = false;
            throw scarce;
        }
    }

    /**
     * The class path is about to define a class of the runtime, for a program that uses it and has not found it among
     * the JVM's own. There it must not be any more, then.
     */
    synchronized void leave(String name) {
        if (!name.equals(PROBE)) {
            done = true;
        }
    }

    private static boolean isThatOfTheAgent() throws ClassNotFoundException {
        Class<?> probe = Class.forName(PROBE.replace('/', '.'), false, Agent.class.getClassLoader());
        return Objects.equals(place(probe), place(Agent.class));
    }

    private static Object place(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null || source.getLocation() == null
                ? null
                : source.getLocation().toExternalForm();
    }

    /** From before the agent came. */
    private boolean isInUse() {
        ClassLoader classPath = Agent.class.getClassLoader();
        for (Class<?> type : instrumentation.getInitiatedClasses(classPath)) {
            if (type.getClassLoader() == classPath
                    && isOfTheProgram(type.getName().replace('.', '/'))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfTheProgram(String name) {
        return (name.startsWith(FILES) || name.startsWith(API_FILES)) && !name.equals(PROBE);
    }

    /**
     * The engine extends the doorway, and the doorway has a key in it that {@code Link} makes. All of it is read before
     * any of it is there.
     */
    private void give() throws ReflectiveOperationException, IOException {
        byte[] link = loader.pack(LINK);
        byte[] doorway = loader.pack(DOORWAY);
        byte[] doorwayOfJava8 = loader.pack(DOORWAY_OF_JAVA_8);
        byte[][] others = new byte[OTHERS.length][];
        for (int k = 0; k < others.length; k++) {
            others[k] = loader.pack(OTHERS[k]);
        }
        loader.giveToTheJvm(link);
        if (!Link.isEstablished()) {
            loader.giveToTheJvm(Link.keyed(JavaVersion.RUNNING < 9 ? doorwayOfJava8 : doorway));
        }
        for (byte[] other : others) {
            loader.giveToTheJvm(other);
        }
    }

    private static boolean isGuarded() {
        try {
            return System.getSecurityManager() != null;
        } catch (LinkageError gone) {
            return false;
        }
    }
}
