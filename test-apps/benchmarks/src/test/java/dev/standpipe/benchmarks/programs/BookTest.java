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
    void otherJdksStayAndWhatIsMeasuredAgainTakesThePlaceOfWhatWasThere() {
        Row again = Made.sort(8, "raf", Arm.PLAIN, 9);
        Book merged = old.with(
                Map.of("cpu", "a fast one", "cores", "2", "memory", "much", "last command", "another"), List.of(again));
        assertThat(merged.rows())
                .containsExactly(again, old.rows().get(1), old.rows().get(2));
        assertThat(merged.facts()).containsEntry("last command", "another").containsEntry("cpu", "a fast one");
    }

    @Test
    void whatIsMeasuredForTheFirstTimeComesLast() {
        Row first = Made.sort(25, "raf", Arm.PLAIN, 9);
        Map<String, String> here = Map.of("cpu", "a fast one", "cores", "2", "memory", "much");
        assertThat(old.with(here, List.of(first)).rows())
                .containsExactly(
                        old.rows().get(0), old.rows().get(1), old.rows().get(2), first);
    }

    @Test
    void saysHowManyRoundsThereWere() {
        assertThat(old.rounds()).isEqualTo("1");
        Row three = Made.sort(8, "raf", Arm.PLAIN, 9, 8, 7);
        assertThat(old.with(Made.FACTS, List.of(three)).rounds()).isEqualTo("1 to 3");
    }

    @Test
    void figuresOfAnotherMachineGo() {
        Row row = Made.sort(17, "raf", Arm.PLAIN, 9);
        assertThat(old.with(Map.of("cpu", "another", "cores", "2", "memory", "much"), List.of(row))
                        .rows())
                .containsExactly(row);
    }
}
