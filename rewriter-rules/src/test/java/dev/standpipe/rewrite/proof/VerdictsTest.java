package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each loop becomes what its source says, whoever compiled it. */
class VerdictsTest {
    @Test
    void asTheSourceSays() throws Exception {
        List<String> wrong = new ArrayList<>();
        List<LoopProgram> programs = RuleExhaustion.loops(null);
        for (LoopProgram program : programs) {
            if (!program.became().equals(program.expected())) {
                wrong.add(program + " should be " + program.expected() + " and is " + program.became());
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(programs).hasSizeGreaterThan(1000);
    }
}
