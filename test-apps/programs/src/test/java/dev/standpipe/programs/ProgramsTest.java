package dev.standpipe.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.programs.PlayerProcess.Answer;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bounded dose, a larger one with {@code -Pfull}, of what {@code .ci/programs} does at length. */
@Tag("slow")
class ProgramsTest {
    @Test
    void nobodyCanTell() throws IOException {
        String programs = System.getProperty("random.programs", "500");
        Answer answer = played("--programs", programs, "--inputs", "12", "--compilers", "javac,ecj,javac-25,ecj-1.4");
        assertThat(answer.differences).isEmpty();
        assertThat(answer.broken).isEmpty();
        assertThat(answer.rewritten)
                .as("a generator whose programs are hardly ever rewritten has no teeth")
                .isGreaterThan(answer.programs * 2 / 5);
        assertThat(answer.sitesThatMoved).isGreaterThan(answer.sites * 2 / 3);
    }

    @ParameterizedTest
    @CsvSource({"FAULTS_LOST, 400, 6", "FIELDS_TRUSTED, 800, 20", "ROOM_IGNORED, 400, 6", "ONE_TOO_FAR, 400, 6"})
    void aMistakeIsNoticed(String sabotage, String programs, String inputs) throws IOException {
        assertThat(played("--programs", programs, "--inputs", inputs, "--compilers", "ecj", "--sabotage", sabotage)
                        .differences)
                .isNotEmpty();
    }

    private static Answer played(String... arguments) throws IOException {
        Options options = Options.parse(arguments);
        options.seed = 4711;
        options.shrink = 0;
        Programs programs = new Programs(options);
        programs.run();
        return programs.total;
    }
}
