package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.stream.ChannelFile;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.FileDescriptor;
import java.io.IOException;

/**
 * Large writes to a regular file from memory outside the heap, with the exact number of bytes that went out before a
 * fault.
 */
final class FileWrites extends FileTransfer {
    private final Writing writing;
    private Exception failure;

    private FileWrites(FileDescriptor fd, ChannelFile channel, Writing writing, Transcoder transcoder) {
        super(fd, channel, transcoder);
        this.writing = writing;
    }

    /** Null, with the reason in {@code writing}, where the file cannot be written so. */
    static FileWrites open(Object stream, Writing writing, Transcoder transcoder) {
        FileDescriptor fd = admitted(stream, false, writing, transcoder);
        FileWrites writes = fd == null ? null : new FileWrites(fd, null, writing, transcoder);
        return writes != null && writes.hasMemory(stream, writing) ? writes : null;
    }

    /** Mode D: all that the loop would write to a file. Returns the bytes of whole elements that went out. */
    static long writeAll(Object stream, Writing writing, Transcoder transcoder) {
        FileWrites file = isTooSmall(stream, writing) ? null : open(stream, writing, transcoder);
        return file == null ? 0 : file.writeAll();
    }

    /** The same of a file beneath a stream over its channel. */
    static long writeChannel(Object stream, Writing writing, Transcoder transcoder) {
        ChannelFile channel = admittedChannel(stream, writing, transcoder);
        FileWrites file = channel == null ? null : new FileWrites(channel.fd, channel, writing, transcoder);
        return file != null && file.hasMemory(stream, writing) ? file.writeAll() : 0;
    }

    private long writeAll() {
        try {
            long whole =
                    write(writing.bytesLeft(), writing.format.size) >> writing.format.shift << writing.format.shift;
            writing.moved(writing.i + (int) (whole >> writing.format.shift), Mode.DIRECT);
            writing.fault = fault();
            writing.torn = false;
            return whole;
        } finally {
            close();
        }
    }

    /**
     * Writes so many bytes of the elements from {@code writing.i} on, of which the loop would write {@code unit} at
     * once. Returns how many went out: fewer only after a failure.
     */
    long write(long bytes, int unit) {
        int shift = writing.format.shift;
        long sent = 0;
        int most = OffHeap.SIZE;
        while (sent < bytes) {
            int length = (int) Math.min(OffHeap.SIZE, bytes - sent);
            transcoder.encode(
                    writing.format,
                    writing.conversion,
                    writing.a,
                    writing.i + (int) (sent >> shift),
                    length >> shift,
                    null,
                    scratch);
            for (int done = 0; done < length; ) {
                int request = most < OffHeap.SIZE ? (int) Math.min(length - done, most - sent % most) : length - done;
                try {
                    int n = channel == null
                            ? Descriptor.write(fd, scratch + done, request)
                            : channel.write(scratch + done, request);
                    writing.torn = true;
                    done += n;
                    sent += n;
                } catch (IOException x) {
                    // a disk that has no room for all of a large request, and would have some for the loop's
                    if (request > unit && !ChannelFile.isOnce(x) && Descriptor.isAlmostFull(fd, request)) {
                        most = unit;
                        continue;
                    }
                    boolean isLoops = writing.isLoopsAfter(sent) && Descriptor.isFarOut(fd);
                    failure = isLoops || writing.asksWhenClosed(sent) && isSaidByLoop(x) ? null : x;
                    return sent;
                } catch (RuntimeException x) {
                    if (channel == null) {
                        throw x;
                    }
                    failure = x;
                    return sent;
                }
            }
        }
        return sent;
    }

    /** What to throw for it. */
    Exception fault() {
        return failure;
    }
}
