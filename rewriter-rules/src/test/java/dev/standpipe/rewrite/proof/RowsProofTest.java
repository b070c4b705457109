package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bounded dose; more of it: {@link RowsProof#main}. */
@Tag("once")
class RowsProofTest {
    @BeforeAll
    static void link() {
        assertThat(Switch.on()).isNull();
    }

    @Test
    void nobodyCanTellRowsApart() throws Exception {
        try (RowsProof proof = new RowsProof()) {
            proof.exhaust(29);
            proof.draw(System.nanoTime(), 3_000);
            assertThat(proof.differences()).isEmpty();
            assertThat(proof.played()).isGreaterThan(8_000);
            assertThat(proof.carried()).isGreaterThan(100_000);
        }
    }
}
