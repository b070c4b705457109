package java.io;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;

/**
 * What the JDK's channel of a file calls at the start of its methods, as {@link StandpipeBuffer} is called by its
 * files. {@code place} is what it locks for its position.
 */
public final class StandpipeChannels {
    /** As much as the JDK reads into an array of a stream without asking the system for memory. */
    private static final int THROUGH = 8192;

    private StandpipeChannels() {}

    /** A stream of such a file, which nobody else has seen yet. */
    public static void opened(InputStream stream, Path file) {
        Object lock = StandpipeCalls.place(stream, file);
        StandpipePlace place = lock instanceof StandpipePlace ? (StandpipePlace) lock : null;
        if (place != null && place.window == null) {
            try {
                place.window = new StandpipeWindow();
            } catch (OutOfMemoryError none) {
                return;
            }
        }
    }

    public static int read(Object place, FileChannel channel, ByteBuffer to) throws IOException {
        StandpipeWindow window = window(place, channel);
        int length = window == null || to.isReadOnly() ? 0 : to.remaining();
        if (length == 0) {
            return StandpipeWindow.NOT_HERE;
        }
        int at = to.position();
        if (!to.hasArray()) {
            return through(window, channel, to, length);
        }
        int n = read(window, channel, to.array(), to.arrayOffset() + at, length);
        if (n > 0) {
            ((Buffer) to).position(at + n);
        }
        return n;
    }

    /** Into memory outside the heap, as transfers of arrays ask for it. */
    private static int through(StandpipeWindow window, FileChannel channel, ByteBuffer to, int length)
            throws IOException {
        byte[] bytes = null;
        try {
            bytes = length <= THROUGH ? new byte[length] : null;
        } catch (OutOfMemoryError none) {
            // then straight from the file
        }
        if (bytes == null) {
            window.settle();
            return StandpipeWindow.NOT_HERE;
        }
        int n = read(window, channel, bytes, 0, length);
        if (n > 0) {
            to.put(bytes, 0, n);
        }
        return n;
    }

    private static int read(StandpipeWindow window, FileChannel channel, byte[] to, int offset, int length)
            throws IOException {
        if (length == 1) {
            int value = window.take();
            if (value >= 0) {
                to[offset] = (byte) value;
                return 1;
            }
        }
        int n = window.take(to, offset, length);
        return n >= 0 ? n : window.read(channel, to, offset, length);
    }

    public static long position(Object place, FileChannel channel) {
        StandpipeWindow window = window(place, channel);
        return window == null ? StandpipeWindow.NO_POSITION : window.position();
    }

    public static boolean seek(Object place, FileChannel channel, long position) throws IOException {
        StandpipeWindow window = window(place, channel);
        return window != null && window.seek(channel, position);
    }

    public static int available(Object place, FileChannel channel) {
        StandpipeWindow window = window(place, channel);
        return window == null ? StandpipeWindow.NOT_HERE : window.available();
    }

    /** From here on it is as the system has it, until small reads begin again. */
    public static void settle(Object place) {
        StandpipeWindow window = window(place);
        if (window != null) {
            window.settle();
        }
    }

    /** Before another channel takes what comes next there. */
    public static void settleSource(ReadableByteChannel source) {
        settle(StandpipeCalls.lock(source));
    }

    /** The channel says already that it is closed, so that its window is asked no more, and goes on to be. */
    public static void close(Object place) {
        StandpipeWindow window = window(place);
        if (window != null) {
            try {
                window.close(StandpipeTurns.BY_CLOSING);
            } catch (StackOverflowError end) {
                window.closed = true;
                while (window.seeks) {
                    continue;
                }
            }
        }
    }

    private static StandpipeWindow window(Object place) {
        return place instanceof StandpipePlace ? ((StandpipePlace) place).window : null;
    }

    /**
     * None where the channel is closed, or the thread is interrupted: the channel's own method is to find that out, and
     * where the program is in the file.
     */
    private static StandpipeWindow window(Object place, FileChannel channel) {
        StandpipeWindow window = window(place);
        if (window == null || !channel.isOpen()) {
            return null;
        }
        if (StandpipeCalls.MAY_BE_INTERRUPTED && Thread.currentThread().isInterrupted()) {
            window.settle();
            return null;
        }
        return window;
    }
}
