package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** Threads that end within seconds, one way or the other. */
final class Threads {
    interface Task {
        void run() throws Exception;
    }

    static final boolean VIRTUAL = JavaVersion.RUNNING >= 21;
    private static final int PATIENCE_MILLIS = 20_000;

    private final Thread thread;
    private final AtomicReference<Throwable> failure;

    private Threads(Thread thread, AtomicReference<Throwable> failure) {
        this.thread = thread;
        this.failure = failure;
    }

    static void assumeVirtual() {
        assumeTrue(VIRTUAL, "virtual threads came with 21");
    }

    static Threads start(Task task) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(catching(task, failure), "beside the test");
        thread.setDaemon(true);
        thread.start();
        return new Threads(thread, failure);
    }

    static Threads startVirtual(Task task) throws ReflectiveOperationException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Object thread =
                Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, catching(task, failure));
        return new Threads((Thread) thread, failure);
    }

    static void virtually(Task task) throws Exception {
        startVirtual(task).join();
    }

    private static Runnable catching(Task task, AtomicReference<Throwable> failure) {
        return () -> {
            try {
                task.run();
            } catch (Throwable x) {
                failure.set(x);
            }
        };
    }

    void join() throws InterruptedException {
        thread.join(PATIENCE_MILLIS);
        assertThat(thread.isAlive())
                .as("%s is still at %s", thread, Arrays.toString(thread.getStackTrace()))
                .isFalse();
        if (failure.get() != null) {
            throw new AssertionError("on the other thread: " + failure.get(), failure.get());
        }
    }

    void interrupt() {
        thread.interrupt();
    }

    /** Waits until the thread cannot go on by itself; says whether that is so, or it is done. */
    boolean isStuck() throws InterruptedException {
        int waited = 0;
        while (thread.isAlive() && waited < 20) {
            Thread.sleep(1);
            waited = waits() ? waited + 1 : 0; // class loading blocks too, but not for long
        }
        return thread.isAlive();
    }

    private boolean waits() {
        Thread.State state = thread.getState();
        return state == Thread.State.BLOCKED || state == Thread.State.WAITING;
    }

    static void await(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("gave up waiting").isLessThan(deadline);
            Thread.sleep(1);
        }
    }
}
