package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bounded dose; more of it: {@link SieveProof#main}. */
@Tag("once")
class SieveProofTest {
    @BeforeAll
    static void link() {
        assertThat(Switch.on()).isNull();
    }

    @Test
    void nobodyCanTellPiecesApart() throws Exception {
        try (SieveProof proof = new SieveProof()) {
            proof.exhaust(5);
            proof.draw(System.nanoTime(), 5_000);
            assertThat(proof.differences()).isEmpty();
            assertThat(proof.played()).isGreaterThan(15_000);
            assertThat(proof.carried()).isGreaterThan(100_000);
        }
    }
}
