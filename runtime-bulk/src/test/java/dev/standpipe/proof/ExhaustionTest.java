package dev.standpipe.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bounded dose, a larger one with {@code -Pfull}; all of it: {@link Exhaustion#main}. */
@Tag("slow")
class ExhaustionTest {
    @Test
    void smallProgramsOnEveryStackSeeNoDifference() throws InterruptedException {
        long share = Long.getLong("exhaustion.share", 480_017);
        Exhaustion dose = new Exhaustion(share, Forms.PLAIN, 5, null, 120);
        assertThat(dose.run(2)).isEmpty();
        assertThat(dose.played()).isGreaterThan(2_000_000_000L / share);
    }

    @Test
    @Tag("once")
    void neitherDoRoundsThatAreStaged() throws InterruptedException {
        long share = Long.getLong("exhaustion.rounds.share", 720_007);
        Exhaustion dose = new Exhaustion(share, Forms.ROUNDS, 5, null, 120);
        assertThat(dose.run(2)).isEmpty();
        assertThat(dose.played()).isGreaterThan(1_500_000_000L / share);
    }

    @Test
    @Tag("once")
    void neitherDoConversions() throws InterruptedException {
        long share = Long.getLong("exhaustion.conversions.share", 240_007);
        Exhaustion dose = new Exhaustion(
                share,
                Forms.ALL,
                5,
                "(DATA \\[(BUFFERED)?\\] (BYTES|FILE|USER)|FILE \\[\\] BYTES|OBJECT \\[\\] BYTES)$",
                60);
        assertThat(dose.run(2)).isEmpty();
        assertThat(dose.played()).isGreaterThan(100_000_000L / share);
    }
}
