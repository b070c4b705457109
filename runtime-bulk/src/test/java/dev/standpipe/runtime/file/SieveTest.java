package dev.standpipe.runtime.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long windows are, and where they lie. */
class SieveTest {
    private static final int MANY = 1_000_000;
    private static final int INT = 4;

    @TempDir
    Path folder;

    private final byte[] content = new byte[1 << 20];
    private final Site site = Sites.at(Sites.register());
    private RandomAccessFile file;
    private int left = MANY;

    @BeforeEach
    void open() throws IOException {
        assertThat(Switch.on()).isNull();
        new Random(3).nextBytes(content);
        Path path = Files.write(folder.resolve("pieces"), content);
        file = new RandomAccessFile(path.toFile(), "rw");
    }

    @AfterEach
    void close() throws IOException {
        file.close();
    }

    private Sieve sieve() throws IOException {
        return Sieve.of(file, MANY, INT, site);
    }

    /** Asks for a window after so many rounds, and checks that it has what is there. */
    private int length(Sieve sieve, long position, int served) throws IOException {
        left -= served;
        long window = sieve.window(position, left);
        int at = (int) (window >>> 32);
        for (int k = 0; k < (int) window; k++) {
            assertThat(sieve.bytes()[k]).isEqualTo(content[(int) position - at + k]);
        }
        return (int) window;
    }

    @Test
    void windowsGrowAsFarAsTheyHaveSavedRequests() throws IOException {
        Sieve sieve = sieve();
        assertThat(length(sieve, 0, 0)).as("nobody knows yet").isEqualTo(INT);
        assertThat(length(sieve, 1_000, 1)).as("on trial").isEqualTo(2_048 + INT);
        assertThat(length(sieve, 4_000, 3)).as("two rounds without a request").isEqualTo(2 * 2_048 + INT);
        assertThat(length(sieve, 9_000, 5)).as("four more").isEqualTo(4 * 2_048 + INT);
        assertThat(length(sieve, 18_000, 9)).isEqualTo(8 * 2_048 + INT);
        assertThat(length(sieve, 35_000, 17)).isEqualTo(16 * 2_048 + INT);
        assertThat(length(sieve, 68_000, 33)).as("no longer than that").isEqualTo(1 << 16);
        assertThat(length(sieve, 134_000, 66)).as("again").isEqualTo(1 << 16);
    }

    @Test
    void largeHolesAreNotRead() throws IOException {
        Sieve sieve = sieve();
        assertThat(length(sieve, 0, 0)).isEqualTo(INT);
        assertThat(length(sieve, INT + 2_049, 1)).isEqualTo(INT);
        assertThat(length(sieve, 2 * INT + 2_049 + 2_044, 1)).isEqualTo(2_048 + INT);
    }

    @Test
    void norHoweverMuchTimeWasSavedBefore() throws IOException {
        Sieve sieve = sieve();
        length(sieve, 0, 0);
        length(sieve, 2_000, 1);
        assertThat(length(sieve, 4_000, 20)).isEqualTo(19 * 2_048 + INT);
        assertThat(length(sieve, 42_000, 100)).isEqualTo(1 << 16);
        assertThat(length(sieve, 42_000 + (1 << 16) + 2_049, 50)).isEqualTo(INT);
    }

    @Test
    void whatWasReadInVainIsNotReadAgain() throws IOException {
        Sieve sieve = sieve();
        length(sieve, 0, 0);
        assertThat(length(sieve, 2_000, 1)).isEqualTo(2_048 + INT);
        assertThat(length(sieve, 100_000, 1)).as("far away").isEqualTo(INT);
        assertThat(length(sieve, 102_000, 1))
                .as("nothing is left to read more for")
                .isEqualTo(INT);
    }

    @Test
    void nothingIsReadBehindTheLastRound() throws IOException {
        Sieve sieve = sieve();
        left = 4;
        length(sieve, 0, 0);
        assertThat(length(sieve, 100, 1)).as("three rounds").isEqualTo(2 * 100 + INT);
    }

    /** The system copies upwards: read at one go, what the loop reads last would be older than what it reads first. */
    @Test
    void downwardsEachPieceIsReadByItself() throws IOException {
        Sieve sieve = sieve();
        length(sieve, 500_000, 0);
        assertThat(sieve.window(499_000, left -= 1)).isEqualTo(INT);
        assertThat(sieve.window(498_000, left -= 1)).isEqualTo(INT);
    }

    @Test
    void runsThatSavedNothingAreRemembered() throws IOException {
        assumeThat(JavaVersion.RUNNING).isGreaterThanOrEqualTo(21);
        for (int run = 0; run < 8; run++) {
            Sieve sieve = Sieve.of(file, 2, INT, site);
            sieve.window(900_000, 2);
            sieve.window(0, 1);
            sieve.end(INT, 0);
        }
        assertThat(Sieve.of(file, 2, INT, site)).isNull();
        assertThat(Sieve.of(file, 2, INT, site)).as("and tried again").isNotNull();
    }

    @Test
    void theSamePlaceIsReadByItself() throws IOException {
        Sieve sieve = sieve();
        length(sieve, 8, 0);
        assertThat(length(sieve, 8, 1)).isEqualTo(INT);
        content[9]++;
        try (RandomAccessFile other =
                new RandomAccessFile(folder.resolve("pieces").toFile(), "rw")) {
            other.seek(9);
            other.write(content[9]);
        }
        assertThat(length(sieve, 8, 1)).as("as it is now").isEqualTo(INT);
    }

    @Test
    void farApartTheLoopIsAsFast() throws IOException {
        assumeThat(JavaVersion.RUNNING).isGreaterThanOrEqualTo(21);
        isLeftAfter(Sieve.BARREN, INT);
    }

    @Test
    void andForSingleBytesOnAllJdks() throws IOException {
        isLeftAfter(Sieve.BARREN, 1);
    }

    private void isLeftAfter(int windows, int size) throws IOException {
        Sieve sieve = Sieve.of(file, MANY, size, site);
        for (int k = 0; k <= windows; k++) {
            assertThat((int) sieve.window(20_000L * (k % 50), left--))
                    .as("window " + k)
                    .isEqualTo(k < windows ? size : 0);
        }
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsExactly(Decline.FAR_APART);
    }

    @Test
    void whatTheLoopMeetsIsTheLoops() throws IOException {
        Sieve sieve = sieve();
        for (long position : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, content.length, content.length - 3}) {
            assertThat(sieve.window(position, --left)).as("at " + position).isZero();
        }
        assertThat(length(sieve, content.length - INT, 1)).isEqualTo(INT);
    }

    @Test
    void theEndOfTheFileCutsOffTheWindowAndNotThePiece() throws IOException {
        Sieve sieve = sieve();
        length(sieve, content.length - 2_000, 0);
        assertThat(length(sieve, content.length - 1_000, 1)).isEqualTo(1_000);
    }

    @Test
    void theFileIsLeftWhereTheLastRoundLeftIt() throws IOException {
        file.seek(77);
        Sieve sieve = sieve();
        sieve.end(-1, MANY);
        assertThat(file.getFilePointer()).as("no round was made").isEqualTo(77);
        sieve.window(1_000, MANY);
        sieve.end(-1, MANY);
        assertThat(file.getFilePointer()).as("nor here").isEqualTo(77);
        sieve.end(1_004, MANY - 1);
        assertThat(file.getFilePointer()).isEqualTo(1_004);
        assertThat(site.elements()).isEqualTo(1);
        assertThat(site.bytes()).isEqualTo(INT);
    }

    /** A look may fail half-way, and nobody knows where the file stands then. */
    @Test
    void theFileIsPutBackWhereItWasLeftInTheMiddleOfALook() throws IOException {
        int last = content.length - INT;
        Sieve sieve = sieve();
        sieve.window(last, MANY);
        file.setLength(last + 2);
        assertThatThrownBy(() -> sieve.differs(last, sieve.bytes(), 0, INT)).isInstanceOf(EOFException.class);
        assertThat(file.getFilePointer()).isEqualTo(last + 2);
        sieve.end(content.length, MANY - 1);
        assertThat(file.getFilePointer()).isEqualTo(content.length);
    }

    @Test
    void onlyRegularFilesOfTheJdkItself() throws IOException {
        assertThat(Sieve.of(null, MANY, INT, site)).isNull();
        File zeros = new File("/dev/zero");
        assumeThat(zeros).exists();
        try (RandomAccessFile device = new RandomAccessFile(zeros, "r")) {
            assertThat(Sieve.of(device, MANY, INT, site)).isNull();
        }
        try (RandomAccessFile made = new RandomAccessFile("/proc/self/maps", "r")) {
            assertThat(Sieve.of(made, MANY, INT, site)).isNull();
        }
        try (RandomAccessFile own =
                new RandomAccessFile(folder.resolve("pieces").toFile(), "r") {}) {
            assertThat(Sieve.of(own, MANY, INT, site)).isNull();
        }
        assertThat(site.declined())
                .extracting(DeclinedCalls::reason)
                .contains(Decline.NOT_A_FILE, Decline.RECEIVER_UNKNOWN);
    }
}
