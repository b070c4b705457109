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
    /** What goes round at once, behind its length; longer texts go round in a second call. */
    private static final int SHORT = 252;

    private static final int FRAME = Integer.BYTES + SHORT;

    private final Mpi mpi;
    private final MemorySegment own = Arena.global().allocate(FRAME, Integer.BYTES);
    private final MemorySegment all;
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
        this.all = Arena.global().allocate((long) size * FRAME, Integer.BYTES);
    }

    static Group join() throws IOException {
        return new MpiTeam(MpiLibrary.load());
    }

    @Override
    byte[][] gather(byte[] mine) throws IOException {
        boolean isShort = mine.length <= SHORT;
        own.set(JAVA_INT, 0, mine.length);
        MemorySegment.copy(mine, 0, own, JAVA_BYTE, Integer.BYTES, isShort ? mine.length : 0);
        mpi.call("Allgather", own, FRAME, mpi.bytes, all, FRAME, mpi.bytes, mpi.world);
        int[] counts = new int[size];
        for (int k = 0; k < size; k++) {
            counts[k] = all.get(JAVA_INT, (long) k * FRAME);
            isShort &= counts[k] <= SHORT;
        }
        if (!isShort) {
            return gather(mine, counts);
        }
        byte[][] said = new byte[size][];
        for (int k = 0; k < size; k++) {
            said[k] = all.asSlice((long) k * FRAME + Integer.BYTES, counts[k]).toArray(JAVA_BYTE);
        }
        return said;
    }

    private byte[][] gather(byte[] mine, int[] counts) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            int[] places = new int[size];
            int total = 0;
            for (int k = 0; k < size; k++) {
                places[k] = total;
                total += counts[k];
            }
            MemorySegment texts = arena.allocate(total);
            mpi.call(
                    "Allgatherv",
                    arena.allocateFrom(JAVA_BYTE, mine),
                    mine.length,
                    mpi.bytes,
                    texts,
                    arena.allocateFrom(JAVA_INT, counts),
                    arena.allocateFrom(JAVA_INT, places),
                    mpi.bytes,
                    mpi.world);
            byte[][] said = new byte[size][];
            for (int k = 0; k < size; k++) {
                said[k] = texts.asSlice(places[k], counts[k]).toArray(JAVA_BYTE);
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
        mpi.requireRightThread();
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
