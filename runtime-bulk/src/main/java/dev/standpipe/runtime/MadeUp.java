package dev.standpipe.runtime;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.RandomAccessFile;

/**
 * Files that the system makes up as they are read or written, and where each request does something. To the system they are regular, so the name that they were
 * opened by must do; to find out where it leads would take longer than to read a few elements.
 */
final class MadeUp {
    private static final Inners READ = new Inners("java.io.FileInputStream", "path");
    private static final Inners WRITTEN = new Inners("java.io.FileOutputStream", "path");
    private static final Inners BOTH = new Inners("java.io.RandomAccessFile", "path");

    private MadeUp() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    static void prepare() {}

    static boolean isNamed(Object file) {
        Object name = file instanceof FileInputStream
                ? READ.of(file)
                : file instanceof FileOutputStream
                        ? WRITTEN.of(file)
                        : file instanceof RandomAccessFile ? BOTH.of(file) : null;
        return name != null && isBelow((String) name);
    }

    private static boolean isBelow(String name) {
        return name.startsWith("/proc/") || name.startsWith("/sys/");
    }
}
