package dev.standpipe.runtime.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which files are read ahead, and how often they are looked at. */
class ReadAheadPolicyTest {
    private static final int SMALL = 1 << 13;
    private static final int LARGE = 1 << 20;
    private static final long MIB = 1 << 20;

    private final ReadAheadPolicy worth = new ReadAheadPolicy(ReadAheadLimits.usual(ReadAheadLimits.HINT));

    @Test
    void aFileIsTakenForQuickUntilItIsSlow() {
        assertThat(worth.isQuick()).isTrue();
        read(8, SMALL, false);
        assertThat(worth.isQuick()).isFalse();
    }

    @Test
    void oneSlowReadOfManyIsForgiven() {
        read(20, LARGE, true);
        read(1, LARGE, false);
        assertThat(worth.isQuick()).isTrue();
        read(1, LARGE, false);
        assertThat(worth.isQuick()).isFalse();
    }

    /** Each look costs a tenth of such a read. */
    @Test
    void fewOfTheSmallReadsOfAQuickFileAreLookedAt() {
        int reads = (int) (32 * MIB / SMALL);
        assertThat(read(reads, SMALL, true)).isBetween(8, reads / 30);
    }

    @Test
    void allLargeReadsAreLookedAt() {
        assertThat(read(100, LARGE, true)).isEqualTo(100);
    }

    @Test
    void aFileThatBecomesSlowIsFoundOutAfterAFewMegabytes() {
        read((int) (100 * MIB / SMALL), SMALL, true);
        long before = 0;
        while (worth.isQuick() && before < 100 * MIB) {
            read(1, SMALL, false);
            before += SMALL;
        }
        assertThat(before).isLessThan(9 * MIB);
    }

    @Test
    void allOfASlowFileIsLookedAt() {
        assertThat(read(1000, SMALL, false)).isEqualTo(1000);
    }

    /** Or else the thread that reads ahead would be what makes it worthwhile to read ahead. */
    @Test
    void slowReadsOfAFileThatIsQuickForTheOtherThreadDoNotCountForLong() {
        int ahead = 0;
        for (int k = 0; k < 1000; k++) {
            read(1, SMALL, false);
            if (!worth.isQuick()) {
                ahead++;
                worth.ahead(false);
            }
        }
        assertThat(ahead).isBetween(2, 20);
    }

    @Test
    void partsOfASlowFileAreReadAheadAllTheTime() {
        read(8, SMALL, false);
        for (int k = 0; k < 1000; k++) {
            assertThat(worth.isQuick()).as("part " + k).isFalse();
            worth.ahead(true);
        }
    }

    @Test
    void largePartsThatWereQuickByChanceDoNotPutAnEndToIt() {
        read(2, LARGE, false);
        worth.ahead(false);
        assertThat(worth.isQuick()).isFalse();
    }

    /** How many of the reads were looked at. */
    private int read(int reads, int bytes, boolean quickly) {
        int looks = 0;
        for (int k = 0; k < reads; k++) {
            if (!worth.needsNoLook(bytes)) {
                looks++;
                worth.timed(bytes, quickly ? bytes / 10 : bytes);
            }
        }
        return looks;
    }
}
