package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.nio.channels.FileChannel;

/** What is to be moved between an array and a file, and how; where in the file is said when it is run. */
final class Errand {
    /** In which direction, and whether holes may be rewritten. */
    enum Way {
        READ,
        WRITE,
        REWRITE
    }

    final Way way;
    final Element type;
    final Placement placement;

    /** How far the file pointer moves. */
    final long extent;

    private final Object array;
    private final int first;
    private final boolean inOrder;

    private Errand(Way way, Element type, Object array, int first, Placement placement, long extent, boolean inOrder) {
        this.way = way;
        this.type = type;
        this.array = array;
        this.first = first;
        this.placement = placement;
        this.extent = extent;
        this.inOrder = inOrder;
    }

    static Errand of(Way way, Object array, int offset, int count) {
        Element type = Span.check(array, offset, count);
        long bytes = (long) count << type.shift;
        return new Errand(way, type, array, offset, Pattern.run(bytes), bytes, true);
    }

    static Errand of(Way way, Object array, int offset, Layout layout) throws IOException {
        Element type = Span.check(array, offset, layout);
        if (way != Way.READ && !layout.inFileOrder().isAscending) {
            throw new IllegalArgumentException("some element of the file is meant twice: it can be read, not written");
        }
        return new Errand(way, type, array, offset, layout.inFileOrder(), layout.extent(), layout.isInOrder());
    }

    boolean writes() {
        return way != Way.READ;
    }

    /** Whether some of it would lie further than any file reaches, seen from there. */
    boolean isTooFar(long at) {
        return Math.max(extent, placement.end) > Long.MAX_VALUE - at;
    }

    /** The channel is for locks alone. */
    void run(TransferBuffer ferry, long at, FileChannel channel, Permit permit) throws IOException {
        Window window = window(ferry, channel, permit);
        placement.tell(at, 0, window);
        window.finish();
    }

    private Window window(TransferBuffer ferry, FileChannel channel, Permit permit) {
        switch (way) {
            case READ:
                return new PieceReads(ferry, type, array, first, permit, HoleRule.READ, inOrder);
            case WRITE:
                return new PieceWrites(ferry, type, array, first, permit, 0, null);
            default:
                return new PieceWrites(ferry, type, array, first, permit, HoleRule.WRITE, new WindowLock(channel));
        }
    }
}
