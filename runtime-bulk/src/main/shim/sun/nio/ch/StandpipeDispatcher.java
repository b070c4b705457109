package sun.nio.ch;

import java.io.FileDescriptor;
import java.io.IOException;

/** Hands on what the JDK asks the system about a descriptor: in this package it takes no reflection. */
public final class StandpipeDispatcher {
    /** Answered when a signal came: the same again. */
    private static final int INTERRUPTED = -3;

    /** For {@link #seek}: asks where it is. */
    public static final long NOWHERE = -1;

    private static final FileDispatcher CALLS = new FileDispatcherImpl();

    private StandpipeDispatcher() {}

    public static long seek(FileDescriptor fd, long position) throws IOException {
        return CALLS.seek(fd, position);
    }

    public static long size(FileDescriptor fd) throws IOException {
        return CALLS.size(fd);
    }

    public static void truncate(FileDescriptor fd, long length) throws IOException {
        while (CALLS.truncate(fd, length) == INTERRUPTED) {
            continue;
        }
    }
}
