package dev.standpipe.agent;

import dev.standpipe.options.Options;
import java.lang.instrument.Instrumentation;

/** Where the JVM comes in: at its start with {@code -javaagent}, later when attached, or before main with {@code Launcher-Agent-Class}. */
public final class Agent {
    private static Watch watch;

    private Agent() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        start(arguments, instrumentation, true);
    }

    public static void agentmain(String arguments, Instrumentation instrumentation) {
        start(arguments, instrumentation, false);
    }

    /** Never throws: that would end the program. */
    private static synchronized void start(String arguments, Instrumentation instrumentation, boolean atStart) {
        try {
            Options options = Options.of(arguments);
            if (watch == null) {
                if (options.enabled() && (atStart || !CommandLine.isThis(arguments))) {
                    watch = new Watch(options, instrumentation);
                    watch.start();
                }
            } else if (atStart) {
                watch.log().info("is named twice on the command line, the second -javaagent does nothing");
            } else {
                watch.obey(options);
            }
        } catch (Throwable e) {
            giveUp(e);
        }
    }

    private static void giveUp(Throwable e) {
        try {
            new Log(false, false)
                    .info("did not start, the program runs without it: " + e
                            + (e instanceof SecurityException
                                    ? "; the policy must grant it java.security.AllPermission"
                                    : ""));
        } catch (Throwable noMemory) {
            // and so does the program
        }
    }
}
