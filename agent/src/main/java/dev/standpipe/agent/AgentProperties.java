package dev.standpipe.agent;

import dev.standpipe.agent.jdk.JdkAccess;
import dev.standpipe.options.Setting;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Properties;

/**
 * What the command line reads about the agent of another JVM, in the properties that the attach API hands out. The
 * program itself does not see these.
 */
public final class AgentProperties {
    /** What the last one who attached did not get, and why; empty if all is as he wished. */
    public static final String REFUSAL = "dev.standpipe.refusal";

    /** In a word or two. */
    public static final String STATE = "dev.standpipe.state";

    /** All settings in force, a line each. */
    public static final String OPTIONS = "dev.standpipe.options";

    /** What went wrong since the start, a line each. */
    public static final String COMPLAINTS = "dev.standpipe.complaints";

    /** What the last one who attached has brought about, a line each. */
    public static final String DONE = "dev.standpipe.done";

    /** What has been found and moved until somebody asked for it, a line each. */
    public static final String STATUS = "dev.standpipe.status";

    /** The state where it was turned off. */
    public static final String OFF = "is off";

    /** The state where there is no agent. */
    static final String ABSENT = "is not there";

    private static boolean posted;

    private AgentProperties() {}

    /** Returns false where the JVM has no such properties, or does not let us have them. */
    static boolean post(Instrumentation instrumentation, String refusal, AgentSession session) {
        return post(instrumentation, refusal, session, ABSENT);
    }

    /** {@code state} is what holds while there is no session. */
    static synchronized boolean post(
            Instrumentation instrumentation, String refusal, AgentSession session, String state) {
        try {
            Properties properties = properties(instrumentation);
            properties.setProperty(REFUSAL, refusal == null ? "" : refusal);
            tell(properties, session, state);
            posted = true;
        } catch (Throwable anotherKindOfJvm) {
            posted = false;
        }
        return posted;
    }

    /** For whoever asks next, without having attached. */
    static synchronized void tell(AgentSession session) {
        try {
            tell(properties(session.instrumentation()), session, ABSENT);
            posted = true;
        } catch (Throwable anotherKindOfJvm) {
            posted = false;
        }
    }

    /** Lines under a key. Returns false where the JVM has no such properties. */
    static synchronized boolean post(Instrumentation instrumentation, String key, List<String> lines) {
        try {
            properties(instrumentation).setProperty(key, String.join("\n", lines));
            return true;
        } catch (Throwable anotherKindOfJvm) {
            return false;
        }
    }

    /** If anybody was told the state, it has changed. */
    static synchronized void update(AgentSession session) {
        if (!posted) {
            return;
        }
        try {
            tell(properties(session.instrumentation()), session, ABSENT);
        } catch (Throwable notNow) {
            // the next change tells it
        }
    }

    private static void tell(Properties properties, AgentSession session, String otherwise) {
        properties.setProperty(STATE, session == null ? otherwise : session.state());
        if (session != null) {
            properties.setProperty(OPTIONS, settings(session.settings()));
            properties.setProperty(COMPLAINTS, String.join("\n", session.log().complaints()));
        }
    }

    private static Properties properties(Instrumentation instrumentation) throws Throwable {
        JdkAccess access = JdkAccess.ofThisJava();
        Class<?> support = Class.forName(access == null ? "sun.misc.VMSupport" : "jdk.internal.vm.VMSupport");
        MethodHandles.Lookup lookup = access == null ? MethodHandles.lookup() : access.into(support, instrumentation);
        MethodType type = MethodType.methodType(Properties.class);
        return (Properties)
                lookup.findStatic(support, "getAgentProperties", type).invoke();
    }

    private static String settings(List<Setting> settings) {
        StringBuilder lines = new StringBuilder();
        for (Setting setting : settings) {
            lines.append(lines.length() == 0 ? "" : "\n").append(setting);
        }
        return lines.toString();
    }
}
