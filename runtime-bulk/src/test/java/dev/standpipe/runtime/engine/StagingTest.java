package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is staged, what is not and why, and how it is counted; that nobody can tell is the matter of the proof. */
class StagingTest {
    private static final int SIZE = 6;

    @TempDir
    Path folder;

    private final int id = Sites.register();

    @Test
    void wholeRoundsOfAByteArray() {
        assertThat(stage(new DataInputStream(new ByteArrayInputStream(new byte[100])), 10))
                .isEqualTo(60);
        assertCounted(1, 10, 60);
    }

    @Test
    void noMoreThanThereIsRoomFor() {
        ByteArrayInputStream bytes = new ByteArrayInputStream(new byte[100]);
        assertThat(Standpipe.stage(new DataInputStream(bytes), new byte[4 * SIZE + 5], 10, SIZE, id))
                .isEqualTo(24);
        assertThat(bytes.available()).isEqualTo(76);
    }

    @Test
    void filesByWayOfEveryReceiver() throws IOException {
        Path data = Files.write(folder.resolve("data"), new byte[600]);
        try (RandomAccessFile file = new RandomAccessFile(data.toFile(), "r");
                DataInputStream bare = new DataInputStream(new FileInputStream(data.toFile()));
                DataInputStream buffered =
                        new DataInputStream(new BufferedInputStream(new FileInputStream(data.toFile()), 64))) {
            assertThat(stage(file, 50)).isEqualTo(300);
            assertThat(file.getFilePointer()).isEqualTo(300);
            assertThat(stage(bare, 50)).isEqualTo(300);
            assertThat(stage(buffered, 50)).isEqualTo(300);
        }
        assertThat(declined()).isEmpty();
        assertCounted(3, 150, 900);
    }

    @Test
    void nobodyIsAskedWhoWouldAnswerWithAnException() {
        DigestInputStream digesting = new DigestInputStream(new ByteArrayInputStream(new byte[100]), null);
        digesting.on(false);
        assertThat(Standpipe.apart(new DataInputStream(digesting), new byte[10]))
                .isFalse();
    }

    @Test
    void aCipherThatHasNotChosenItsProviderYetIsNotMadeTo() throws Exception {
        Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        CipherInputStream deciphering = new CipherInputStream(new ByteArrayInputStream(new byte[100]), cipher);
        assertThat(Standpipe.apart(new DataInputStream(deciphering), new byte[10]))
                .isFalse();
        assertThat(new JdkField(Door.JDK, "javax.crypto.Cipher", "provider").exists())
                .isTrue();
        assertThat(new JdkField(Door.JDK, "javax.crypto.Cipher", "provider").of(cipher))
                .isNull();
    }

    @Test
    void noObjectStream() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.write(new byte[3000]);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(stage(in, 400)).isZero();
            assertThat(in.available()).isPositive();
        }
        assertDeclined(Decline.NOT_WORTH_STAGING, ObjectInputStream.class, 1);
    }

    @Test
    void theEndOfTheFileWaitsInsideTheRoundThatItCuts() throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[27]));
        byte[] staged = Standpipe.staging(100, SIZE);
        long moved = Standpipe.stage(in, staged, 100, SIZE, id);
        assertThat((int) moved).isEqualTo(27);
        assertThat(Standpipe.rounds(moved, SIZE)).isEqualTo(5);
        assertThat(Standpipe.takeShort(staged, 24, moved)).isZero();
        assertThatThrownBy(() -> Standpipe.takeInt(staged, 26, moved)).isInstanceOf(EOFException.class);
        assertThat(in.read()).isEqualTo(-1);
    }

    @Test
    void ofTheApplicationsStreamOnlyWhatIsBuffered() throws IOException {
        BufferedInputStream buffer = new BufferedInputStream(new Endless(), 64);
        DataInputStream in = new DataInputStream(buffer);
        assertThat(stage(in, 100)).isZero();
        in.readInt();
        assertThat(stage(in, 100)).isEqualTo(60);
        assertThat(stage(in, 100)).isZero();
        assertDeclined(Decline.READS_AHEAD, BufferedInputStream.class, 3);
    }

    /** The loop stores what came already while it waits for more. */
    @Test
    void ofADeviceToo() throws IOException {
        File device = new File("/dev/zero");
        assumeThat(device).exists();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(device), 64))) {
            assertThat(stage(in, 100)).isZero();
            in.readInt();
            assertThat(stage(in, 100)).isEqualTo(60);
        }
        assertDeclined(Decline.READS_AHEAD, BufferedInputStream.class, 2);
    }

    @Test
    void aBufferThatAValueMayPassBy() {
        InputStream bytes = new ByteArrayInputStream(new byte[1000]);
        for (int length = 1; length <= 8; length++) {
            assertThat(Standpipe.stage(
                            new DataInputStream(new BufferedInputStream(bytes, length)), new byte[100], 5, 20, id))
                    .isZero();
        }
        assertDeclined(Decline.BUFFER_TINY, BufferedInputStream.class, 8);
        assertThat(Standpipe.stage(new DataInputStream(new BufferedInputStream(bytes, 9)), new byte[100], 5, 20, id))
                .isEqualTo(100);
        assertThat(Standpipe.stage(new DataInputStream(new BufferedInputStream(bytes, 4)), new byte[100], 5, 3, id))
                .as("no value is longer than the round")
                .isEqualTo(15);
    }

    @Test
    void nothingIsThrownWhateverComes() {
        byte[] room = new byte[100];
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(room));
        for (Object odd : new Object[] {null, "no stream", new DataInputStream(null), new Endless(), new Object[1]}) {
            assertThat(Standpipe.stage(odd, room, 10, 10, id)).isZero();
            assertThat(Standpipe.apart(odd, room)).isFalse();
        }
        assertThat(Standpipe.stage(in, null, 10, 10, id)).isZero();
        assertThat(Standpipe.stage(in, new byte[0], 10, 10, id)).isZero();
        assertThat(Standpipe.stage(in, new byte[9], 10, 10, id)).isZero();
        assertThat(Standpipe.stage(in, room, -1, 10, id)).isZero();
        assertThat(Standpipe.stage(in, room, 10, 0, id)).isZero();
        assertThat(Standpipe.stage(in, room, 10, -10, id)).isZero();
        assertThat(Standpipe.stage(in, room, 10, 10, id)).as("its own bytes").isZero();
    }

    @Test
    void storesIntoWhatTheStreamGives() throws IOException {
        byte[] own = new byte[100];
        byte[] other = new byte[100];
        DataInputStream bare = new DataInputStream(new ByteArrayInputStream(own));
        DataInputStream buffered = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(own)));
        for (DataInputStream in : new DataInputStream[] {bare, buffered}) {
            assertThat(Standpipe.apart(in, own)).isFalse();
            assertThat(Standpipe.apart(in, other)).isTrue();
            assertThat(Standpipe.apart(in, new int[3])).isTrue();
            assertThat(Standpipe.apart(in, null)).isTrue();
        }
        assertThat(Standpipe.apart(new DataInputStream(new BufferedInputStream(new Endless())), other))
                .as("who knows what that holds")
                .isFalse();
        try (RandomAccessFile file = new RandomAccessFile(folder.resolve("file").toFile(), "rw")) {
            assertThat(Standpipe.apart(file, other)).isTrue();
        }
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aRingOfStreamsHasNoEndToLookFor() {
        class Ring extends FilterInputStream {
            Ring() {
                super(null);
                in = new CheckedInputStream(this, new CRC32());
            }

            CheckedInputStream checking() {
                return (CheckedInputStream) in;
            }
        }
        assertThat(Standpipe.apart(new DataInputStream(new Ring().checking()), new byte[10]))
                .isFalse();
    }

    private long stage(Object in, int rounds) {
        return Standpipe.stage(in, Standpipe.staging(rounds, SIZE), rounds, SIZE, id);
    }

    private List<DeclinedCalls> declined() {
        return Sites.at(id).declined();
    }

    private void assertCounted(long calls, long rounds, long bytes) {
        Site site = Sites.at(id);
        assertThat(new long[] {site.calls(), site.elements(), site.bytes()}).containsExactly(calls, rounds, bytes);
    }

    private void assertDeclined(Decline reason, Class<?> blamed, int times) {
        assertThat(declined()).hasSize(1);
        assertThat(declined().get(0).reason()).isEqualTo(reason);
        assertThat(declined().get(0).receiver()).isEqualTo(blamed.getName());
        assertThat(declined().get(0).count()).isEqualTo(times);
    }

    /** Of the application. */
    private static final class Endless extends InputStream {
        @Override
        public int read() {
            return 1;
        }
    }

    /** A site that is somebody else's, perhaps: whoever stages in its name takes no transfers from it. */
    @Test
    void whatIsNotStagedIsStillMoved() throws IOException {
        int site = Sites.register();
        int calls = 40;
        int n = 5000;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int k = 0; k < n * calls; k++) {
                out.writeInt(k);
            }
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        int[] a = new int[n];
        for (int k = 0; k < calls; k++) {
            for (int others = 0; others < 10; others++) {
                assertThat(Standpipe.stage(in, new byte[800], 10, 8, site)).isZero();
            }
            assertThat(Standpipe.readArray(in, a, 0, n, Format.plain(Element.INT).how, site))
                    .isEqualTo(n);
            assertThat(a).startsWith(n * k).endsWith(n * k + n - 1);
        }
    }
}
