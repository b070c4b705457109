package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import dev.standpipe.runtime.codec.Codecs;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Some elements of an array, in memory that MPI can reach. */
final class MpiShare implements AutoCloseable {
    private static final int STATUS_SIZE = 64;

    /** Bytes that lie in the heap on their way, so few that they stay in the nearest cache. */
    private static final int WINDOW = 1 << 13;

    private final Mpi mpi;
    private final Transfer transfer;
    private final int first;
    private final int elements;
    private final int shift;
    private final int bytes;
    private final MemorySegment memory;
    private final byte[] window;

    MpiShare(Mpi mpi, Transfer transfer, int first, int elements, boolean write) {
        this.mpi = mpi;
        this.transfer = transfer;
        this.first = first;
        this.elements = elements;
        this.shift = transfer.type.shift;
        this.bytes = elements << shift;
        this.memory = mpi.room(bytes);
        this.window = new byte[Math.min(WINDOW, bytes)];
        if (write) {
            encode();
        }
    }

    private void encode() {
        for (int done = 0; done < elements; ) {
            int some = Math.min(WINDOW >> shift, elements - done);
            Codecs.chosen().encode(transfer.type, transfer.array, first + done, some, window, 0);
            MemorySegment.copy(window, 0, memory, JAVA_BYTE, (long) done << shift, some << shift);
            done += some;
        }
    }

    private void decode() {
        for (int done = 0; done < elements; ) {
            int some = Math.min(WINDOW >> shift, elements - done);
            MemorySegment.copy(memory, JAVA_BYTE, (long) done << shift, window, 0, some << shift);
            Codecs.chosen().decode(transfer.type, window, 0, transfer.array, first + done, some);
            done += some;
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
        Share share = new Share(transfer, first, elements);
        MemorySegment.copy(memory, JAVA_BYTE, 0, share.bytes, 0, bytes);
        return share.decode(fileEnd) ? null : TwoPhase.ended(fileEnd, share.end());
    }

    @Override
    public void close() {
        mpi.leaveRoom();
    }
}
