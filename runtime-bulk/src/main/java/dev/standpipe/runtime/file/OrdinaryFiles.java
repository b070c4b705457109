package dev.standpipe.runtime.file;

import dev.standpipe.runtime.thread.Places;
import java.io.FileDescriptor;
import java.lang.ref.WeakReference;

/**
 * Which open files are regular, and not made up by the system. To ask takes longer than to read a row of a table, and
 * what a descriptor has once been opened for it stays until it is closed: so the last few are remembered.
 */
public final class OrdinaryFiles {
    private static final Places<WeakReference<FileDescriptor>> KNOWN = new Places<>(16);

    private OrdinaryFiles() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    public static void prepare() {
        PseudoFiles.prepare();
    }

    /** The file that a stream of the JDK's has open; false when it is closed. */
    public static boolean is(Object stream) {
        FileDescriptor fd = Descriptor.of(stream);
        return fd != null && fd.valid() && is(stream, fd);
    }

    /** {@code fd} is valid, and that of the stream. */
    public static boolean is(Object stream, FileDescriptor fd) {
        return isKnown(fd) || isFound(stream, fd);
    }

    /** Whether it was asked about lately, and was such a file. It may have been closed since. */
    static boolean isKnown(FileDescriptor fd) {
        WeakReference<FileDescriptor> known = KNOWN.get(placeOf(fd));
        return known != null && known.get() == fd;
    }

    private static boolean isFound(Object stream, FileDescriptor fd) {
        if (!Descriptor.isRegularFile(fd) || PseudoFiles.is(stream, fd)) {
            return false;
        }
        KNOWN.set(placeOf(fd), new WeakReference<>(fd));
        return true;
    }

    private static int placeOf(FileDescriptor fd) {
        return System.identityHashCode(fd) & KNOWN.number() - 1;
    }
}
