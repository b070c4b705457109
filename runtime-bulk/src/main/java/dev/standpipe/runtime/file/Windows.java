package dev.standpipe.runtime.file;

import dev.standpipe.runtime.jvm.Rights;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.StandpipeBuffer;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The windows that {@code relax=buffer} puts before files. They are in the JDK, if they are anywhere, so each copy of
 * the runtime meets the same ones.
 */
public final class Windows {
    /** One thirty-second of the heap, and this at most. */
    private static final long MOST_ROOM = 64L << 20;

    private static final boolean ARE_THERE = areFound();

    /** The copy of the runtime that the agent uses shows it first. */
    private static final Object KEY = new Object();

    private Windows() {}

    static boolean areThere() {
        return ARE_THERE;
    }

    /** Whether the loop finds so many bytes in a window, as things are: with few it is as fast. */
    public static boolean have(Object file, long bytes) {
        return ARE_THERE && StandpipeBuffer.has(file, bytes);
    }

    private static boolean areFound() {
        return Rights.own(new Supplier<Boolean>() {
            @Override
            public Boolean get() {
                try {
                    Class.forName("java.io.StandpipeBuffer", false, null);
                    return true;
                } catch (ClassNotFoundException no) {
                    return false;
                }
            }
        });
    }

    /** Throws if this JDK has not what they need. */
    public static void open(List<String> names, long[] devices) {
        long room = Math.min(Runtime.getRuntime().maxMemory() / 32, MOST_ROOM);
        StandpipeBuffer.open(KEY, names.toArray(new String[0]), devices, room);
    }

    /** A file, as the system knows it, that the program had mapped for writing before. */
    public static void mapped(long device, long number) {
        StandpipeBuffer.mapped(KEY, device, number);
    }

    public static void close() {
        StandpipeBuffer.shut(KEY);
    }

    /** Counts from zero. */
    public static void forget() {
        StandpipeBuffer.forget(KEY);
    }

    /** As {@link StandpipeBuffer#counts}. */
    public static Map<String, long[]> counts() {
        return ARE_THERE ? StandpipeBuffer.counts(KEY) : Collections.<String, long[]>emptyMap();
    }

    /** The descriptor as the system has it, for whoever asks nothing but which file it is. */
    static FileDescriptor descriptor(FileInputStream stream) throws IOException {
        return ARE_THERE ? StandpipeBuffer.descriptor(stream) : stream.getFD();
    }

    static FileDescriptor descriptor(RandomAccessFile file) throws IOException {
        return ARE_THERE ? StandpipeBuffer.descriptor(file) : file.getFD();
    }

    /** Before the descriptor is read or written: the system is where the program is. */
    static void settle(Object file) {
        if (ARE_THERE && (file instanceof FileInputStream || file instanceof RandomAccessFile)) {
            StandpipeBuffer.settled(file);
        }
    }

    /** Where the stack ends before it could be told what is written, it does so before anything is. */
    static void toWrite() {
        if (ARE_THERE) {
            StandpipeBuffer.toWrite();
        }
    }

    static void written(FileDescriptor fd) {
        if (ARE_THERE) {
            StandpipeBuffer.written(fd);
        }
    }
}
