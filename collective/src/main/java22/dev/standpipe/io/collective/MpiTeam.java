package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.File;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;

/** The processes that mpiexec has started together. */
final class MpiTeam extends Team {
    private final Mpi mpi;
    private final int rank;
    private final int size;
    private final String version;
    private boolean closed;

    private MpiTeam(Mpi mpi) throws IOException {
        this.mpi = mpi;
        mpi.init();
        this.rank = mpi.number("Comm_rank");
        this.size = mpi.number("Comm_size");
        this.version = mpi.version();
    }

    static Group join() throws IOException {
        return new MpiTeam(MpiLibrary.load());
    }

    @Override
    byte[][] gather(byte[] mine) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment length = arena.allocateFrom(JAVA_INT, mine.length);
            MemorySegment lengths = arena.allocate(JAVA_INT, size);
            mpi.call("Allgather", length, 4, mpi.bytes, lengths, 4, mpi.bytes, mpi.world);
            int[] counts = lengths.toArray(JAVA_INT);
            MemorySegment places = arena.allocate(JAVA_INT, size);
            int total = 0;
            for (int k = 0; k < size; k++) {
                places.setAtIndex(JAVA_INT, k, total);
                total += counts[k];
            }
            MemorySegment all = arena.allocate(Math.max(1, total));
            MemorySegment own = arena.allocate(Math.max(1, mine.length));
            MemorySegment.copy(mine, 0, own, JAVA_BYTE, 0, mine.length);
            mpi.call("Allgatherv", own, mine.length, mpi.bytes, all, lengths, places, mpi.bytes, mpi.world);
            byte[][] said = new byte[size][];
            for (int k = 0; k < size; k++) {
                said[k] = all.asSlice(places.getAtIndex(JAVA_INT, k), counts[k]).toArray(JAVA_BYTE);
            }
            return said;
        }
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public CollectiveFile open(File name, String mode, Map<String, String> hints) throws IOException {
        return MpiFile.open(this, mpi, name, mode, hints);
    }

    /** Takes part in what the others still call, so that they hear of it, until all have come here. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        awaitAll();
        mpi.call("Finalize");
        mpi.freeRoom();
    }

    @Override
    public String toString() {
        return super.toString() + " processes by " + version;
    }
}
