package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.nio.ByteOrder.BIG_ENDIAN;

import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Some elements of an array, in memory that MPI can reach. */
final class MpiShare {
    private static final int STATUS_SIZE = 64;

    /** Bytes that lie in the heap on their way, so few that they stay in the nearest cache. */
    private static final int WINDOW = 1 << 13;

    /** Bytes that the JDK copies at once; it stops for nobody meanwhile. */
    private static final int STEP = 1 << 20;

    private final Mpi mpi;
    private final Transfer transfer;
    private final int first;
    private final int elements;
    private final int shift;
    private final int bytes;
    private final MemorySegment memory;

    MpiShare(Mpi mpi, Transfer transfer, int first, int elements, boolean write) {
        this.mpi = mpi;
        this.transfer = transfer;
        this.first = first;
        this.elements = elements;
        this.shift = transfer.type.shift;
        this.bytes = elements << shift;
        this.memory = mpi.room(bytes);
        if (write) {
            encode();
        }
    }

    private void encode() {
        ValueLayout layout = layout(transfer.type);
        // of NaNs one is written for all
        boolean isCopied = layout != null && !transfer.type.floating();
        byte[] window = isCopied ? null : new byte[Math.min(WINDOW, bytes)];
        for (int done = 0, some; done < elements; done += some) {
            some = Math.min((isCopied ? STEP : WINDOW) >> shift, elements - done);
            long at = (long) done << shift;
            if (isCopied) {
                MemorySegment.copy(transfer.array, first + done, memory, layout, at, some);
            } else {
                Codecs.chosen().encode(transfer.type, transfer.array, first + done, some, window, 0);
                MemorySegment.copy(window, 0, memory, JAVA_BYTE, at, some << shift);
            }
        }
    }

    private void decode() {
        ValueLayout layout = layout(transfer.type);
        byte[] window = layout != null ? null : new byte[Math.min(WINDOW, bytes)];
        for (int done = 0, some; done < elements; done += some) {
            some = Math.min((layout != null ? STEP : WINDOW) >> shift, elements - done);
            long at = (long) done << shift;
            if (layout != null) {
                MemorySegment.copy(memory, layout, at, transfer.array, first + done, some);
            } else {
                MemorySegment.copy(memory, JAVA_BYTE, at, window, 0, some << shift);
                Codecs.chosen().decode(transfer.type, window, 0, transfer.array, first + done, some);
            }
        }
    }

    /** As the elements lie in the file; null for those that the JDK does not copy. */
    private static ValueLayout layout(Element type) {
        switch (type) {
            case BYTE:
                return JAVA_BYTE;
            case SHORT:
                return ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(BIG_ENDIAN);
            case CHAR:
                return ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(BIG_ENDIAN);
            case INT:
                return ValueLayout.JAVA_INT_UNALIGNED.withOrder(BIG_ENDIAN);
            case FLOAT:
                return ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(BIG_ENDIAN);
            case LONG:
                return ValueLayout.JAVA_LONG_UNALIGNED.withOrder(BIG_ENDIAN);
            case DOUBLE:
                return ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(BIG_ENDIAN);
            default:
                return null;
        }
    }

    void call(String function, MemorySegment file) throws IOException {
        long position = transfer.element + first << shift;
        try (Arena arena = Arena.ofConfined()) {
            mpi.call(function, file, position, memory, bytes, mpi.bytes, arena.allocate(STATUS_SIZE, 8));
        }
    }

    /**
     * To the array. What the library says of the end of the file is not to be relied on, so the length tells.
     *
     * @param wanted where the last element of the whole array ends, or further on
     */
    EOFException take(long fileEnd, long wanted) throws IOException {
        if (bytes == 0 || fileEnd >= wanted) {
            decode();
            return null;
        }
        Share share = new Share(transfer, first, elements, new byte[bytes]);
        MemorySegment.copy(memory, JAVA_BYTE, 0, share.bytes, 0, bytes);
        return share.decode(fileEnd) ? null : TwoPhase.ended(fileEnd, share.end());
    }
}
