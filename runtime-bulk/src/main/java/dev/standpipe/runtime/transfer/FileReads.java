package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.ahead.ProgramRead;
import dev.standpipe.runtime.ahead.TrackedFiles;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.FirstReads;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.Windows;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.ChannelFile;
import dev.standpipe.runtime.stream.ChannelStreams;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.FileDescriptor;
import java.io.IOException;

/** Large reads of a regular file, into memory outside the heap and from there into the array. */
public final class FileReads extends FileTransfer implements ProgramRead {
    /** What is read ahead of the program; null when nobody has asked for that, and then there is nothing of it. */
    private static final TrackedFiles TRACKS = Prefetch.terms().isOff() ? null : TrackedFiles.on(Prefetch.terms());

    /** With fewer bytes in a window of the file, the loop is through before a transfer is. */
    private static final int LEAST_OUT_OF_WINDOW = 256;

    private final Reading reading;

    /** Bytes of an element that has not all come yet, at the start of the scratch memory. */
    private int partial;

    /** Large requests are refused here, and the loop's own may not be. */
    private boolean isLoops;

    /** Null where the stream itself is not asked. */
    private final Object stream;

    /** What the stream fills. */
    private final byte[] through;

    private FileReads(FileDescriptor fd, Object stream, ChannelFile channel, Reading reading, Transcoder transcoder) {
        super(fd, channel, transcoder);
        this.stream = stream;
        this.through = stream == null ? null : FirstReads.array(reading.bytesLeft());
        this.reading = reading;
    }

    /**
     * Initialises this class, and what it needs to read ahead: in the middle of a transfer that could fail for good.
     */
    public static void prepare() {
        FirstReads.prepare();
        if (TRACKS != null) {
            TRACKS.prepare();
        }
    }

    /** Gives back the memory of what is read ahead. */
    public static void closeAhead() {
        if (TRACKS != null) {
            TRACKS.close();
        }
    }

    /** Null, with the reason in {@code reading}, where the file cannot be read so. */
    static FileReads open(Object stream, Reading reading, Transcoder transcoder) {
        boolean byStream = TRACKS == null && FirstReads.take(stream, reading.bytesLeft());
        if (byStream) {
            // its method makes its exceptions where it has a buffer on the stack
            StackRoom.checkForFirstTime();
        }
        FileDescriptor fd = admitted(stream, byStream, reading, transcoder);
        FileReads reads = fd == null ? null : new FileReads(fd, byStream ? stream : null, null, reading, transcoder);
        return reads != null && reads.hasMemory(stream, reading) ? reads : null;
    }

    /** Mode D: all that the loop would read of a file, and the fault it would meet at its end. */
    static void readAll(Object stream, Reading reading, Transcoder transcoder) {
        if (isTooSmall(stream, reading)) {
            return;
        }
        if (isInWindow(stream, stream, reading)) {
            return;
        }
        FileReads file = open(stream, reading, transcoder);
        if (file != null) {
            file.readAll();
        }
    }

    private static boolean isInWindow(Object file, Object stream, Reading reading) {
        boolean is = reading.bytesLeft() < LEAST_OUT_OF_WINDOW && Windows.have(file, reading.bytesLeft());
        if (is) {
            reading.decline(Decline.TOO_SMALL, stream);
        }
        return is;
    }

    /** The same of a file beneath a stream over its channel. */
    static void readChannel(Object stream, Reading reading, Transcoder transcoder) {
        if (isInWindow(ChannelStreams.file(stream), stream, reading)) {
            return;
        }
        ChannelFile channel = admittedChannel(stream, reading, transcoder);
        FileReads file = channel == null ? null : new FileReads(channel.fd, null, channel, reading, transcoder);
        if (file != null && file.hasMemory(stream, reading)) {
            file.readAll();
        }
    }

    private void readAll() {
        try {
            int before = reading.i;
            long bytes = reading.bytesLeft();
            boolean whole = !isTracked() && bytes <= OffHeap.SIZE ? readAtOnce((int) bytes) : read(bytes);
            if (!whole && reading.fault == null && fd.valid() && !isLoops) {
                reading.ends();
            }
            reading.mode = reading.i > before ? Mode.DIRECT : reading.mode;
        } finally {
            close();
        }
    }

    /**
     * Reads so many bytes and stores what they make. Returns false when the file ended, or was closed, or failed before
     * that.
     */
    boolean read(long bytes) {
        return !isTracked() ? readOn(bytes) : TRACKS.read(this, fd, bytes, reading.comesAgain());
    }

    private boolean isTracked() {
        return TRACKS != null && channel == null;
    }

    /**
     * As {@link #readOn}, where one request may bring all: a row of a table, perhaps. Programs read some ten thousand
     * of those before the compilers are through with what is called here, so that is little.
     */
    private boolean readAtOnce(int bytes) {
        int n = request(bytes);
        if (n == bytes) {
            int elements = bytes >> reading.format.shift;
            reading.torn = true;
            transcoder.decode(reading.format, reading.conversion, null, scratch, reading.a, reading.i, elements);
            reading.i += elements;
            reading.torn = false;
            return true;
        }
        return take(n) && readOn(bytes - n);
    }

    @Override
    public boolean readOn(long bytes) {
        for (long left = bytes; left > 0; ) {
            int n = request((int) Math.min(OffHeap.SIZE - partial, left));
            if (!take(n)) {
                return false;
            }
            left -= n;
        }
        return true;
    }

    /** How many bytes have come, behind those of the element that has not all come. */
    private int request(int bytes) {
        try {
            if (stream != null) {
                return FirstReads.read(stream, through, scratch + partial, bytes);
            }
            return channel == null
                    ? Descriptor.read(fd, scratch + partial, bytes)
                    : channel.read(scratch + partial, bytes);
        } catch (IOException x) {
            reading.fault = isSaidByLoop(x) ? null : x;
            // here the stack or the memory may end, and what the program is to see must stand by then
            isLoops = partial == 0 && Descriptor.isFarOut(fd);
            reading.fault = isLoops ? null : reading.fault;
            return Descriptor.END_OF_FILE;
        } catch (RuntimeException x) {
            if (channel == null) {
                throw x;
            }
            // what the loop would have met: a thread that is stopped inside a channel may meet it once only
            reading.fault = x;
            return Descriptor.END_OF_FILE;
        }
    }

    private boolean take(int n) {
        if (n == Descriptor.END_OF_FILE) {
            return false;
        }
        tear();
        store(scratch, partial + n);
        mend();
        return true;
    }

    private void store(long address, int bytes) {
        int n = bytes >> reading.format.shift;
        transcoder.decode(reading.format, reading.conversion, null, address, reading.a, reading.i, n);
        reading.i += n;
        int whole = n << reading.format.shift;
        partial = bytes - whole;
        if (partial > 0) {
            Door.JDK.copy(null, address + whole, null, scratch, partial);
        }
    }

    @Override
    public void tear() {
        reading.torn = true;
    }

    @Override
    public void mend() {
        reading.torn = partial > 0;
    }

    @Override
    public void accept(long address, int bytes) {
        long from = address;
        int left = bytes;
        if (partial > 0) {
            int more = Math.min(reading.format.size - partial, left);
            Door.JDK.copy(null, from, null, scratch + partial, more);
            from += more;
            left -= more;
            store(scratch, partial + more);
        }
        if (left > 0) {
            store(from, left);
        }
        mend();
    }

    /** Puts the bytes of the element that did not come whole to the start of {@code buf}. Returns their number. */
    int partial(byte[] buf) {
        for (int k = 0; k < partial; k++) {
            buf[k] = Door.JDK.getByte(null, scratch + k);
        }
        return partial;
    }
}
