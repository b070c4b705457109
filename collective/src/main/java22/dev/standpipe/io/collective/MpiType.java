package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.standpipe.io.Layout;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;

/**
 * Makes datatypes of pieces. Pieces of one length that come again at one distance, as the rows of a block do, are told
 * to the library as that: of a long list it looks at each piece several times in each call.
 */
final class MpiType {
    private final Mpi mpi;
    private final Arena arena;

    MpiType(Mpi mpi, Arena arena) {
        this.mpi = mpi;
        this.arena = arena;
    }

    /** There is a piece at least. Whoever gets it frees it. */
    Object of(Layout tile, PieceRows rows) throws IOException {
        if (!rows.areRows()) {
            PieceList pieces = new PieceList();
            tile.forEachPiece(pieces);
            return list(pieces.intLengths(), pieces.offsets(), mpi.bytes);
        }
        int bytes = Math.toIntExact(rows.length());
        Object made = repeated(rows.inRow(), bytes, rows.distance(), mpi.bytes);
        long[] starts = rows.starts();
        while (starts.length > 1) {
            PieceRows above = PieceRows.of(starts);
            if (!above.areRows() || above.inRow() == 1) {
                break;
            }
            made = instead(made, repeated(above.inRow(), 1, above.distance(), made));
            starts = above.starts();
        }
        int[] once = new int[starts.length];
        Arrays.fill(once, 1);
        return instead(made, list(once, starts, made));
    }

    private Object instead(Object part, Object whole) throws IOException {
        mpi.call("Type_free", mpi.variable(arena, part));
        return whole;
    }

    private Object repeated(int count, int length, long distance, Object type) throws IOException {
        MemorySegment made = arena.allocate(ADDRESS);
        mpi.call("Type_create_hvector", count, length, distance, type, made);
        return mpi.value(made);
    }

    private Object list(int[] lengths, long[] offsets, Object type) throws IOException {
        MemorySegment made = arena.allocate(ADDRESS);
        mpi.call(
                "Type_create_hindexed",
                lengths.length,
                arena.allocateFrom(JAVA_INT, lengths),
                arena.allocateFrom(JAVA_LONG, offsets),
                type,
                made);
        return mpi.value(made);
    }
}
