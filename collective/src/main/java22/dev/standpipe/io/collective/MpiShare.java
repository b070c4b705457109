package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Some elements of an array, in memory that MPI can reach. */
final class MpiShare implements AutoCloseable {
    private static final int STATUS_SIZE = 64;

    private final Arena arena = Arena.ofConfined();
    private final long position;
    private final Share share;
    private final MemorySegment memory;

    MpiShare(Transfer transfer, int first, int elements, boolean write) throws IOException {
        position = transfer.element + first << transfer.type.shift;
        share = new Share(transfer, first, elements);
        memory = arena.allocate(Math.max(1, share.bytes.length), 64);
        if (write) {
            share.encode();
            MemorySegment.copy(share.bytes, 0, memory, JAVA_BYTE, 0, share.bytes.length);
        }
    }

    void call(Mpi mpi, String function, MemorySegment file) throws IOException {
        mpi.call(function, file, position, memory, share.bytes.length, mpi.bytes, arena.allocate(STATUS_SIZE, 8));
    }

    /** To the array. What the library says of the end of the file is not to be relied on, so the length tells. */
    EOFException take(long fileEnd) {
        MemorySegment.copy(memory, JAVA_BYTE, 0, share.bytes, 0, share.bytes.length);
        long end = share.bytes.length == 0 ? Long.MAX_VALUE : fileEnd;
        return share.decode(end) ? null : TwoPhase.ended(end, share.end());
    }

    @Override
    public void close() {
        arena.close();
    }
}
