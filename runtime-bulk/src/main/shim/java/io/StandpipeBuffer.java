package java.io;

import java.nio.channels.FileChannel;
import java.util.Map;

/**
 * What the JDK's file classes call at the start of their methods once somebody has asked for {@code relax=buffer}: the
 * window of a file does what they would, or tells them to go on. {@code lock} is what they lock to close; of a file
 * that was open before, or was opened by a descriptor, it is none of ours.
 */
public final class StandpipeBuffer {
    /** What whoever was here first has shown; nobody else tells windows what to do. */
    private static Object key;

    private StandpipeBuffer() {}

    // What the agent says and asks

    private static synchronized void check(Object shown) {
        if (key == null) {
            key = shown;
        }
        if (key != shown || shown == null) {
            throw new SecurityException("this is not the key of the agent");
        }
    }

    /**
     * Small reads are served from windows from now on, of files of such names, or of all if there are none. {@code
     * devices}, in ascending order, are those where the system makes files up; {@code room} is what all windows
     * together may take, in bytes. Throws if this JDK has not what they need.
     */
    public static void open(Object key, String[] names, long[] devices, long room) {
        check(key);
        StandpipeCalls.check();
        StandpipeFiles.open(names.clone(), devices.clone(), room);
    }

    /** A file, as the system knows it, that the program had mapped for writing before. */
    public static void mapped(Object key, long device, long number) {
        check(key);
        StandpipeFiles.mapped(new StandpipeInode(device, number));
    }

    /** No more. */
    public static void shut(Object key) {
        check(key);
        StandpipeFiles.close();
    }

    /**
     * For each file by its name: the streams that had a window, the reads that were saved, and how many windows were
     * ended by a descriptor or a channel that was handed out, by another thread, by a mapping, and by closing the file.
     */
    public static Map<String, long[]> counts(Object key) {
        check(key);
        return StandpipeFiles.counts();
    }

    /** Counts from zero. */
    public static void forget(Object key) {
        check(key);
        StandpipeFiles.forgetCounts();
    }

    // For what reads and writes on a file's descriptor itself

    /** That of a FileInputStream or RandomAccessFile, with the position that the program sees. */
    public static FileDescriptor settled(Object file) {
        settle(StandpipeCalls.lock(file));
        return StandpipeCalls.descriptor(file);
    }

    /** The same, whatever its position. */
    public static FileDescriptor descriptor(Object file) {
        return StandpipeCalls.descriptor(file);
    }

    /** Whether so many bytes are in its window. By the time that they are read it may have none. */
    public static boolean has(Object file, long bytes) {
        StandpipeWindow window = window(StandpipeCalls.lock(file));
        return window != null && window.has(bytes);
    }

    // FileInputStream and RandomAccessFile

    static int read(Object lock, Object file) throws IOException {
        StandpipeWindow window = window(lock);
        if (window == null) {
            return StandpipeWindow.NOT_HERE;
        }
        int value = window.take();
        return value >= 0 ? value : window.read(file, null, 0, 1);
    }

    static int read(Object lock, Object file, byte[] to) throws IOException {
        return to == null ? StandpipeWindow.NOT_HERE : read(lock, file, to, 0, to.length);
    }

    static int read(Object lock, Object file, byte[] to, int offset, int length) throws IOException {
        StandpipeWindow window = window(lock);
        // what is wrong with the arguments the file's own method says
        if (window == null || to == null || (offset | length - 1 | to.length - length - offset) < 0) {
            return StandpipeWindow.NOT_HERE;
        }
        int n = window.take(to, offset, length);
        return n >= 0 ? n : window.read(file, to, offset, length);
    }

    /** Null for what the file's own method has to do; who overrides reads is to see them. */
    static String readUTF(Object lock, RandomAccessFile file) {
        StandpipeWindow window = file.getClass() == RandomAccessFile.class ? window(lock) : null;
        return window == null ? null : window.takeText();
    }

    static boolean seek(Object lock, RandomAccessFile file, long position) throws IOException {
        StandpipeWindow window = window(lock);
        return window != null && window.seek(file, position);
    }

    static long skip(Object lock, long n) {
        StandpipeWindow window = window(lock);
        return window == null ? StandpipeWindow.NO_POSITION : window.skip(n);
    }

    static int available(Object lock) {
        StandpipeWindow window = window(lock);
        return window == null ? StandpipeWindow.NOT_HERE : window.available();
    }

    static void settle(Object lock) {
        StandpipeWindow window = window(lock);
        if (window != null) {
            window.settle();
        }
    }

    static void handOutDescriptor(Object lock) {
        StandpipeWindow window = window(lock);
        if (window != null) {
            window.end(StandpipeTurns.BY_DESCRIPTOR);
        }
    }

    static void handOutChannel(Object lock) {
        StandpipeWindow window = window(lock);
        if (window != null) {
            window.end(StandpipeTurns.BY_CHANNEL);
        }
    }

    static void close(Object lock) {
        StandpipeWindow window = window(lock);
        if (window != null) {
            window.close(StandpipeTurns.BY_CLOSING);
        }
    }

    // These two are native in RandomAccessFile, and stand in for it.

    static long getFilePointer(Object lock, FileDescriptor fd) throws IOException {
        StandpipeWindow window = window(lock);
        long position = window == null ? StandpipeWindow.NO_POSITION : window.position();
        if (position != StandpipeWindow.NO_POSITION) {
            return position;
        }
        checkOpen(fd);
        return StandpipeCalls.position(fd);
    }

    static void setLength(FileDescriptor fd, long length) throws IOException {
        checkOpen(fd);
        long position = StandpipeCalls.position(fd);
        StandpipeCalls.truncate(fd, length);
        StandpipeCalls.seek(fd, Math.min(position, length));
    }

    private static StandpipeWindow window(Object lock) {
        if (lock instanceof StandpipeWindow) {
            return (StandpipeWindow) lock;
        }
        if (lock instanceof StandpipePlace) {
            return ((StandpipePlace) lock).window;
        }
        return lock instanceof StandpipeFlag ? ((StandpipeFlag) lock).window : null;
    }

    private static void checkOpen(FileDescriptor fd) throws IOException {
        if (!fd.valid()) {
            throw new IOException("Stream Closed");
        }
    }

    // All that writes

    /** Where the stack ends before what is written could be told, it does so before anything is written. */
    public static void toWrite() {
        StandpipeFiles.toWrite();
    }

    public static void written(FileDescriptor fd) {
        StandpipeFiles.written(fd);
    }

    public static void writtenSomewhere() {
        StandpipeFiles.writtenSomewhere();
    }

    public static void mapped(FileChannel.MapMode mode, FileDescriptor fd) {
        if (mode != FileChannel.MapMode.READ_ONLY && mode != FileChannel.MapMode.PRIVATE) {
            StandpipeFiles.mapped(fd);
        }
    }
}
