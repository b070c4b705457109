package dev.standpipe.runtime;

import java.util.concurrent.locks.ReentrantLock;

/** The lock that a buffered stream's own methods take: its monitor, but on some JDKs a private lock when the class is exactly the JDK's. */
final class StreamLock {
    static final StreamLock INPUT = new StreamLock("java.io.BufferedInputStream");
    static final StreamLock OUTPUT = new StreamLock("java.io.BufferedOutputStream");

    private final Inners internal;
    private final Inners reentrant;

    private StreamLock(String type) {
        Inners lock = new Inners(type, "lock");
        this.internal = lock.exists() ? lock : null;
        this.reentrant = lock.exists() ? new Inners("jdk.internal.misc.InternalLock", "lock") : null;
    }

    /** Null where the monitor is the lock. */
    ReentrantLock of(Object stream) {
        if (internal == null || stream == null) {
            return null;
        }
        Object lock = internal.of(stream);
        return lock == null ? null : (ReentrantLock) reentrant.of(lock);
    }
}
