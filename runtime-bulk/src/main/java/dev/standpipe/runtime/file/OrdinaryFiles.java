package dev.standpipe.runtime.file;

import java.io.FileDescriptor;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Which open files are regular, and not made up by the system. To ask takes longer than to read a row of a table, and
 * what a descriptor has once been opened for it stays until it is closed: so the last few are remembered.
 */
public final class OrdinaryFiles {
    private static final AtomicReferenceArray<WeakReference<FileDescriptor>> KNOWN = new AtomicReferenceArray<>(16);

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
    static boolean is(Object stream, FileDescriptor fd) {
        int place = System.identityHashCode(fd) & KNOWN.length() - 1;
        WeakReference<FileDescriptor> known = KNOWN.get(place);
        return known != null && known.get() == fd || isFound(stream, fd, place);
    }

    private static boolean isFound(Object stream, FileDescriptor fd, int place) {
        if (!Descriptor.isRegularFile(fd) || PseudoFiles.is(stream, fd)) {
            return false;
        }
        KNOWN.set(place, new WeakReference<>(fd));
        return true;
    }
}
