package dev.standpipe.benchmarks.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept from run to run. */
class BookTest {
    @TempDir
    Path folder;

    private final Book old = new Book(
            Made.FACTS,
            List.of(
                    Made.sort(8, "raf", Arm.PLAIN, 1),
                    Made.sort(17, "raf", Arm.PLAIN, 2),
                    Made.sort(17, "ds", new Arm("agent, ahead", Arm.Kind.AGENT, ""), 3)));

    @Test
    void figuresSurviveTheFile() throws IOException {
        Path csv = folder.resolve("sort.csv");
        old.write(csv);
        assertThat(Book.read(csv)).isEqualTo(old);
    }

    @Test
    void jsonHasTheSame() throws IOException {
        old.write(folder.resolve("sort.csv"));
        assertThat(Files.readString(folder.resolve("sort.json")))
                .contains("\"cpu\": \"a fast one\"")
                .contains("\"variant\": \"ds\"")
                .contains("\"nanos\": [3000000]}\n  ]\n}");
    }

    @Test
    void otherJdksStayAndWhatIsMeasuredAgainGoes() {
        Row again = Made.sort(17, "raf", Arm.PLAIN, 9);
        Book merged =
                old.with(Map.of("cpu", "a fast one", "cores", "2", "memory", "much", "rounds", "1"), List.of(again));
        assertThat(merged.rows()).containsExactly(old.rows().get(0), again);
        assertThat(merged.facts()).containsEntry("rounds", "1").containsEntry("cpu", "a fast one");
    }

    @Test
    void figuresOfAnotherMachineGo() {
        Row row = Made.sort(17, "raf", Arm.PLAIN, 9);
        assertThat(old.with(Map.of("cpu", "another", "cores", "2", "memory", "much"), List.of(row))
                        .rows())
                .containsExactly(row);
    }
}
