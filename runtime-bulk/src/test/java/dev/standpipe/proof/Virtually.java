package dev.standpipe.proof;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** On a virtual thread, where the JDK has them: buffers start small and grow there, and locks are taken otherwise. */
public final class Virtually {
    private Virtually() {}

    public static <T> T call(Callable<T> action) throws Exception {
        FutureTask<T> task = new FutureTask<>(action);
        Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        return task.get();
    }
}
