package dev.standpipe.agent;

import dev.standpipe.runtime.stream.RetransformedStreams;

/**
 * The JDK's own streams, as long as they are what they were: a library may change them while the program runs, to mock
 * one, and nothing is to stand in for them then.
 */
final class JdkStreams {
    private JdkStreams() {}

    static void changed(AgentSession session, String name) {
        if (!session.options().dryrun() && !isByFlightRecorder() && RetransformedStreams.add(name)) {
            session.log()
                    .info("another agent had " + name.replace('/', '.')
                            + " transformed again and may have changed it; loops that use it do their own work "
                            + "from now on");
        }
    }

    /** Until JDK 18 it times what files do by changing these classes, and they do what they did. */
    private static boolean isByFlightRecorder() {
        for (StackTraceElement frame : new Throwable().getStackTrace()) {
            if (frame.getClassName().startsWith("jdk.jfr.")) {
                return true;
            }
        }
        return false;
    }
}
