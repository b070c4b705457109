package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What reads and writes by layout ask of a file, and that they move what the loop does. */
class PiecesTest {
    private static final int FUZZ = Integer.getInteger("pieces.cases", 60_000);

    @Test
    void randomLayoutsMoveWhatTheLoopMoves() throws IOException {
        for (int seed = 0; seed < FUZZ; seed++) {
            PiecesFuzz.run(seed);
        }
    }

    /** Every pattern of up to three pieces in a file of at most twelve bytes, every hole rule, every end. */
    @Test
    void allSmallLayoutsReadWhatTheLoopReads() throws IOException {
        byte[] bytes = Loop.randomBytes(12, 5);
        int cases = 0;
        for (int bits = 0; bits < 1 << 12; bits++) {
            long[] places = places(bits);
            if (places.length == 0 || places.length > 6) {
                continue;
            }
            Layout up = Layout.of(byte.class).indexed(1, places);
            Layout down = Layout.of(byte.class).indexed(1, backwards(places));
            for (int end = 0; end <= 12; end += 3) {
                for (int hole = 0; hole < 4; hole++) {
                    for (int room = 1; room < 8; room += 3) {
                        check(up, places, bytes, end, hole, room);
                        check(down, backwards(places), bytes, end, hole, room);
                        cases += 2;
                    }
                }
            }
        }
        assertThat(cases).isGreaterThan(200_000);
    }

    private static long[] places(int bits) {
        long[] places = new long[Integer.bitCount(bits)];
        for (int k = 0, n = 0; k < 12; k++) {
            if ((bits >> k & 1) != 0) {
                places[n++] = k;
            }
        }
        return places;
    }

    private static long[] backwards(long[] places) {
        long[] turned = new long[places.length];
        for (int k = 0; k < places.length; k++) {
            turned[k] = places[places.length - 1 - k];
        }
        return turned;
    }

    private static void check(Layout layout, long[] places, byte[] bytes, int end, int hole, int room)
            throws IOException {
        byte[] array = new byte[places.length];
        MemoryFile file = new MemoryFile(Arrays.copyOf(bytes, end), room);
        PieceReads reads = new PieceReads(file, Element.BYTE, array, 0, Permit.ALWAYS, hole, layout.isInOrder());
        boolean ended = false;
        try {
            layout.inFileOrder().tell(0, 0, reads);
            reads.finish();
        } catch (EOFException e) {
            ended = true;
        }
        boolean isShort = false;
        for (int k = 0; k < places.length; k++) {
            byte expected = places[k] < end ? bytes[(int) places[k]] : 0;
            isShort |= places[k] >= end;
            if (array[k] != expected) {
                throw new AssertionError(Arrays.toString(places) + " of " + end + ", hole " + hole + ", room " + room);
            }
        }
        if (ended != isShort) {
            throw new AssertionError(Arrays.toString(places) + " of " + end + " ended " + ended);
        }
    }

    /** What the hole rule is for: one request for pieces that are near, and nothing read that lies between others. */
    @Test
    void smallHolesAreReadInPassingAndLargeOnesAreNot() throws IOException {
        assertThat(requests(16, 16)).isEqualTo("1 requests, 84 bytes");
        assertThat(requests(17, 16)).isEqualTo("5 requests, 20 bytes");
    }

    @Test
    void aWindowIsNoLongerThanTheBuffer() throws IOException {
        MemoryFile file = new MemoryFile(new byte[1000], 40);
        read(file, Layout.of(int.class).vector(20, 1, 2), 100);
        // five pieces to a window of 36 bytes
        assertThat(file.requests).isEqualTo(4);
        assertThat(file.bytesRead).isEqualTo(4 * 36);
    }

    @Test
    void behindTheEndNothingIsAskedFor() {
        MemoryFile file = new MemoryFile(new byte[90], 64);
        assertThatThrownBy(() -> read(file, Layout.of(int.class).resized(40).contiguous(500), 10))
                .isInstanceOf(EOFException.class)
                .hasMessage("the file ended at offset 120, before 124");
        assertThat(file.requests).isEqualTo(4);
        MemoryFile holes = new MemoryFile(new byte[90], 64);
        assertThatThrownBy(() -> read(holes, Layout.of(int.class).resized(8).contiguous(500), 10))
                .isInstanceOf(EOFException.class);
        assertThat(holes.requests).isLessThan(20);
    }

    private static String requests(int between, int hole) throws IOException {
        MemoryFile file = new MemoryFile(new byte[1000], 512);
        read(file, Layout.of(int.class).resized(4 + between).contiguous(5), hole);
        return file.requests + " requests, " + file.bytesRead + " bytes";
    }

    private static void read(MemoryFile file, Layout layout, int hole) throws IOException {
        PieceReads reads = new PieceReads(
                file, Element.INT, new int[(int) layout.elements()], 0, Permit.ALWAYS, hole, layout.isInOrder());
        layout.inFileOrder().tell(0, 0, reads);
        reads.finish();
    }

    @Test
    void piecesThatTouchGoOutTogetherAndHolesStay() throws IOException {
        MemoryFile file = new MemoryFile(Loop.randomBytes(100, 1), 512);
        byte[] before = file.content().clone();
        Layout layout = Layout.of(int.class).indexed(1, 0, 1, 2, 10, 11);
        PieceWrites writes = new PieceWrites(file, Element.INT, new int[5], 0, Permit.ALWAYS, 0, null);
        layout.inFileOrder().tell(0, 0, writes);
        writes.finish();
        assertThat(file.requests).isEqualTo(2);
        assertThat(Arrays.copyOfRange(file.content(), 12, 40)).isEqualTo(Arrays.copyOfRange(before, 12, 40));
        assertThat(Arrays.copyOfRange(file.content(), 40, 48)).containsOnly(0);
    }
}
