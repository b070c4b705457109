package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bounded dose; more of it: {@link SkipProof#main}. */
@Tag("once")
class SkipProofTest {
    @BeforeAll
    static void link() {
        assertThat(Switch.on()).isNull();
    }

    @Test
    void nobodyCanTellThatPartsAreSkipped() throws Exception {
        try (SkipProof proof = new SkipProof()) {
            proof.exhaust(59);
            proof.draw(System.nanoTime(), 3_000);
            assertThat(proof.differences()).isEmpty();
            assertThat(proof.played()).isGreaterThan(10_000);
            assertThat(proof.carried()).isGreaterThan(100_000);
        }
    }
}
