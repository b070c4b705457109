package dev.standpipe.proof.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A bounded dose with a fixed seed; hundreds of thousands with another: {@link AheadFuzz#main}. */
class AheadFuzzTest {
    @Test
    void randomProgramsOverFilesSeeNoDifference() throws Exception {
        AheadFuzz fuzz = new AheadFuzz(Long.getLong("ahead.seed", 20_000_103), Long.getLong("ahead.cases", 2000), 1, 2);
        assertThat(fuzz.run()).isEmpty();
        assertThat(fuzz.played()).isGreaterThan(1000);
    }
}
