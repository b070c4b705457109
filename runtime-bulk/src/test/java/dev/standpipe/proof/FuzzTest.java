package dev.standpipe.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import org.junit.jupiter.api.Test;

/** A bounded dose with a fixed seed, a larger one with {@code -Pfull}; millions of cases: {@link Fuzz#main}. */
class FuzzTest {
    @Test
    void randomProgramsSeeNoDifference() throws InterruptedException {
        Fuzz fuzz = new Fuzz(Long.getLong("fuzz.seed", 20_000_101), Long.getLong("fuzz.cases", 8000), 120, 1, null);
        assertThat(fuzz.run(2)).isEmpty();
    }

    @Test
    void norDoTheyOnVirtualThreads() throws InterruptedException {
        assumeTrue(JavaVersion.RUNNING >= 21, "virtual threads came with 21");
        Fuzz fuzz = new Fuzz(20_000_102, Long.getLong("fuzz.virtual.cases", 3000), 60, 1, null).onVirtualThreads();
        assertThat(fuzz.run(2)).isEmpty();
    }
}
