package dev.standpipe.agent;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Asks class loaders of the program's own for class files, in threads of the agent's and not for ever. While we ask, a class is being defined, and the loader's code
 * may wait for a lock whose owner waits for just that class.
 */
final class Errands implements Runnable {
    private static final long PATIENCE_MILLIS = 1000;
    private static final long IDLE_MILLIS = 5000;

    private final Deque<Errand> waiting = new ArrayDeque<>();
    private PerLoader<AtomicBoolean> late;
    private int idle;

    /** Made by a thread of ours, the first when the agent starts: from one of the program's it would inherit. */
    private Thread spare = thread();

    private Thread thread() {
        Thread thread = Ending.thread(this, "standpipe-errands");
        thread.setDaemon(true);
        return thread;
    }

    /** Null if there is none, or the loader takes too long, and then it is not asked again. The name is with slashes. */
    byte[] read(ClassLoader loader, String name) {
        if (isJdks(loader)) {
            return ClassFiles.read(loader, name);
        }
        AtomicBoolean isLate = late().of(loader, new AtomicBoolean());
        if (isLate.get()) {
            return null;
        }
        Errand errand = new Errand(loader, name);
        send(errand);
        if (!errand.isBack(PATIENCE_MILLIS)) {
            isLate.set(true);
        }
        return errand.classFile();
    }

    /** Then no code of the program's is asked, and a thread more would be a waste. */
    private static boolean isJdks(ClassLoader loader) {
        for (ClassLoader l = loader; l != null; l = l.getParent()) {
            if (l.getClass().getClassLoader() != null) {
                return false;
            }
        }
        return true;
    }

    private synchronized PerLoader<AtomicBoolean> late() {
        if (late == null) {
            late = new PerLoader<>();
        }
        return late;
    }

    private synchronized void send(Errand errand) {
        waiting.add(errand);
        if (waiting.size() > idle) {
            hire();
        } else {
            notify();
        }
    }

    /** Where the spare one has only just been started, he looks himself whether there is need of one more. */
    private void hire() {
        if (spare != null) {
            spare.start();
            spare = null;
        }
    }

    @Override
    public void run() {
        for (Errand next = next(); next != null; next = next()) {
            next.run();
        }
    }

    private synchronized Errand next() {
        if (spare == null) {
            spare = thread();
        }
        if (waiting.size() > idle + 1) {
            hire();
        }
        if (waiting.isEmpty()) {
            idle++;
            rest();
            idle--;
        }
        return waiting.poll();
    }

    private void rest() {
        long start = System.nanoTime();
        try {
            for (long left = IDLE_MILLIS;
                    waiting.isEmpty() && left > 0;
                    left = IDLE_MILLIS - (System.nanoTime() - start) / 1_000_000) {
                wait(left);
            }
        } catch (InterruptedException byTheProgram) {
            // it finds all threads if it looks for them; another one takes over
        }
    }
}
