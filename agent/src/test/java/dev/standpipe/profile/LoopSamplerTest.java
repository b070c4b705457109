package dev.standpipe.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Observations;
import org.junit.jupiter.api.Test;

/** How much of a processor the looks at stacks take, however long one is. */
class LoopSamplerTest {
    private static final long MILLI = 1_000_000;

    private static LoopSampler sampler(boolean closely) {
        return new LoopSampler(Observations.live(), closely);
    }

    @Test
    void longLooksAreSeldom() {
        LoopSampler sampler = sampler(false);
        assertThat(sampler.restAfter(300 * MILLI)).isGreaterThanOrEqualTo(20 * 300 * MILLI);
        for (int k = 0; k < 20; k++) {
            sampler.restAfter(100 * MILLI);
        }
        assertThat(sampler.restAfter(100 * MILLI)).isGreaterThanOrEqualTo(200 * 100 * MILLI);
        LoopSampler close = sampler(true);
        for (int k = 0; k < 20; k++) {
            assertThat(close.restAfter(100 * MILLI)).isGreaterThanOrEqualTo(10 * 100 * MILLI);
        }
    }

    @Test
    void shortLooksAreAsOftenAsWasAskedFor() {
        LoopSampler sampler = sampler(false);
        LoopSampler close = sampler(true);
        for (int k = 0; k < 40; k++) {
            assertThat(sampler.restAfter(MILLI / 20)).isEqualTo(20 * MILLI);
            assertThat(close.restAfter(MILLI / 20)).isEqualTo(MILLI);
        }
        assertThat(sampler.restAfter(500 * MILLI)).as("one that had to wait").isEqualTo(20 * MILLI);
    }

    @Test
    void coldLooksAreSeldomButMoreThanOne() {
        LoopSampler sampler = sampler(false);
        assertThat(sampler.restAfter(4 * MILLI)).as("the first").isEqualTo(100 * MILLI);
        for (int k = 1; k < 15; k++) {
            assertThat(sampler.restAfter(MILLI / 2)).isEqualTo(50 * MILLI);
        }
        assertThat(sampler.restAfter(MILLI / 2)).as("from now on compiled").isEqualTo(100 * MILLI);
    }

    @Test
    void looksThatWaitForProcessorsAreSeldomToo() {
        LoopSampler sampler = sampler(false);
        for (int k = 0; k < 16; k++) {
            sampler.restAfter(k % 2 == 0 ? MILLI / 5 : 5 * MILLI);
        }
        assertThat(sampler.restAfter(5 * MILLI)).isBetween(200 * 2 * MILLI, 200 * 3 * MILLI);
    }

    @Test
    void aProcessThatHardlyWorksIsHardlyLookedAt() {
        LoopSampler sampler = sampler(false);
        long now = System.nanoTime();
        long worked = 3_600_000 * MILLI;
        assertThat(sampler.leftToWork(now, worked)).as("the first look").isZero();
        sampler.restAfter(MILLI);
        assertThat(sampler.leftToWork(now += 100 * MILLI, worked)).as("idle").isEqualTo(100 * MILLI);
        assertThat(sampler.leftToWork(now += 100 * MILLI, worked + 10 * MILLI)).isEqualTo(15 * MILLI);
        assertThat(sampler.leftToWork(now += 100 * MILLI, worked + 30 * MILLI)).isZero();
        assertThat(sampler.leftToWork(now, ProcessorTime.UNKNOWN))
                .as("by the clock")
                .isZero();
    }
}
