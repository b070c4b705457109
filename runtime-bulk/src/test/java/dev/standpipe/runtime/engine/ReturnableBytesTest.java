package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bytes go back to their stream only from the array that they were taken into, once, and no more than these. */
class ReturnableBytesTest {
    private static final int TAKEN = -2;
    private static final int RETURNED = -3;
    private static final int ROUNDS = Integer.MIN_VALUE;
    private static final int IN_PARTS = 1 << 16;
    private static final byte[] NUMBERS = {1, 2, 3, 4, 5, 6, 7, 8, 9};

    @Test
    void whatOthersHaveReadStaysRead() throws IOException {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 16);
        assertThat(in.read()).isEqualTo(1);
        Standpipe.stage(in, new byte[8], 1, RETURNED, 0);
        assertThat(in.read()).isEqualTo(2);
    }

    @Test
    void whatWasTakenGoesBackOnce() throws IOException {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 16);
        byte[] staged = new byte[4];
        in.read();
        assertThat(Standpipe.stage(in, staged, 4, TAKEN, 0)).isEqualTo(4);
        assertThat(staged).containsExactly(2, 3, 4, 5);
        Standpipe.stage(in, new byte[4], 1, RETURNED, 0);
        Standpipe.stage(in, staged, 3, RETURNED, 0);
        assertThat(in.read()).isEqualTo(3);
        Standpipe.stage(in, staged, 1, RETURNED, 0);
        assertThat(in.read()).isEqualTo(4);
    }

    @Test
    void noMoreThanThat() throws IOException {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 16);
        byte[] staged = new byte[2];
        in.read();
        assertThat(Standpipe.stage(in, staged, 2, TAKEN, 0)).isEqualTo(2);
        Standpipe.stage(in, staged, 3, RETURNED, 0);
        assertThat(in.read()).isEqualTo(4);
    }

    @Test
    void norLessThanNothing() throws IOException {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 16);
        byte[] staged = new byte[2];
        in.read();
        int next = 4;
        for (int bytes : new int[] {-3, Integer.MIN_VALUE}) {
            assertThat(Standpipe.stage(in, staged, 2, TAKEN, 0)).isEqualTo(2);
            Standpipe.stage(in, staged, bytes, RETURNED, 0);
            assertThat(in.read()).isEqualTo(next);
            next += 3;
        }
    }

    /** It may have begun before the buffer was filled. */
    @Test
    void aPartOfARoundGoesBackOnlyToABufferThatCanBeEmptied() {
        for (int size : new int[] {2, 0}) {
            assertThat(staged(buffered(), IN_PARTS + size)).isPositive();
            for (DataInputStream in : new DataInputStream[] {marked(), ofAnother()}) {
                assertThat(staged(in, IN_PARTS + size)).isZero();
                assertThat(staged(in, size)).isPositive();
            }
        }
        DataInputStream tiny = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 3));
        assertThat(staged(tiny, IN_PARTS + 4)).isZero();
        assertThat(staged(new DataInputStream(new ByteArrayInputStream(NUMBERS)), IN_PARTS + 2))
                .isEqualTo(8);
    }

    /** The end of the stream is met within a round, which leaves the buffer empty. */
    @Test
    void whatTheEndCutOffGoesBackToo() throws IOException {
        for (int back = 0; back <= 4; back++) {
            DataInputStream in = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 7));
            assertThat(Standpipe.stage(in, new byte[5], 1, ROUNDS + IN_PARTS + 5, 0))
                    .isEqualTo(5);
            byte[] staged = new byte[5];
            assertThat((int) Standpipe.stage(in, staged, 1, ROUNDS + IN_PARTS + 5, 0))
                    .isEqualTo(4);
            if (back > 0) {
                Standpipe.stage(in, staged, back, RETURNED, 0);
            }
            assertThat(in.available()).isEqualTo(back);
            for (int k = 0; k < back; k++) {
                assertThat(in.read()).isEqualTo(10 - back + k);
            }
            assertThat(in.read()).isEqualTo(-1);
        }
    }

    private static long staged(DataInputStream in, int size) {
        return Standpipe.stage(in, new byte[8], size == IN_PARTS + 4 ? 2 : 4, ROUNDS + size, 0);
    }

    @Test
    void roundsThatAreTooLargeAreNotTaken() {
        for (int size : new int[] {ROUNDS + 8193, ROUNDS + IN_PARTS + 8193, ROUNDS + 2 * IN_PARTS + 2}) {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[20_000]));
            assertThat(Standpipe.stage(in, new byte[9000], 4, size, 0)).isZero();
        }
    }

    private static DataInputStream buffered() {
        return new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(NUMBERS), 16));
    }

    private static DataInputStream marked() {
        DataInputStream in = buffered();
        in.mark(1);
        return in;
    }

    private static DataInputStream ofAnother() {
        InputStream pushed = new PushbackInputStream(new ByteArrayInputStream(NUMBERS));
        return new DataInputStream(new BufferedInputStream(pushed, 16));
    }

    @Test
    void ofAFileToo(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bytes");
        Files.write(file, new byte[100]);
        try (java.io.FileInputStream in = new java.io.FileInputStream(file.toFile())) {
            byte[] staged = new byte[64];
            assertThat(Standpipe.stage(in, staged, 64, TAKEN, 0)).isEqualTo(64);
            Standpipe.stage(in, staged, 60, RETURNED, 0);
            assertThat(in.getChannel().position()).isEqualTo(4);
        }
    }
}
