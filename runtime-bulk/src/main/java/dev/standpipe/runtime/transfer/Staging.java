package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.stream.InflaterCounts;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInputStream;

/**
 * The bytes of some rounds of a loop, read at once; a copy of the loop then works on them. Without a fault they are
 * whole rounds.
 */
public final class Staging extends Reading {
    private final int size;

    /** What an inflater had done before the request that failed on corrupt data, and where that request began. */
    private InflaterCounts before;

    private int corruptSince;

    public Staging(Object in, Format format, byte[] staged, int at, int bytes, int size, Site site) {
        super(in, format, staged, at, bytes, format.how, site);
        this.size = size;
    }

    /**
     * At the end of what was to be had the loop would go on inside the round, by the receiver's own methods, and so
     * into the fault.
     */
    public void completeRound() {
        while (fault == null && i % size != 0) {
            moveOne();
        }
    }

    /** Makes the round that comes next, or what is left of it, by the receiver's own methods. */
    public void makeRound(String parts) {
        do {
            makePart(parts);
        } while (isInRound());
    }

    /** Whether some of it has been read. */
    public boolean isInRound() {
        return fault == null && i % size != 0;
    }

    private void makePart(String parts) {
        int left = i % size;
        int part = 0;
        while (left >= parts.charAt(part)) {
            left -= parts.charAt(part++);
        }
        if (part % 2 == 0) {
            moveOne();
        } else {
            skip(parts.charAt(part) - left);
        }
    }

    /** However many it skips, the loop does not look. What lies there in the array means nothing. */
    private void skip(int bytes) {
        int entered = ReentrancyGuard.enter(in);
        try {
            ((DataInputStream) in).skipBytes(bytes);
            i += bytes;
        } catch (Throwable x) {
            fault = x;
        } finally {
            ReentrancyGuard.leave(entered);
        }
    }

    int bytesOfRound() {
        return size;
    }

    @Override
    int elementsLeft() {
        return (e - i) / size * LargeRequests.leastElements(size);
    }

    @Override
    int elements(int n) {
        return n / size;
    }

    @Override
    void isCorruptSince(int first, boolean wholeSoFar, InflaterCounts before) {
        this.corruptSince = first;
        this.before = before;
    }

    /** Only now it is known where the value began that the loop was reading when it met the corrupt data. */
    @Override
    void faces(int at) {
        if (before != null && (at > corruptSince || at == corruptSince && at > 0 && before.hadInput())) {
            before.lastRequestWasFilled();
        }
    }
}
