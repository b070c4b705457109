package dev.standpipe.runtime;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * Files that the system makes up as they are read or written, and where each request does something. To the system they are regular. Where the name that one was
 * opened by says where it is, that must do; to find out where it leads would take longer than to read a few elements.
 */
final class MadeUp {
    private static final Inners READ = new Inners("java.io.FileInputStream", "path");
    private static final Inners WRITTEN = new Inners("java.io.FileOutputStream", "path");
    private static final Inners BOTH = new Inners("java.io.RandomAccessFile", "path");

    /** The folder that names begin in which do not begin at the root; it stays the same. */
    private static final boolean FROM_HERE = isBelow(new File("/proc/self/cwd"));

    private MadeUp() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    static void prepare() {}

    static boolean is(Object file, FileDescriptor fd) {
        String name = name(file);
        return tells(name) ? isBelow(name) : isBelow(Descriptor.entry(fd));
    }

    /** Null if it was opened as somebody else's descriptor, as the standard input is. */
    private static String name(Object file) {
        return (String)
                (file instanceof FileInputStream
                        ? READ.of(file)
                        : file instanceof FileOutputStream
                                ? WRITTEN.of(file)
                                : file instanceof RandomAccessFile ? BOTH.of(file) : null);
    }

    private static boolean tells(String name) {
        return name != null && !name.contains("/./") && !name.contains("..") && (name.startsWith("/") || !FROM_HERE);
    }

    private static boolean isBelow(File link) {
        try {
            return isBelow(link.getCanonicalPath());
        } catch (IOException unreadable) {
            return true;
        }
    }

    private static boolean isBelow(String name) {
        return name.startsWith("/proc/") || name.startsWith("/sys/");
    }
}
