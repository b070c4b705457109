package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.ChannelFile;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.FileDescriptor;
import java.io.IOException;

/** Large requests to one open file, with memory outside the heap to pass through. */
abstract class FileTransfer {
    final FileDescriptor fd;

    /** What requests go through that do not go to the descriptor, or null. */
    final ChannelFile channel;

    final Transcoder transcoder;
    final long scratch;
    private final long borrowed;

    FileTransfer(FileDescriptor fd, ChannelFile channel, Transcoder transcoder) {
        this.fd = fd;
        this.channel = channel;
        this.transcoder = transcoder;
        this.borrowed = OffHeap.borrow();
        this.scratch = OffHeap.aligned(borrowed);
    }

    /**
     * The descriptor of a file that large requests can go to, or null, with the reason in {@code transfer}. {@code
     * byStream}: by the stream's own method.
     */
    static FileDescriptor admitted(Object stream, boolean byStream, Transfer transfer, Transcoder transcoder) {
        FileDescriptor fd = byStream ? Descriptor.of(stream) : Descriptor.toUse(stream);
        boolean can = transcoder.reachesMemory() && (byStream || Descriptor.isReachable());
        if (LargeRequests.areKnownToWork(fd, can)) {
            return fd;
        }
        Decline whyNot = LargeRequests.whyNot(fd, stream, can);
        if (whyNot != null) {
            transfer.decline(whyNot, stream);
            return null;
        }
        return fd;
    }

    /** The same of one beneath a stream over its channel. */
    static ChannelFile admittedChannel(Object stream, Transfer transfer, Transcoder transcoder) {
        if (isTooSmall(stream, transfer)) {
            return null;
        }
        StackRoom.checkForFirstTime();
        Decline whyNot = ChannelFile.whyNot(stream, transcoder.reachesMemory());
        if (whyNot != null) {
            transfer.decline(whyNot, stream);
            return null;
        }
        return ChannelFile.of(stream);
    }

    static boolean isTooSmall(Object stream, Transfer transfer) {
        if (transfer.isTooSmallForAFile()) {
            transfer.decline(Decline.TOO_SMALL, stream);
            return true;
        }
        return false;
    }

    /** If there was no memory to borrow, that is the reason in {@code transfer}. */
    final boolean hasMemory(Object stream, Transfer transfer) {
        if (borrowed == 0) {
            transfer.decline(Decline.NO_MEMORY, stream);
        }
        return borrowed != 0;
    }

    /** Whether the loop's next call says in its own words what was thrown here, since somebody has closed the file. */
    final boolean isSaidByLoop(IOException x) {
        return !fd.valid() && !ChannelFile.isOnce(x);
    }

    final void close() {
        OffHeap.giveBack(borrowed);
    }
}
