package dev.standpipe.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UtcTimeTest {
    private static final long YEAR_2400 = 13_569_465_600L;

    @Test
    void theDaysAreThoseOfTheJdk() {
        for (long seconds = 0; seconds < YEAR_2400; seconds += 24 * 60 * 60) {
            assertSame(seconds);
            assertSame(seconds + 24 * 60 * 60 - 1);
        }
    }

    @Test
    void soAreTheTimes() {
        Random random = new Random(7);
        for (int k = 0; k < 100_000; k++) {
            assertSame((long) (random.nextDouble() * YEAR_2400));
        }
    }

    @Test
    void inNamesThereIsNothingThatAFileCannotBeCalled() {
        for (long seconds : new long[] {0, 59, 60, 3599, 86_399, 951_782_400, 1_764_089_999, 4_102_444_800L}) {
            assertThat(UtcTime.inNames(1000 * seconds + 999))
                    .isEqualTo(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss")
                            .format(LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC)));
        }
    }

    private static void assertSame(long seconds) {
        String expected = Instant.ofEpochSecond(seconds).toString();
        if (!UtcTime.text(1000 * seconds + 999).equals(expected)) {
            assertThat(UtcTime.text(1000 * seconds + 999)).isEqualTo(expected);
        }
    }
}
