package dev.standpipe.gaps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each program does with the agent what it does without, and would be caught if it did not. */
@Tag("slow")
class GapsTest {
    @ParameterizedTest
    @EnumSource
    void sameWithTheAgent(Program program) throws Exception {
        Jdk jdk = Jdk.running();
        List<Comparison> comparisons = program.comparisons(jdk, program.quick, false);
        assumeTrue(!comparisons.isEmpty(), "not on " + jdk + ", or only by .ci/gaps");
        List<String> differences = new ArrayList<>();
        for (Comparison comparison : comparisons) {
            differences.addAll(comparison.differences());
        }
        assertThat(differences).isEmpty();
    }

    /** A comparison that an engine with a mistake passes proves nothing. */
    @ParameterizedTest
    @EnumSource
    @Tag("once")
    void mistakesAreNoticed(Program program) throws Exception {
        Jdk jdk = Jdk.running();
        List<Comparison> comparisons = program.comparisons(jdk, program.quick, true);
        assumeTrue(!comparisons.isEmpty(), "not on " + jdk + ", or only by .ci/gaps");
        for (Comparison comparison : comparisons) {
            assertThat(comparison.differences()).as(comparison.label()).isNotEmpty();
        }
    }

    @Test
    void programsHaveTheirNames() {
        assertThat(Program.of("shared")).isSameAs(Program.SHARED);
    }
}
