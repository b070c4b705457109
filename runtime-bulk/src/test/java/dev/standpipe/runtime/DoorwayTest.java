package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.Standpipe;
import java.security.Permission;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a prefix computes with, beside what the words of its documentation come to. */
class DoorwayTest {
    private static final int MAX = Integer.MAX_VALUE;
    private static final int MIN = Integer.MIN_VALUE;
    private static final int[] EDGES = {
        MIN, MIN + 1, -MAX / 2, -7, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, MAX / 2, MAX - 1, MAX
    };

    @Test
    void aWindowIsGoneThroughOnce() {
        long upwards = 100;
        assertThat(Standpipe.inWindow(1_000, -1, 1_000, upwards, 4)).isZero();
        assertThat(Standpipe.inWindow(1_096, 1_004, 1_000, upwards, 4)).isEqualTo(96);
        assertThat(Standpipe.inWindow(1_097, 1_004, 1_000, upwards, 4))
                .as("not all of it")
                .isEqualTo(-1);
        assertThat(Standpipe.inWindow(999, -1, 1_000, upwards, 4)).isEqualTo(-1);
        assertThat(Standpipe.inWindow(1_004, 1_004, 1_000, upwards, 4)).isEqualTo(4);
        assertThat(Standpipe.inWindow(1_003, 1_004, 1_000, upwards, 4))
                .as("in part again")
                .isEqualTo(-1);
        for (long odd : new long[] {Long.MIN_VALUE, -1, Long.MAX_VALUE}) {
            assertThat(Standpipe.inWindow(odd, -1, 0, 0, 8)).isEqualTo(-1);
            assertThat(Standpipe.inWindow(odd, 8, 1, upwards, 8)).isEqualTo(-1);
        }
    }

    @Test
    void theEndOfSomeRounds() {
        for (int first : EDGES) {
            for (int rounds : EDGES) {
                for (long more : new long[] {0, 1, -1, Long.MAX_VALUE - MAX, Long.MIN_VALUE - MIN}) {
                    long count = rounds + more;
                    long end = count <= 0 ? first : count > 2L * MAX + 2 ? MAX : Math.min(first + count, MAX);
                    assertThat(Standpipe.end(first, count))
                            .as(first + " " + count)
                            .isEqualTo((int) end);
                }
            }
        }
    }

    @Test
    void aRowOrNothing() {
        Object[] rows = {new int[1], null, "row"};
        assertThat(Standpipe.row(rows, 0)).isSameAs(rows[0]);
        assertThat(Standpipe.row(rows, 1)).isNull();
        assertThat(Standpipe.row(rows, 2)).isEqualTo("row");
        for (int r : new int[] {-1, 3, MIN, MAX}) {
            assertThat(Standpipe.row(rows, r)).isNull();
            assertThat(Standpipe.row(null, r)).isNull();
            assertThat(Standpipe.row(new Object[0], r)).isNull();
        }
    }

    @Test
    void roundsThatStayInsideAnArray() {
        for (int length = 0; length <= 5; length++) {
            for (int rounds : EDGES) {
                for (int first : EDGES) {
                    for (int stride : EDGES) {
                        assertThat(Standpipe.within(rounds, new short[length], first, stride))
                                .as(rounds + " rounds in " + length + " from " + first + " by " + stride)
                                .isEqualTo(within(rounds, length, first, stride));
                    }
                }
            }
        }
    }

    /** One round after the other. */
    private static int within(int rounds, int length, int first, int stride) {
        if (stride == 0) {
            return rounds > 0 && first >= 0 && first < length ? rounds : 0;
        }
        int inside = 0;
        for (long at = first; inside < rounds && at >= 0 && at < length; at += stride) {
            inside++;
        }
        return inside;
    }

    @Test
    void anyArrayButNothingElse() {
        for (Object array : new Object[] {new byte[3], new double[3], new String[3], new int[3][], new boolean[3]}) {
            assertThat(Standpipe.within(9, array, 1, 1)).isEqualTo(2);
        }
        assertThat(Standpipe.within(9, null, 0, 0)).isZero();
        assertThat(Standpipe.within(9, "none", 0, 0)).isZero();
        assertThat(Standpipe.within(MAX, new byte[1 << 20], (1 << 20) - 1, -1)).isEqualTo(1 << 20);
    }

    @Test
    void probesOfWhatRunsAfterAndBefore() {
        long fault = 1L << 32;
        for (int first : new int[] {-1, 0, 3}) {
            for (int to : new int[] {-1, 0, 3, 4}) {
                long moved = to & 0xFFFFFFFFL;
                assertThat(after(first, moved)).isEqualTo(to != first);
                assertThat(after(first, moved | fault)).isEqualTo(to != first);
                assertThat(before(first, moved)).isEqualTo(to != first);
                assertThat(before(first, moved | fault)).isTrue();
            }
        }
        for (int index : new int[] {-1, 3, MIN, MAX}) {
            Standpipe.probeAfter(new boolean[3], index, 0, 1);
            Standpipe.probeBefore(new boolean[3], index, 0, 1);
        }
        Standpipe.probeAfter(null, 0, 0, 1);
        Standpipe.probeBefore(null, 0, 0, 1);
    }

    private static boolean after(int first, long moved) {
        boolean[] probes = new boolean[3];
        Standpipe.probeAfter(probes, 1, first, moved);
        return only(probes);
    }

    private static boolean before(int first, long moved) {
        boolean[] probes = new boolean[3];
        Standpipe.probeBefore(probes, 1, first, moved);
        return only(probes);
    }

    private static boolean only(boolean[] probes) {
        assertThat(probes[0] || probes[2]).isFalse();
        return probes[1];
    }

    @Test
    void roundsToReplay() {
        long fault = 5L << 32;
        assertThat(Standpipe.rounds(0, 3)).isZero();
        assertThat(Standpipe.rounds(9, 3)).isEqualTo(3);
        assertThat(Standpipe.rounds(fault, 3)).isEqualTo(1);
        assertThat(Standpipe.rounds(9 | fault, 3)).isEqualTo(4);
        assertThat(Standpipe.rounds(11 | fault, 3)).isEqualTo(4);
    }

    @Test
    void roomForStaging() {
        assertThat(Standpipe.staging(MAX, 8)).hasSize(8192);
        assertThat(Standpipe.staging(MAX, 3)).hasSize(8192);
        assertThat(Standpipe.staging(64, 4)).hasSize(256);
        assertThat(Standpipe.staging(65, 4)).hasSize(8192);
        assertThat(Standpipe.staging(4, 3)).hasSize(12);
        assertThat(Standpipe.staging(1000, 8193)).hasSize(8193);
        assertThat(Standpipe.staging(1000, 20_000)).hasSize(20_000);
        for (int rounds : new int[] {MIN, -1, 0, 1, 3}) {
            assertThat(Standpipe.staging(rounds, 4)).isEmpty();
        }
        assertThat(Standpipe.staging(1000, 0)).isEmpty();
        assertThat(Standpipe.staging(1000, -1)).as("bytes that may go back").hasSize(8192);
        assertThat(Standpipe.staging(3, -4)).isEmpty();
        assertThat(Standpipe.staging(1000, MIN)).isEmpty();
        assertThat(Standpipe.staging(1000, MAX))
                .as("more than there is memory for")
                .isEmpty();
    }

    private static boolean isGivenAgain(byte[] room) {
        return Standpipe.staging(1000, 8) == room;
    }

    @Test
    void theRoomIsForTheNextLoopWhenNothingIsStagedAnyMore() {
        byte[] room = Standpipe.staging(1000, 8);
        DataInputStream some = new DataInputStream(new ByteArrayInputStream(new byte[83]));
        assertThat(Standpipe.stage(some, room, 10, 8, 0)).isEqualTo(80);
        assertThat(Standpipe.stage(some, room, 0, 8, 0)).isZero();
        assertThat(isGivenAgain(room)).isTrue();
        assertThat(isGivenAgain(room)).as("while it is in use").isFalse();
        byte[] other = Standpipe.staging(1000, 8);
        long fault = Standpipe.stage(some, other, 10, 8, 0);
        assertThat(fault >>> 32).isNotZero();
        assertThat(isGivenAgain(other)).as("while a fault waits").isFalse();
        assertThatThrownBy(() -> Standpipe.check(fault)).isInstanceOf(EOFException.class);
    }

    @Test
    void butNotForAnotherThread() throws InterruptedException {
        byte[] room = Standpipe.staging(1000, 8);
        assertThat(Standpipe.stage(null, room, 0, 8, 0)).isZero();
        boolean[] found = new boolean[1];
        for (int k = 0; k < 300; k++) {
            Thread other = new Thread(() -> found[0] |= isGivenAgain(room));
            other.start();
            other.join();
        }
        assertThat(found[0]).isFalse();
    }

    @Test
    void nobodyLeavesWhatWasNotGivenToHim() throws InterruptedException {
        byte[] kept = new byte[8192];
        Standpipe.staging(1000, 8);
        assertThat(Standpipe.stage(null, kept, 0, 8, 0)).isZero();
        assertThat(isGivenAgain(kept)).isFalse();
        byte[] room = Standpipe.staging(1000, 8);
        Thread other = new Thread(() -> Standpipe.stage(null, room, 0, 8, 0));
        other.start();
        other.join();
        assertThat(isGivenAgain(room)).isFalse();
    }

    @Test
    void butNotForThoseWhoAreTrustedLess() {
        assumeTrue(JavaVersion.RUNNING < 18, "later there is no security manager to set");
        byte[] room = Standpipe.staging(1000, 8);
        System.setSecurityManager(new SecurityManager() {
            @Override
            public void checkPermission(Permission permission) {}
        });
        try {
            assertThat(Standpipe.stage(null, room, 0, 8, 0)).isZero();
        } finally {
            System.setSecurityManager(null);
        }
        assertThat(Standpipe.staging(1000, 8)).isNotSameAs(room);
    }

    @Test
    void valuesOutOfBytes() throws IOException {
        byte[] bytes = new byte[64];
        new Random(3).nextBytes(bytes);
        // a signaling NaN of either length
        System.arraycopy(new byte[] {0x7F, (byte) 0xA1, 2, 3, 0x7F, (byte) 0xF4, 5, 6, 7, 8, 9, 10}, 0, bytes, 20, 12);
        bytes[40] = 0;
        for (int at = 0; at <= bytes.length - 8; at++) {
            assertThat(Standpipe.takeBoolean(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readBoolean());
            assertThat(Standpipe.takeByte(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readByte());
            assertThat(Standpipe.takeUnsignedByte(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readUnsignedByte());
            assertThat(Standpipe.takeShort(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readShort());
            assertThat(Standpipe.takeUnsignedShort(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readUnsignedShort());
            assertThat(Standpipe.takeChar(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readChar());
            assertThat(Standpipe.takeInt(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readInt());
            assertThat(Standpipe.takeLong(bytes, at, 64))
                    .isEqualTo(from(bytes, at).readLong());
            assertThat(Float.floatToRawIntBits(Standpipe.takeFloat(bytes, at, 64)))
                    .isEqualTo(from(bytes, at).readInt());
            assertThat(Double.doubleToRawLongBits(Standpipe.takeDouble(bytes, at, 64)))
                    .isEqualTo(from(bytes, at).readLong());
        }
    }

    @Test
    void bytesThatAreTakenAtOnceGoWhereTheyAreWanted() {
        byte[] bytes = new byte[64];
        new Random(12).nextBytes(bytes);
        byte[] taken = new byte[5];
        Standpipe.takeFully(null, taken, bytes, 7, 12);
        assertThat(taken).isEqualTo(Arrays.copyOfRange(bytes, 7, 12));
        Standpipe.takeFully(null, taken, 1, 3, bytes, 30, 64);
        assertThat(Arrays.copyOfRange(taken, 1, 4)).isEqualTo(Arrays.copyOfRange(bytes, 30, 33));
        assertThat(taken[0]).isEqualTo(bytes[7]);
        assertThat(taken[4]).isEqualTo(bytes[11]);
    }

    private static DataInputStream from(byte[] bytes, int at) {
        return new DataInputStream(new ByteArrayInputStream(bytes, at, bytes.length - at));
    }

    /** The application can call this too: it sees its own array and nothing around it. */
    @Test
    void nothingBesideTheBytes() {
        byte[] bytes = new byte[16];
        for (int at : new int[] {MIN, -8, -1, 16, 17, MAX - 8, MAX - 3, MAX}) {
            for (long moved : new long[] {0, 16, MAX, 0xFFFFFFFFL, 1L << 31}) {
                assertThatThrownBy(() -> Standpipe.takeByte(bytes, at, moved)).isInstanceOf(RuntimeException.class);
                assertThatThrownBy(() -> Standpipe.takeShort(bytes, at, moved)).isInstanceOf(RuntimeException.class);
                assertThatThrownBy(() -> Standpipe.takeInt(bytes, at, moved)).isInstanceOf(RuntimeException.class);
                assertThatThrownBy(() -> Standpipe.takeLong(bytes, at, moved)).isInstanceOf(RuntimeException.class);
            }
        }
        assertThatThrownBy(() -> Standpipe.takeLong(bytes, 9, MAX)).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> Standpipe.takeInt(bytes, 13, MAX)).isInstanceOf(RuntimeException.class);
        assertThat(Arrays.hashCode(bytes)).isEqualTo(Arrays.hashCode(new byte[16]));
    }

    @Test
    void marksThatPromiseMoreChangeNothing() {
        for (int marks : new int[] {Format.JDK_ONLY, Format.AGAIN, Format.JDK_ONLY | Format.AGAIN}) {
            short[] a = new short[3];
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, 0, 2, 0, 3}));
            int how = Format.plain(Element.SHORT).how;
            assertThat((int) Standpipe.readArray(in, a, 0, 3, how | marks, 0)).isEqualTo(3);
            assertThat(a).containsExactly((short) 1, (short) 2, (short) 3);
        }
    }
}
