package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;

/**
 * Where the JVM comes in: at its start with {@code -javaagent}, later when attached, or before main with
 * {@code Launcher-Agent-Class}.
 */
public final class Agent {
    private static AttachHandler handler;

    private Agent() {}

    /** Never throws: that would end the program. */
    public static void premain(String arguments, Instrumentation instrumentation) {
        call(arguments, instrumentation, true);
    }

    /** Throws only where there is no other way to let those know who attached that they did not get what they want. */
    public static void agentmain(String arguments, Instrumentation instrumentation) {
        String untold = call(arguments, instrumentation, false);
        if (untold != null) {
            throw new IllegalStateException(untold);
        }
    }

    /**
     * Whether the runtime comes from a loader of the program's own, which {@code java.system.class.loader} names.
     * Threads that define a class by it come to the agent with its lock, so no thread may wait for that lock while it
     * holds one of ours. All that comes from there is loaded before any of them.
     */
    public static boolean isOnAClassPathOfTheProgramsOwn() {
        ClassLoader loader = Agent.class.getClassLoader();
        return loader != null && loader.getClass().getClassLoader() != null;
    }

    private static synchronized String call(String arguments, Instrumentation instrumentation, boolean atStart) {
        try {
            if (handler == null) {
                handler = (AttachHandler) Class.forName(
                                "dev.standpipe.agent.RunningAgent", true, AgentClassLoader.ofTheAgent(instrumentation))
                        .getDeclaredConstructor()
                        .newInstance();
            }
            return handler.attend(arguments, instrumentation, atStart);
        } catch (Throwable e) {
            return giveUp(e, atStart);
        }
    }

    private static String giveUp(Throwable e, boolean atStart) {
        try {
            String line = "did not start, the program runs without it: " + e;
            new Log(false, false).info(line);
            return atStart ? null : line;
        } catch (Throwable noMemory) {
            // and so does the program
            return null;
        }
    }
}
