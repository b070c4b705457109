package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.door.JdkField;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The lock that a buffered stream's own methods take: its monitor, but on some JDKs a private lock when the class is
 * exactly the JDK's. Both fields on the way to that are read as memory: by reflection it takes as long as a few
 * elements do.
 */
public final class StreamLock {
    private static final StreamLock INPUT = new StreamLock("java.io.BufferedInputStream");
    private static final StreamLock OUTPUT = new StreamLock("java.io.BufferedOutputStream");

    private final boolean exists;
    private final long lock;
    private final JdkField reentrant;
    private final long reentrantLock;

    private StreamLock(String type) {
        JdkField internal = new JdkField(Door.JDK, type, "lock");
        this.reentrant =
                internal.exists() ? new JdkField(Door.JDK, "jdk.internal.misc.InternalLock", "lock") : internal;
        this.exists = reentrant.exists();
        this.lock = exists ? internal.offset() : 0;
        this.reentrantLock = exists ? reentrant.offset() : 0;
    }

    public static void prepare() {
        INPUT.in(null);
    }

    /** Null where the monitor is the lock. */
    public static ReentrantLock of(BufferedInputStream stream) {
        return INPUT.in(stream);
    }

    /** Null where the monitor is the lock. */
    public static ReentrantLock of(BufferedOutputStream stream) {
        return OUTPUT.in(stream);
    }

    private ReentrantLock in(Object stream) {
        if (!exists || stream == null) {
            return null;
        }
        Object internal = Door.JDK.reference(stream, lock);
        if (internal == null) {
            return null;
        }
        if (!reentrant.isIn(internal)) {
            throw new IllegalStateException("a stream is locked by a " + internal.getClass());
        }
        return (ReentrantLock) Door.JDK.reference(internal, reentrantLock);
    }
}
