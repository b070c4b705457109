package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is staged of rounds that skip, and what is left to the loop; whether it shows is the matter of the proof. */
class SkippedPartsTest {
    /** Four bytes are read, six skipped, one read. */
    private static final String ROUND = "\4\6\1";

    private static final int SIZE = 11;

    @TempDir
    Path folder;

    private final byte[] content = new byte[600];
    private final byte[] staged = new byte[8192];
    private final Site site = Sites.at(Sites.register());

    @BeforeEach
    void link() {
        assertThat(Switch.on()).isNull();
        new Random(5).nextBytes(content);
    }

    private long stage(Object in, int rounds) {
        return Standpipe.stageSkipping(in, staged, rounds, ROUND, site.id());
    }

    private Path file() throws IOException {
        return Files.write(folder.resolve("data"), content);
    }

    private void assertStaged(int from, int rounds) {
        for (int k = 0; k < rounds * SIZE; k++) {
            int at = k % SIZE;
            if (at < 4 || at == 10) {
                assertThat(staged[k]).as("byte " + k).isEqualTo(content[from + k]);
            }
        }
    }

    private void assertDeclined(Decline reason) {
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsExactly(reason);
    }

    @Test
    void ofAFileWholeRoundsAndTheRestGoesBack() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(file().toFile(), "r")) {
            file.seek(20);
            assertThat(stage(file, 10)).isEqualTo(110);
            assertThat(file.getFilePointer()).isEqualTo(130);
            assertStaged(20, 10);
            assertThat(stage(file, 100)).isEqualTo(42 * SIZE);
            assertThat(file.getFilePointer()).isEqualTo(130 + 42 * SIZE);
            assertThat(stage(file, 100)).as("8 bytes of a round").isZero();
            assertThat(file.getFilePointer()).isEqualTo(130 + 42 * SIZE);
            file.seek(1_000);
            assertThat(stage(file, 100)).isZero();
            assertThat(file.getFilePointer()).isEqualTo(1_000);
        }
        assertThat(site.declined()).isEmpty();
        assertThat(site.elements()).isEqualTo(52);
    }

    @Test
    void ofAStreamOfAFileTheSame() throws IOException {
        try (FileInputStream file = new FileInputStream(file().toFile())) {
            DataInputStream in = new DataInputStream(file);
            assertThat(stage(in, 10)).isEqualTo(110);
            assertThat(stage(in, 100)).isEqualTo(44 * SIZE);
            assertThat(file.getChannel().position()).isEqualTo(54 * SIZE);
            assertThat(stage(in, 100)).isZero();
            assertThat(file.getChannel().position()).isEqualTo(54 * SIZE);
        }
        assertThat(site.declined()).isEmpty();
    }

    @Test
    void whatAnotherWritesBetweenTwoRequestsIsSeen() throws IOException {
        Path path = file();
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
                RandomAccessFile writer = new RandomAccessFile(path.toFile(), "rw")) {
            assertThat(stage(file, 3)).isEqualTo(33);
            writer.seek(33);
            writer.write(77);
            assertThat(stage(file, 3)).isEqualTo(33);
            assertThat(staged[0]).isEqualTo((byte) 77);
            writer.setLength(70);
            assertThat(stage(file, 3)).as("it is shorter now").isZero();
            assertThat(file.getFilePointer()).isEqualTo(66);
        }
    }

    @Test
    void overTheEdgeOfABufferByTheStreamsOwnMethods() throws IOException {
        try (FileInputStream file = new FileInputStream(file().toFile())) {
            DataInputStream in = new DataInputStream(new BufferedInputStream(file, 50));
            assertThat(stage(in, 54)).isEqualTo(54 * SIZE);
            assertStaged(0, 54);
            long moved = stage(in, 1);
            assertThat((int) moved).as("up to what cannot be read").isEqualTo(10);
            assertThat(moved >>> 32).isPositive();
            assertThatThrownBy(() -> Standpipe.takeByte(staged, 10, moved)).isInstanceOf(EOFException.class);
        }
    }

    /** A skip out of an empty buffer moves the file, and the buffer stays empty. */
    @Test
    void aSkipPastTheBufferIsOne() throws IOException {
        try (FileInputStream file = new FileInputStream(file().toFile())) {
            BufferedInputStream buffer = new BufferedInputStream(file, 48);
            DataInputStream in = new DataInputStream(buffer);
            assertThat(Standpipe.stageSkipping(in, staged, 4, "\4\10", site.id()))
                    .isEqualTo(48);
            assertThat(file.getChannel().position()).isEqualTo(48);
            assertThat(Standpipe.stageSkipping(in, staged, 1, "\0\7\1", site.id()))
                    .isEqualTo(8);
            assertThat(staged[7]).isEqualTo(content[55]);
            assertThat(file.getChannel().position()).isEqualTo(48 + 7 + 48);
            assertThat(buffer.read()).isEqualTo(content[56] & 0xFF);
        }
    }

    @Test
    void overCodeOfTheApplicationOnlyWhatLiesInTheBuffer() throws IOException {
        BufferedInputStream buffer = new BufferedInputStream(
                new ByteArrayInputStream(content) {
                    @Override
                    public synchronized int read(byte[] b, int from, int length) {
                        return super.read(b, from, length);
                    }
                },
                100);
        buffer.read();
        DataInputStream in = new DataInputStream(buffer);
        assertThat(stage(in, 20)).isEqualTo(9 * SIZE);
        assertStaged(1, 9);
        assertThat(stage(in, 20)).isZero();
        assertDeclined(Decline.READS_AHEAD);
    }

    @Test
    void noSubclassOfAFile() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(file().toFile(), "r") {
            @Override
            public int skipBytes(int n) throws IOException {
                return super.skipBytes(n / 2);
            }
        }) {
            assertThat(stage(file, 10)).isZero();
            assertThat(file.getFilePointer()).isZero();
        }
        assertDeclined(Decline.RECEIVER_UNKNOWN);
    }

    @Test
    void noObjectStreamAndNoneBeneathThatSkipsByItself() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.write(content);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(stage(in, 10)).isZero();
        }
        assertDeclined(Decline.NOT_WORTH_STAGING);
        PushbackInputStream beneath = new PushbackInputStream(new ByteArrayInputStream(content));
        assertThat(stage(new DataInputStream(beneath), 10)).isZero();
        assertThat(beneath.available()).isEqualTo(content.length);
        assertThat(site.declined()).extracting(DeclinedCalls::reason).contains(Decline.STREAM_UNKNOWN);
    }

    @Test
    void nothingOfADeviceOrAClosedFile() throws IOException {
        try (RandomAccessFile zeros = new RandomAccessFile("/dev/zero", "r")) {
            assertThat(stage(zeros, 10)).isZero();
        }
        RandomAccessFile closed = new RandomAccessFile(file().toFile(), "r");
        closed.close();
        assertThat(stage(closed, 10)).isZero();
        assertDeclined(Decline.NOT_A_FILE);
        assertThat(stage(new DataInputStream(null), 10)).isZero();
    }

    @Test
    void muchThatIsSkippedIsNotCopiedOutOfMemory() throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        assertThat(Standpipe.stageSkipping(in, staged, 2, "\4\41", site.id())).isZero();
        assertThat(in.available()).isEqualTo(content.length);
        assertDeclined(Decline.FAR_APART);
        assertThat(Standpipe.stageSkipping(in, staged, 2, "\41\41", site.id()))
                .as("as much is read")
                .isEqualTo(2 * 66);
        File path = file().toFile();
        try (RandomAccessFile file = new RandomAccessFile(path, "r")) {
            assertThat(Standpipe.stageSkipping(file, staged, 2, "\4\41", site.id()))
                    .isEqualTo(2 * 37);
        }
    }

    @Test
    void roundsThatAreNone() throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        // as an int, the sum of these is the size of a round
        char[] wrapping = new char[65_538];
        Arrays.fill(wrapping, '\uffff');
        wrapping[65_537] = SIZE + 1;
        for (String none : new String[] {null, "", "\0", "\0\0\0", "\4\u2000", new String(wrapping)}) {
            assertThat(Standpipe.stageSkipping(in, staged, 10, none, site.id())).isZero();
        }
        assertThat(Standpipe.stageSkipping(in, null, 10, ROUND, site.id())).isZero();
        assertThat(Standpipe.stageSkipping(in, new byte[SIZE - 1], 10, ROUND, site.id()))
                .isZero();
        assertThat(Standpipe.stageSkipping(null, staged, 10, ROUND, site.id())).isZero();
        assertThat(in.available()).isEqualTo(content.length);
    }
}
