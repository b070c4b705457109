package dev.standpipe.runtime;

import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.link.Link;
import dev.standpipe.runtime.thread.IoThreads;

/**
 * Starts the engine for transfers by hand, where nobody else does: once there have been so many that they have taken
 * longer than that, and only where the JVM lets it. Nobody waits for it, they go on as before meanwhile.
 */
final class EngineStarter implements Runnable {
    private static final int KIB_UNTIL_THEN = 128 << 10;

    private static final String AGENT = "dev.standpipe.agent.Agent";

    /** What is still to be moved without it; from 0 on nothing more is tried. A race only puts it off. */
    private static int kibLeft = KIB_UNTIL_THEN;

    private EngineStarter() {}

    /** So many bytes more go without it. */
    static void add(long bytes) {
        int left = kibLeft;
        if (left > 0) {
            left -= (int) (bytes >> 10);
            kibLeft = left;
            if (left <= 0) {
                start();
            }
        }
    }

    private static void start() {
        try {
            if (Switch.isAwaited() || isForAll()) {
                IoThreads.run(new EngineStarter());
            }
        } catch (Throwable notHere) {
            // no thread to be had, or nobody may know who loads us
        }
    }

    /**
     * The doorway stays in the JVM, so the engine of one web application among several is not to be behind it; and an
     * agent has options for it.
     */
    private static boolean isForAll() {
        ClassLoader own = EngineStarter.class.getClassLoader();
        if (own != ClassLoader.getSystemClassLoader()) {
            return false;
        }
        try {
            Class.forName(AGENT, false, own);
            return false;
        } catch (ClassNotFoundException none) {
            return true;
        }
    }

    @Override
    public void run() {
        try {
            if (Switch.isAwaited()) {
                Switch.begin();
            } else if (Link.establish() == null) {
                Switch.start();
                Descriptor.rehearse();
                Switch.on();
            }
        } catch (Throwable notHere) {
            // not a word: they still go as before
        }
    }
}
