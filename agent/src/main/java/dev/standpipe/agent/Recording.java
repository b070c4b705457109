package dev.standpipe.agent;

/** Ties the agent to flight recordings, where this JVM makes any. */
final class Recording {
    private Recording() {}

    static void register(Watch watch) {
        try {
            ((Runnable) Class.forName("dev.standpipe.agent.SiteEvents")
                            .getDeclaredConstructor(Watch.class)
                            .newInstance(watch))
                    .run();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            watch.log().complain("adds nothing to flight recordings, that takes Java 11 and its module jdk.jfr: " + e);
        }
    }
}
