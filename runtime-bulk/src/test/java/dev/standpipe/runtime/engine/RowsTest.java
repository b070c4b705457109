package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.file.Sieve;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which rows come out of a window, and which are read: a row that is written just before shows it. */
class RowsTest {
    private static final int HOW = Format.BYTES.how;
    private static final int INTS = Format.plain(Element.INT).how;
    private static final int ROW = 10;

    /** More arrays than are ever kept. */
    private static final int ALL = 8;

    @TempDir
    Path folder;

    private RandomAccessFile file;
    private RandomAccessFile writer;
    private Rows rows;
    private byte mark;

    @BeforeEach
    void open() throws IOException {
        assertThat(Switch.on()).isNull();
        Path path = Files.write(folder.resolve("rows"), new byte[1 << 20]);
        file = new RandomAccessFile(path.toFile(), "r");
        writer = new RandomAccessFile(path.toFile(), "rw");
        rows = rowsOf(HOW, Sites.at(Sites.register()));
    }

    @AfterEach
    void close() throws IOException {
        file.close();
        writer.close();
    }

    private Rows rowsOf(int how, Site site) throws IOException {
        return Rows.of(Sieve.of(file, Integer.MAX_VALUE, 1, site), how);
    }

    /** Whether the row is as it was before it was written a moment ago. */
    private boolean isFromWindow(long position) throws IOException {
        mark++;
        writer.seek(position);
        writer.write(mark);
        byte[] row = new byte[ROW];
        assertThat(rows.read(position, row, 0, ROW)).isEqualTo(1L << 32 | ROW);
        return row[0] != mark;
    }

    private int served(long from, long step, int n) throws IOException {
        int served = 0;
        for (int r = 0; r < n; r++) {
            served += isFromWindow(from + r * step) ? 1 : 0;
        }
        return served;
    }

    @Test
    void rowsThatLieNearComeOutOfOneWindow() throws IOException {
        assertThat(served(0, 500, 40)).as("four windows").isEqualTo(36);
    }

    @Test
    void windowsAreNoLongerThanTheySaved() throws IOException {
        assertThat(isFromWindow(0)).isFalse();
        assertThat(isFromWindow(1_000))
                .as("on trial, with 2048 bytes behind it")
                .isFalse();
        assertThat(served(2_000, 1_000, 2)).isEqualTo(2);
        assertThat(isFromWindow(4_000)).isFalse();
        assertThat(served(5_000, 1_000, 4)).isEqualTo(4);
        assertThat(isFromWindow(9_000)).isFalse();
    }

    @Test
    void rowsBehindALargeHoleAreRead() throws IOException {
        assertThat(served(0, ROW + 2_049, 20)).isZero();
    }

    @Test
    void rowsBehindASmallerOneAreNot() throws IOException {
        assertThat(served(0, ROW + 2_000, 20)).isPositive();
    }

    @Test
    void noByteIsTakenTwice() throws IOException {
        served(0, 100, 10);
        long last = 900;
        assertThat(isFromWindow(last)).isFalse();
        assertThat(isFromWindow(last + ROW - 1)).isFalse();
    }

    @Test
    void downwardsAllAreRead() throws IOException {
        assertThat(served(100_000, -100, 30)).isZero();
    }

    @Test
    void rowsThatLieFarApartAreNoneOfTheLoops() throws IOException {
        assertThat(served(0, 20_000, 50)).isZero();
    }

    @Test
    void afterManySingleElementsInVainTheRestIsTheLoops() throws IOException {
        byte[] one = new byte[1];
        for (int r = 0; r < 32; r++) {
            assertThat(rows.read(20_000L * r, one, 0, 1)).isEqualTo(1L << 32 | 1);
        }
        assertThat(rows.read(0, one, 0, 1)).isZero();
    }

    @Test
    void aLongerRowBetweenThemShowsThatTheLoopIsNotAsFast() throws IOException {
        for (int r = 0; r < 60; r++) {
            int length = r == 31 ? ROW : 1;
            assertThat(rows.read(15_000L * r, new byte[ROW], 0, length)).isEqualTo(1L << 32 | length);
        }
    }

    /** Up to Java 17 the loop asks for each byte. */
    @Test
    void aSingleElementOfManyBytesIsOneRequestSinceJava21() throws IOException {
        rows = rowsOf(INTS, Sites.at(Sites.register()));
        int[] one = new int[1];
        for (int r = 0; r < 32; r++) {
            assertThat(rows.read(20_000L * r, one, 0, 1)).isEqualTo(1L << 32 | 1);
        }
        assertThat(rows.read(0, one, 0, 1)).isEqualTo(JavaVersion.RUNNING >= 21 ? 0 : 1L << 32 | 1);
    }

    @Test
    void whatTheLoopMeetsIsTheLoops() throws IOException {
        byte[] row = new byte[ROW];
        long end = file.length();
        assertThat(rows.read(-1, row, 0, ROW)).isZero();
        assertThat(rows.read(end - ROW + 1, row, 0, ROW)).isZero();
        assertThat(rows.read(0, row, 0, ROW + 1)).as("too short").isZero();
        assertThat(rows.read(0, row, -1, ROW)).isZero();
        assertThat(rows.read(0, null, 0, ROW)).isZero();
        assertThat(rows.read(0, new boolean[ROW], 0, ROW)).isZero();
        assertThat(rows.read(0, new byte[1 << 16], 0, Rows.LARGEST + 1))
                .as("large")
                .isZero();
        assertThat(rows.read(end - ROW, row, 0, ROW)).isNotZero();
    }

    @Test
    void theFileIsLeftWhereTheLastRowLeftIt() throws IOException {
        file.seek(77);
        rows = rowsOf(HOW, Sites.at(Sites.register()));
        rows.end();
        assertThat(file.getFilePointer()).as("no row was made").isEqualTo(77);
        rows = rowsOf(HOW, Sites.at(Sites.register()));
        served(0, 100, 8);
        rows.end();
        assertThat(file.getFilePointer()).isEqualTo(700 + ROW);
    }

    @Test
    void aRowWithoutElementsOnlySeeks() throws IOException {
        served(0, 100, 8);
        assertThat(rows.read(5_000_000, new byte[0], 3, 3)).isEqualTo(1L << 32 | 3);
        assertThat(rows.read(5_000_001, new byte[0], 3, 2))
                .as("nor one that ends before it begins")
                .isEqualTo(1L << 32 | 3);
        assertThat(file.getFilePointer()).isEqualTo(5_000_001);
        rows.end();
        assertThat(file.getFilePointer()).isEqualTo(5_000_001);
    }

    @Test
    void aClosedFileIsTheLoops() throws IOException {
        file.close();
        assertThatThrownBy(() -> rows.read(5, new byte[0], 0, 0)).isInstanceOf(IOException.class);
    }

    @Test
    void runsOfSingleRowsAreRemembered() throws IOException {
        Site site = Sites.at(Sites.register());
        for (int run = 0; run < 8; run++) {
            rows = rowsOf(HOW, site);
            isFromWindow(run * 100);
            rows.end();
        }
        assertThat(site.elements()).isEqualTo(8 * ROW);
        assertThat(Sieve.of(file, Integer.MAX_VALUE, 1, site)).isNull();
    }

    @Test
    void runsOfSeveralRowsAreNotHoweverFarApart() throws IOException {
        Site site = Sites.at(Sites.register());
        for (int run = 0; run < 20; run++) {
            rows = rowsOf(HOW, site);
            served(0, 20_000, 2);
            rows.end();
        }
        assertThat(Sieve.of(file, Integer.MAX_VALUE, 1, site)).isNotNull();
    }

    @Test
    void theirBytesAreLentUntilTheEnd() throws IOException {
        byte[] kept = borrowedAlone();
        rows = rowsOf(HOW, Sites.at(Sites.register()));
        served(0, 100, 8);
        assertThat(kept[0]).as("of the last window").isPositive();
        assertThat(allThatCanBeBorrowed()).as("lent to nobody else").doesNotContain(kept);
        rows.end();
        assertThat(Scratch.borrow(Scratch.LENGTH)).isSameAs(kept);
    }

    @Test
    void theyAreGivenBackOnce() throws IOException {
        borrowedAlone();
        served(0, 100, 8);
        rows.end();
        rows.end();
        assertThat(new HashSet<>(allThatCanBeBorrowed())).hasSize(ALL);
        assertThat(rows.read(800, new byte[ROW], 0, ROW))
                .as("nothing to read through")
                .isZero();
    }

    @Test
    void anotherThreadHasNothingOfThem() throws Exception {
        byte[] kept = borrowedAlone();
        rows = rowsOf(HOW, Sites.at(Sites.register()));
        assertThat(elsewhere(() -> rows.read(0, new byte[ROW], 0, ROW))).isZero();
        served(0, 100, 8);
        List<byte[]> borrowed = elsewhere(() -> {
            rows.end();
            return allThatCanBeBorrowed();
        });
        assertThat(borrowed).doesNotContain(kept);
        byte[] row = new byte[ROW];
        assertThat(rows.read(800, row, 0, ROW)).isEqualTo(1L << 32 | ROW);
        assertThat(row).containsOnly(0);
    }

    private static <T> T elsewhere(Callable<T> call) throws Exception {
        FutureTask<T> task = new FutureTask<>(call);
        new Thread(task).start();
        return task.get();
    }

    /** The one array that is left to borrow, which has been given back. */
    private static byte[] borrowedAlone() {
        byte[] kept = allThatCanBeBorrowed().get(0);
        Scratch.giveBack(kept);
        return kept;
    }

    private static List<byte[]> allThatCanBeBorrowed() {
        List<byte[]> all = new ArrayList<>();
        for (int k = 0; k < ALL; k++) {
            all.add(Scratch.borrow(Scratch.LENGTH));
        }
        return all;
    }
}
