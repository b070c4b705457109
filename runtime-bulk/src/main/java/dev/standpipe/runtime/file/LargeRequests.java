package dev.standpipe.runtime.file;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.FileDescriptor;

/** Whether a file may be read and written in large requests, straight from memory outside the heap. */
public final class LargeRequests {
    /**
     * With fewer, the loop is through before we know what the file is: up to JDK 17 it asks the system for each byte,
     * since 21 for each element.
     */
    public static final int LEAST_ELEMENTS = JavaVersion.RUNNING >= 21 ? 8 : 1;

    public static final int LEAST_BYTES = 16;

    private LargeRequests() {}

    /** In {@code n} bytes, where all that is known of the elements is that none has more than eight. */
    public static int leastElements(int n) {
        return (n + Long.BYTES - 1) / Long.BYTES;
    }

    /**
     * Whether there is nothing against it, and all that there is to know was found out before. {@code can}: whether
     * requests can be made at all, and elements coded from and to memory outside the heap.
     */
    public static boolean areKnownToWork(FileDescriptor fd, boolean can) {
        return fd != null && can && OrdinaryFiles.isKnown(fd) && fd.valid();
    }

    public static Decline whyNot(FileDescriptor fd, Object stream, boolean can) {
        if (fd == null) {
            return Decline.STREAM_CLOSED;
        }
        if (!can) {
            return Decline.NO_LARGE_REQUESTS;
        }
        if (!fd.valid()) {
            return Decline.STREAM_CLOSED;
        }
        return OrdinaryFiles.is(stream, fd) ? null : Decline.NOT_A_FILE;
    }
}
