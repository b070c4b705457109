package dev.standpipe.runtime;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that do the blocking calls of asynchronous files, and those ahead of the program: as many as there is work for, gone a second
 * after it ends.
 *
 * <p>Not virtual ones: on 25 and later a file transfer holds its carrier and no other is added. Eight reads of 300 ms
 * each, on two processors, took 0.35 to 0.5 s on threads like these and 1.3 s on virtual ones; on 21 both took 0.3 s.
 */
public final class Crew {
    private static final AtomicInteger HIRED = new AtomicInteger();
    private static final ExecutorService WORKERS =
            new ThreadPoolExecutor(0, Integer.MAX_VALUE, 1, TimeUnit.SECONDS, new SynchronousQueue<>(), Crew::worker);

    private Crew() {}

    /** Initialises this class. */
    static void prepare() {}

    public static void run(Runnable work) {
        WORKERS.execute(work);
    }

    /**
     * Belongs to nobody: an application that interrupts its thread group would close the file, and one that is unloaded
     * would be kept.
     */
    private static Thread worker(Runnable work) {
        ThreadGroup top = Thread.currentThread().getThreadGroup();
        while (top.getParent() != null) {
            top = top.getParent();
        }
        Thread worker = new Thread(top, work, "standpipe-async-" + HIRED.incrementAndGet());
        worker.setDaemon(true);
        worker.setContextClassLoader(null);
        return worker;
    }
}
