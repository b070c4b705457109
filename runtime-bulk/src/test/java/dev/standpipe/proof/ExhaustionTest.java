package dev.standpipe.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A bounded dose; all of it: {@link Exhaustion#main}. */
class ExhaustionTest {
    @Test
    void smallProgramsOnEveryStackSeeNoDifference() throws InterruptedException {
        Exhaustion share = new Exhaustion(Long.getLong("exhaustion.share", 40_009), Forms.PLAIN, 5, null, 120);
        assertThat(share.run(2)).isEmpty();
        assertThat(share.played()).isGreaterThan(50_000);
    }

    @Test
    void neitherDoRoundsThatAreStaged() throws InterruptedException {
        Exhaustion share = new Exhaustion(60_013, Forms.ROUNDS, 5, null, 120);
        assertThat(share.run(2)).isEmpty();
        assertThat(share.played()).isGreaterThan(25_000);
    }

    @Test
    void neitherDoConversions() throws InterruptedException {
        Exhaustion share = new Exhaustion(
                20_011,
                Forms.ALL,
                5,
                "(DATA \\[(BUFFERED)?\\] (BYTES|FILE|USER)|FILE \\[\\] BYTES|OBJECT \\[\\] BYTES)$",
                60);
        assertThat(share.run(2)).isEmpty();
        assertThat(share.played()).isGreaterThan(5_000);
    }
}
