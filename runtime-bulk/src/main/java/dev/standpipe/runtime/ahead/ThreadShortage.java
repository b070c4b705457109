package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.thread.IoThreads;

/**
 * The system may have no thread left to give. To ask takes time, and the JVM complains of each one on the error output,
 * so we ask again only after a while.
 */
final class ThreadShortage {
    private static volatile long over = System.nanoTime();

    private ThreadShortage() {}

    /** Initialises this class. */
    static void prepare() {}

    static boolean lasts() {
        return System.nanoTime() - over < 0;
    }

    /** By a background thread. Throws what keeps one from being there. */
    static void run(Runnable work, ReadAheadLimits terms) {
        boolean runs = false;
        try {
            IoThreads.run(work);
            runs = true;
        } finally {
            if (!runs) {
                over = System.nanoTime() + terms.shortage;
            }
        }
    }
}
