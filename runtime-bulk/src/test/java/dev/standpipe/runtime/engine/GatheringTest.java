package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.transfer.Gathered;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of rounds may be put together, what not and why; that nobody can tell is the matter of the proof. */
class GatheringTest {
    private static final int SIZE = 6;
    private static final int ROUND = SIZE << 2;
    private static final int WITH_SINGLES = ROUND | 1;
    private static final int EXPOSED = ROUND | 2;
    private static final byte[] WRITTEN = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

    @TempDir
    Path folder;

    private final int id = Sites.register();
    private final byte[] staged = new byte[1000];
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);

    @Test
    void asManyRoundsAsFitIntoTheBuffer() throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes, 64));
        out.write(new byte[10]);
        assertThat(room(out, ROUND)).isEqualTo(64 - 10 - SIZE + 1);
        out.write(new byte[64 - 10 - SIZE]);
        assertThat(room(out, ROUND)).isEqualTo(1);
        out.write(0);
        assertThat(room(out, ROUND)).isNegative();
        assertThat(Sites.at(id).declined()).isEmpty();
    }

    @Test
    void asManyRoundsAsFitIntoAByteArray() {
        DataOutputStream out = new DataOutputStream(bytes);
        assertThat(room(out, ROUND)).isEqualTo(64 - SIZE + 1);
        bytes.write(new byte[60], 0, 60);
        assertThat(room(out, ROUND)).isNegative();
        assertThat(room(out, EXPOSED)).isNegative();
    }

    @Test
    void whatIsWrittenToIsTheLoopsToAskForWhereOtherCodeRuns() throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new Own(false), 64));
        assertThat(room(out, EXPOSED)).isPositive();
        out.write(new byte[60]);
        assertThat(room(out, ROUND)).isNegative();
        assertThat(room(out, EXPOSED)).isZero();
        assertThat(Sites.at(id).declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.FIELDS_EXPOSED);
        DataOutputStream jdks = new DataOutputStream(new BufferedOutputStream(bytes, 64));
        jdks.write(new byte[60]);
        assertThat(room(jdks, EXPOSED)).isNegative();
    }

    @Test
    void aBufferThatIsNoLongerThanAValueIsLeftToTheLoop() {
        assertThat(room(new DataOutputStream(new BufferedOutputStream(bytes, 8)), ROUND))
                .isZero();
        assertThat(Sites.at(id).declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.BUFFER_TINY);
    }

    @Test
    void theBlockOfAnObjectStreamIsLeftToTheLoop() throws IOException {
        ObjectOutputStream objects = new ObjectOutputStream(bytes);
        assertThat(room(objects, ROUND)).isZero();
        assertThat(Sites.at(id).declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.NOT_WORTH_STAGING);
    }

    @Test
    void aBufferOfFewRoundsIsLeftToTheLoop() throws ReflectiveOperationException {
        Field fewest = Gathered.class.getDeclaredField("fewestRounds");
        fewest.setAccessible(true);
        Object asTested = fewest.get(null);
        fewest.set(null, 16);
        try {
            assertThat(room(new DataOutputStream(new BufferedOutputStream(bytes, 1024)), ROUND))
                    .isPositive();
            assertThat(Sites.at(id).declined()).isEmpty();
            assertThat(room(new DataOutputStream(new BufferedOutputStream(bytes, 1023)), ROUND))
                    .isZero();
            assertThat(Sites.at(id).declined())
                    .extracting(DeclinedCalls::reason)
                    .containsOnly(Decline.TOO_SMALL);
            assertThat(room(new DataOutputStream(new BufferedOutputStream(bytes, 1600)), 101 << 2))
                    .isZero();
            assertThat(room(new DataOutputStream(new ByteArrayOutputStream(900)), ROUND))
                    .isZero();
            assertThat(room(new DataOutputStream(new ByteArrayOutputStream(1000)), ROUND))
                    .isPositive();
        } finally {
            fewest.set(null, asTested);
        }
    }

    @Test
    void aStreamWithAWriteOfItsOwnIsLeftToTheLoopThatCallsIt() {
        DataOutputStream out = new DataOutputStream(bytes) {
            @Override
            public void write(int b) throws IOException {
                super.write(b + 1);
            }
        };
        assertThat(room(out, ROUND)).isPositive();
        assertThat(room(out, WITH_SINGLES)).isZero();
    }

    @Test
    void allOrNothingIsPutIntoABuffer() throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes, 64));
        assertThat(write(out, 12)).isEqualTo(12);
        assertThat(out.size()).isEqualTo(12);
        out.write(new byte[45]);
        assertThat(write(out, 12)).isZero();
        assertThat(out.size()).isEqualTo(57);
        assertThat(bytes.size()).isZero();
        out.flush();
        assertThat(Arrays.copyOf(bytes.toByteArray(), 12)).isEqualTo(WRITTEN);
        assertThat(bytes.size()).isEqualTo(57);
    }

    @Test
    void allOrNothingIsPutIntoAByteArray() {
        DataOutputStream out = new DataOutputStream(bytes);
        assertThat(write(out, 12)).isEqualTo(12);
        bytes.write(new byte[45], 0, 45);
        assertThat(write(out, 12)).isZero();
        assertThat(out.size()).isEqualTo(12);
        assertThat(Arrays.copyOf(bytes.toByteArray(), 12)).isEqualTo(WRITTEN);
    }

    @Test
    void aFileTakesThemAtOnce() throws IOException {
        Path data = folder.resolve("data");
        try (RandomAccessFile file = new RandomAccessFile(data.toFile(), "rw")) {
            assertThat(room(file, ROUND)).isEqualTo(staged.length - SIZE + 1);
            file.write(7);
            assertThat(write(file, 12)).isEqualTo(12);
            assertThat(file.getFilePointer()).isEqualTo(13);
        }
        assertThat(Arrays.copyOfRange(Files.readAllBytes(data), 1, 13)).isEqualTo(WRITTEN);
    }

    @Test
    void nothingIsWrittenToAClosedFile() throws IOException {
        RandomAccessFile file = new RandomAccessFile(folder.resolve("closed").toFile(), "rw");
        file.close();
        assertThat(write(file, 12)).isZero();
    }

    @Test
    void whatIsWrittenIsPassedOver() throws IOException {
        DataOutputStream out = new DataOutputStream(bytes);
        Standpipe.putInt(out, 0x01020304, staged, 0, 8);
        Standpipe.putShort(out, 0x0506, staged, 6, 8);
        assertThat(bytes.size()).isZero();
        Standpipe.putShort(out, 0x0708, staged, 7, 8);
        Standpipe.putInt(out, 0x090A0B0C, staged, 0, -1);
        assertThat(bytes.toByteArray()).containsExactly(7, 8, 9, 10, 11, 12);
        assertThat(staged).containsOnly(0);
    }

    @Test
    void whatAStreamThrowsIsThrownAsItIs() {
        DataOutputStream out = new DataOutputStream(new Own(true));
        assertThatThrownBy(() -> Standpipe.putLong(out, 1, staged, 0, -1))
                .isInstanceOf(IOException.class)
                .hasMessage("own");
    }

    @Test
    void theBytesThatAreWrittenToAreNoneThatTheLoopLooksAtAhead() {
        Open open = new Open();
        assertThat(Standpipe.apart(new DataOutputStream(open), open.written())).isFalse();
        assertThat(Standpipe.apart(new DataOutputStream(open), new byte[10])).isTrue();
        assertThat(Standpipe.apart(new DataOutputStream(new BufferedOutputStream(open)), open.written()))
                .isFalse();
    }

    private int room(Object out, int round) {
        return Standpipe.room(out, staged, 100_000, round, id);
    }

    private long write(Object out, int n) {
        System.arraycopy(WRITTEN, 0, staged, 0, n);
        return Standpipe.writeStaged(out, staged, n, ROUND, id);
    }

    private static final class Open extends ByteArrayOutputStream {
        byte[] written() {
            return buf;
        }
    }

    private static final class Own extends OutputStream {
        private final boolean fails;

        Own(boolean fails) {
            this.fails = fails;
        }

        @Override
        public void write(int b) throws IOException {
            if (fails) {
                throw new IOException("own");
            }
        }
    }
}
