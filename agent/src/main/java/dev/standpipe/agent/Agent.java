package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;

/** Where the JVM comes in: at its start with {@code -javaagent}, later when attached, or before main with {@code Launcher-Agent-Class}. */
public final class Agent {
    private Agent() {}

    public static void premain(String arguments, Instrumentation instrumentation) {}

    public static void agentmain(String arguments, Instrumentation instrumentation) {}
}
