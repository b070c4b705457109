package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.rule.Reason;
import java.io.IOException;
import java.nio.file.Path;
import oldstyle.Mixed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplainTest {
    @TempDir
    Path folder;

    private String jar;

    @BeforeEach
    void pack() throws IOException {
        jar = new Packed().with(Mixed.class).at(folder.resolve("mixed.jar")).toString();
    }

    @Test
    void tellsAboutEachLoopOfAClass() {
        Spoken explained = Spoken.by("explain", "oldstyle.Mixed", "-cp", jar);
        assertThat(explained.code).isZero();
        assertThat(explained.out)
                .contains("rewritten by the rule ReadArray")
                .contains("left alone, CALL_IN_LOOP")
                .contains("PrintStream.println")
                .contains("instead: call it after the loop");
    }

    @Test
    void tellsAboutOneMethod() {
        assertThat(Spoken.by("explain", "oldstyle.Mixed.plain", "-cp", jar).out)
                .contains("rewritten")
                .doesNotContain("left alone");
    }

    @Test
    void listsInstructionsBeforeAndAfter() {
        String out = Spoken.by("explain", "-b", "oldstyle.Mixed.plain", "-cp", jar).out;
        int after = out.indexOf("-- plain(Ljava/io/DataInput;[I)V after");
        assertThat(out.indexOf("-- plain(Ljava/io/DataInput;[I)V before"))
                .isPositive()
                .isLessThan(after);
        assertThat(out.substring(0, after)).contains("DataInput.readInt").doesNotContain("java/io/Standpipe");
        assertThat(out.substring(after)).contains("DataInput.readInt").contains("java/io/Standpipe.readArray");
    }

    @Test
    void namesTheClassThatWasPerhapsMeant() {
        Spoken wrong = Spoken.by("explain", "Mixed", "-cp", jar);
        assertThat(wrong.code).isEqualTo(Exit.REFUSED);
        assertThat(wrong.err).contains("there is no class Mixed").contains("oldstyle.Mixed");
    }

    @Test
    void saysSoWhereNothingIsCarried() {
        assertThat(Spoken.by("explain", "oldstyle.Mixed.none", "-cp", jar).out).contains("no loop of this method");
    }

    @ParameterizedTest
    @EnumSource
    void knowsWhatWouldHelp(Reason reason) {
        assertThat(Advice.on(reason)).isNotEmpty().doesNotContain("](").doesNotContain("`");
    }
}
