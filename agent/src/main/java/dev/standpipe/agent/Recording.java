package dev.standpipe.agent;

/** Ties the agent to flight recordings, where this JVM makes any. */
final class Recording {
    private Recording() {}

    static void register(Watch watch) {
        try {
            ((Runnable) made("SiteEvents", watch)).run();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            watch.log().complain("adds nothing to flight recordings, that takes Java 11 and its module jdk.jfr: " + e);
        }
    }

    /** One that makes events of transfers, unless {@link #register} has said that there will be none. */
    static Overseer overseer(Watch watch) {
        try {
            return (Overseer) made("TransferEvents", watch);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError toldAlready) {
            return new Overseer(watch);
        }
    }

    /** Of a class that is compiled for Java 11. */
    private static Object made(String name, Watch watch) throws ReflectiveOperationException {
        return Class.forName("dev.standpipe.agent." + name)
                .getDeclaredConstructor(Watch.class)
                .newInstance(watch);
    }
}
