package dev.standpipe.runtime.thread;

import dev.standpipe.runtime.jvm.Rights;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * The threads that do the blocking calls of asynchronous files, and those ahead of the program: as many as there is
 * work for, gone a second after it ends.
 *
 * <p>Not virtual ones: on 25 and later a file transfer holds its carrier and no other is added. Eight reads of 300 ms
 * each, on two processors, took 0.35 to 0.5 s on threads like these and 1.3 s on virtual ones; on 21 both took 0.3 s.
 */
public final class IoThreads {
    /** A thread that inherits no values of thread locals; null where there are none such. */
    private static final MethodHandle OF_NOBODY = ofNobody();

    private static final AtomicInteger HIRED = new AtomicInteger();
    private static final ExecutorService WORKERS =
            new ThreadPoolExecutor(0, Integer.MAX_VALUE, 1, TimeUnit.SECONDS, new Handover(), new ThreadFactory() {
                @Override
                public Thread newThread(Runnable work) {
                    return Rights.apart(new Supplier<Thread>() {
                        @Override
                        public Thread get() {
                            return worker(work);
                        }
                    });
                }
            });

    static {
        // A worker's first wait initialises it, and where there is no memory just then, nobody in the program could
        // wait any more.
        LockSupport.unpark(null);
    }

    private IoThreads() {}

    /** Initialises this class and what it needs. */
    public static void prepare() {
        Rights.apart(new Supplier<Object>() {
            @Override
            public Object get() {
                return WORKERS;
            }
        });
    }

    public static void run(Runnable work) {
        WORKERS.execute(work);
    }

    /**
     * Belongs to nobody: an application that interrupts its thread group would close the file, and one that is unloaded
     * would be kept. What threads inherit may be made by the application's own code, which must not run here.
     */
    private static Thread worker(Runnable work) {
        ThreadGroup top = Thread.currentThread().getThreadGroup();
        while (top.getParent() != null) {
            top = top.getParent();
        }
        Thread worker = hire(top, work, "standpipe-async-" + HIRED.incrementAndGet());
        worker.setDaemon(true);
        worker.setContextClassLoader(null);
        return worker;
    }

    private static Thread hire(ThreadGroup group, Runnable work, String name) {
        if (OF_NOBODY == null) {
            return new Thread(group, work, name);
        }
        try {
            return (Thread) OF_NOBODY.invokeExact(group, work, name, 0L, false);
        } catch (RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    private static MethodHandle ofNobody() {
        try {
            return MethodHandles.publicLookup()
                    .findConstructor(
                            Thread.class,
                            MethodType.methodType(
                                    void.class,
                                    ThreadGroup.class,
                                    Runnable.class,
                                    String.class,
                                    long.class,
                                    boolean.class));
        } catch (ReflectiveOperationException before9) {
            return null;
        }
    }
}
