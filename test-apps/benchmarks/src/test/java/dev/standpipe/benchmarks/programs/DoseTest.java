package dev.standpipe.benchmarks.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.benchmarks.Arguments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as it is, on small inputs: all ways of running come to the same result, and the page has a row for each. */
@Tag("programs")
class DoseTest {
    @TempDir
    Path folder;

    private String page(String subject, String page, String... more) throws IOException {
        List<String> words = new ArrayList<>(List.of("--quick", "--jdk", System.getProperty("java.home")));
        words.addAll(List.of("--docs", folder.toString(), "--dir", folder.toString()));
        words.addAll(List.of(more));
        Path root = Path.of(System.getProperty("repository"));
        assertThat(ProgramBench.parse(root, subject, new Arguments(words)).run())
                .isZero();
        assertThat(folder.resolve("standpipe-bench")).isEmptyDirectory();
        assertThat(folder.resolve(page + ".json")).isNotEmptyFile();
        return Files.readString(folder.resolve(page + ".md"));
    }

    @Test
    void apps() throws IOException {
        assertThat(page("apps", "apps", "--only", "k-means", "--only", "page-index"))
                .contains("| k-means | 4 of 4 |", "| k-means | compute |", "| page-index | scan |")
                .contains("Checksums compared in 14 runs")
                .doesNotContain("Not measured yet");
    }

    @Test
    void sort() throws IOException {
        String page = page("paper", "sort", "--only", "external-sort");
        for (String variant : List.of("raf", "ds", "dsb")) {
            for (Arm arm : Arm.OURS) {
                assertThat(page).contains("| " + variant + ", " + arm.name() + " | ");
            }
        }
        assertThat(page)
                .contains("| bulkraf, plain |", "| bulkds, plain |", "| async, plain |", "| raf | 2834.312 |")
                .doesNotContain("Not measured yet");
    }

    @Test
    @Tag("long")
    void otherPapers() throws IOException {
        String balance = page(
                "paper",
                "balance",
                "--only",
                "byte-io",
                "--only",
                "array-io",
                "--only",
                "block-array",
                "--only",
                "balance");
        assertThat(balance)
                .contains("| raf-read, agent |", "| async-read, plain |")
                .contains("cold cache");
        for (String other : List.of("array-io", "awan", "xu-guo")) {
            assertThat(Files.readString(folder.resolve(other + ".md")))
                    .contains("Checksums compared")
                    .doesNotContain("Not measured yet");
        }
    }
}
