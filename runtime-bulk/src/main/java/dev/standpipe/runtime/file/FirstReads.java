package dev.standpipe.runtime.file;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * The first reads of files in a process, by the streams' own method: to find the system's costs as much as some hundred
 * kilobytes that pass through the heap, and many programs read no more.
 */
public final class FirstReads {
    private static final int BYTES = 1 << 20;

    /** What a call costs besides, in bytes. */
    private static final int CALL = 512;

    /** For more, the JDK asks the system for memory, and the heap should have it to spare. */
    private static final int REQUEST = 8192;

    /** To ask for it is to look for a field. */
    private static final long BASE = Door.JDK.arrayBase(byte[].class);

    /** A race only puts the end off. */
    private static int left = BYTES;

    private FirstReads() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    public static void prepare() {}

    /**
     * Whether all of so many bytes come so; a stream of another class could have a method of its own. Where files have
     * windows, what is not larger than a request comes out of them.
     */
    public static boolean take(Object stream, long bytes) {
        return bytes <= (Windows.areThere() ? REQUEST : left)
                && (stream.getClass() == FileInputStream.class || stream.getClass() == RandomAccessFile.class);
    }

    /** For tests, which may not wait for a new process. */
    static void leave(int bytes) {
        left = bytes;
    }

    /** What {@link #read} takes so many bytes through. */
    public static byte[] array(long bytes) {
        return new byte[(int) Math.min(bytes, REQUEST)];
    }

    /** Bytes read, at least one, or {@link Descriptor#END_OF_FILE}. */
    public static int read(Object stream, byte[] through, long address, int length) throws IOException {
        int most = Math.min(length, through.length);
        left -= most + CALL;
        int n = stream instanceof FileInputStream
                ? ((FileInputStream) stream).read(through, 0, most)
                : ((RandomAccessFile) stream).read(through, 0, most);
        if (n > 0) {
            Door.JDK.copy(through, BASE, null, address, n);
        }
        return n;
    }
}
