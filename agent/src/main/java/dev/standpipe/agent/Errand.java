package dev.standpipe.agent;

/** One class file that a loader is asked for by another thread than that which wants it. */
final class Errand implements Runnable {
    private final ClassLoader loader;
    private final String name;
    private byte[] classFile;
    private Throwable fault;
    private boolean isBack;

    Errand(ClassLoader loader, String name) {
        this.loader = loader;
        this.name = name;
    }

    @Override
    public void run() {
        byte[] found = null;
        Throwable thrown = null;
        try {
            found = ClassFiles.read(loader, name);
        } catch (Throwable e) {
            thrown = e;
        }
        synchronized (this) {
            classFile = found;
            fault = thrown;
            isBack = true;
            notifyAll();
        }
    }

    /** Waits so long for it. By its monitor: a thread of the program's that is parked could lose the permit by which another means to wake it later. */
    synchronized boolean isBack(long millis) {
        long start = System.nanoTime();
        boolean interrupted = false;
        for (long left = millis; !isBack && left > 0; left = millis - (System.nanoTime() - start) / 1_000_000) {
            try {
                wait(left);
            } catch (InterruptedException meantForTheProgram) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return isBack;
    }

    /** Null if it is not back, or there is none. */
    synchronized byte[] classFile() {
        if (fault instanceof Error) {
            throw (Error) fault;
        }
        return classFile;
    }
}
