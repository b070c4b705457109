package dev.standpipe.benchmarks.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** From figures to the pages. */
class PagesTest {
    @TempDir
    Path docs;

    private static Path template() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("docs/evidence/results"))) {
            here = here.getParent();
        }
        return here.resolve("docs/evidence/results");
    }

    private String page(String name, Book book) throws IOException {
        book.write(docs.resolve(name + ".csv"));
        Pages.write(template(), docs);
        return Files.readString(docs.resolve(name + ".md"));
    }

    @Test
    void saysWhatWasMetAndWhatWasMissed() throws IOException {
        assertThat(page("sort", Made.SORTS))
                .contains("| raf with the agent, times as fast | ≥ 60.0 | 95.0 (90.0 to 100); C 146 |")
                .contains("| ds with the agent, times as fast | ≥ 60.0 | **30.0 (30.0 to 30.0)**; C 140 |")
                .contains(
                        "| dsb with the agent, times as fast | ≥ 2.0 | *1.50 (1.36 to 1.67)*; C 1.67; with C's transfers 1.88 |")
                .contains("| bulkds, time as a multiple of C's | ≤ 1.25 | 1.11 (1.11 to 2.00) |");
    }

    @Test
    void onlyLargeArraysAreHeldAgainstC() throws IOException {
        assertThat(page("array-io", Made.BLOCKS))
                .contains("| bulk, time as a multiple of C's, 128 MiB, threads 1 | ≤ 1.25 | **1.50 (1.50 to 1.50)** |")
                .doesNotContain("multiple of C's, 2 MiB");
    }

    @Test
    void hasThePapersTableBesideOurs() throws IOException {
        assertThat(page("sort", Made.SORTS))
                .contains("| raf | 2834.312 | 1298.845 | 1493.879 | 41.538 |  |")
                .contains("| raf, plain | 9.50 |  |  |  |  |")
                .contains("| raf, plain | 1.8 |");
    }

    @Test
    void phasesThatAreSlowerAreFlagged() throws IOException {
        assertThat(page("apps", Made.APPS))
                .contains("| k-means | read | 0.1000 | 20 % | 0.0500 | 0 % | 0.500 | **1.200** | – | 1.150 | 30 |")
                .contains("| k-means | compute | 0.5000 | 0 % | 0.5150 | 0 % | **1.030** | 1.000 | – | – | – |")
                .contains("| 2 phases after the first pass | take longer than 1.02 times | do not |")
                .contains("| with the agent | 1 | 1 | 0 | 1 | 1.030 |")
                .contains("| the program as it is, once more | 0 | 1 | 1 | 1 | 1.000 |")
                .contains(
                        "| k-means, JDK 17, warm | compute | 1.030 (1.030 to 1.030) | 15.0 | 1.000 (0.990 to 1.000) |")
                .doesNotContain("| k-means, JDK 17, warm | read")
                .contains("| k-means | 2 of 3 | 3 | 0.6000 | 0.5650 | 1.06 | – | 0.7000 | 0.7300 | 0.96 | 0.30 |");
    }

    @Test
    void aFewRoundsThatLieFarApartTellNothing() {
        Row without = Made.app(17, Arm.PLAIN, "compute", 60, 76, 61, 78, 62);
        Row with = Made.app(17, Arm.AGENT, "compute", 77, 76, 61, 78, 62);
        Doubt doubt = Doubt.of(with, without);
        assertThat(with.median() / without.median()).isGreaterThan(1.2);
        assertThat(doubt.least()).isLessThan(1);
        assertThat(doubt.most()).isGreaterThan(1.2);
        assertThat(Doubt.of(with, without)).isEqualTo(doubt);
    }

    @Test
    void saysWhatPrefetchCosts() throws IOException {
        assertThat(page("apps", Made.APPS))
                .contains("| k-means | 0.5000 | 1.010 (1.000 to 1.040) | **1.060** (1.060 to 1.060) |");
    }

    @Test
    void wrongChecksumsAreOnThePage() throws IOException {
        Row wrong = Made.withChecksum(Made.app(17, Arm.OFFLINE, Row.PROCESS, 1), "deadbeef");
        Book book = Made.APPS.with(
                Made.FACTS,
                Stream.concat(Made.APPS.rows().stream(), Stream.of(wrong)).toList());
        assertThat(page("apps", book))
                .contains("**Not the same**")
                .contains("plain = 0badcafe; agent = 0badcafe; offline = deadbeef");
        assertThat(page("apps", Made.APPS)).doesNotContain("Not the same**").contains("Checksums compared in 6 runs");
    }

    @Test
    void indexCountsWhatWasMet() throws IOException {
        page("sort", Made.SORTS);
        assertThat(Files.readString(docs.resolve("index.md")))
                .contains("| [sort](sort.md) | 2 of 4, 1 out of reach | 17 |");
        assertThat(docs.resolve("awan.md")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"array-io", "awan", "xu-guo", "balance"})
    void onePhaseIsEnoughForAPage(String name) throws Exception {
        String program = List.of("byte-io", "block-array", "array-io", "balance").stream()
                .filter(p -> p.equals(name)
                        || name.equals("awan") && p.startsWith("block")
                        || name.equals("xu-guo") && p.startsWith("byte"))
                .findFirst()
                .orElseThrow();
        String setting = name.equals("xu-guo") ? "sequential 1" : name.equals("balance") ? "read 1" : "threads 1";
        Book book = new Book(
                Made.FACTS,
                List.of(
                        Made.row(8, program, "raw", setting, 1, Arm.PLAIN, "read", 10),
                        Made.row(8, program, "raw", setting, 1, Arm.PLAIN, Row.TOTAL, 10)));
        assertThat(page(name, book)).contains("a fast one");
    }

    @Test
    void drawingsAreXml() throws Exception {
        page("sort", Made.SORTS);
        page("apps", Made.APPS);
        try (Stream<Path> drawings = Files.list(docs.resolve("img"))) {
            for (Path drawing : drawings.toList()) {
                String svg = Files.readString(drawing);
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
                assertThat(svg).doesNotContain("NaN").doesNotContain("Infinity");
            }
        }
        assertThat(docs.resolve("img")).isDirectoryContaining("glob:**/apps.svg");
    }
}
