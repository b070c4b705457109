package dev.standpipe.agent;

/** Ties the agent to flight recordings, where this JVM makes any. */
final class FlightRecording {
    private FlightRecording() {}

    static void register(AgentSession session) {
        try {
            ((Runnable) made("SiteEvents", session)).run();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            session.log()
                    .complain("adds nothing to flight recordings, which need Java 11 and its module jdk.jfr: " + e);
        }
    }

    /** One that makes events of transfers, unless {@link #register} has said that there will be none. */
    static SelfCheckLog selfCheckLog(AgentSession session) {
        try {
            return (SelfCheckLog) made("TransferEvents", session);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError toldAlready) {
            return new SelfCheckLog(session);
        }
    }

    /** Of a class that is compiled for Java 11. */
    private static Object made(String name, AgentSession session) throws ReflectiveOperationException {
        return Class.forName("dev.standpipe.agent." + name)
                .getDeclaredConstructor(AgentSession.class)
                .newInstance(session);
    }
}
