package dev.standpipe.runtime.file;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * The first reads of files in a process, by the streams' own method: to find the system's costs as much as a few
 * megabytes that pass through the heap, and many programs read no more.
 */
public final class FirstReads {
    private static final int BYTES = 4 << 20;

    /** What a call costs besides, in bytes. */
    private static final int CALL = 512;

    /** A race only puts the end off. */
    private static int left = BYTES;

    private FirstReads() {}

    /** Whether that of such a stream goes so; another class could have a method of its own. */
    public static boolean take(Object stream) {
        return !areOver()
                && (stream.getClass() == FileInputStream.class || stream.getClass() == RandomAccessFile.class)
                && !Windows.areThere();
    }

    public static boolean areOver() {
        return left <= 0;
    }

    /** For tests, which may not wait for a new process. */
    static void leave(int bytes) {
        left = bytes;
    }

    /** Bytes read, at least one, or {@link Descriptor#END_OF_FILE}. */
    public static int read(Object stream, byte[] through, long address, int length) throws IOException {
        left -= length + CALL;
        int n = stream instanceof FileInputStream
                ? ((FileInputStream) stream).read(through, 0, length)
                : ((RandomAccessFile) stream).read(through, 0, length);
        if (n > 0) {
            Door.JDK.copy(through, Door.JDK.arrayBase(byte[].class), null, address, n);
        }
        return n;
    }
}
