package dev.standpipe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/** From figures to the page, with figures made up so that each verdict is known. */
class PageTest {
    private static final Path DOCS = repository().resolve("docs/evidence");
    private static final int INTS = (int) (Plan.LARGE / 4);

    @TempDir
    Path folder;

    static Path repository() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("standpipe"))) {
            here = here.getParent();
        }
        return here;
    }

    /** A pass of 64 MiB at so many bytes per nanosecond, one round a tenth slower than the median, one a tenth faster. */
    private static Figure figure(Stack stack, Direction direction, Contender contender, double rate) {
        double nanos = Plan.LARGE / rate;
        return new Figure(
                17,
                Group.Kind.CLEAN,
                stack,
                direction,
                Element.INT,
                Plan.LARGE,
                contender,
                INTS,
                1,
                1,
                3,
                nanos * 0.9,
                nanos,
                nanos * 1.1,
                nanos);
    }

    private static Figure small(int n, Contender contender, double nanos) {
        return new Figure(
                17,
                Group.Kind.SMALL,
                Stack.BYTES,
                Direction.READ,
                Element.INT,
                n * 4L,
                contender,
                n,
                10,
                1,
                3,
                nanos * 10,
                nanos * 10,
                nanos * 10,
                nanos);
    }

    private static final Results RESULTS = new Results(
            Map.of("cpu", "a fast one: made up"),
            List.of(
                    figure(Stack.RAF, Direction.READ, Contender.LOOP, 0.001),
                    figure(Stack.RAF, Direction.READ, Contender.PREFIX, 5),
                    figure(Stack.RAF, Direction.READ, Contender.CHUNK, 2.5),
                    figure(Stack.RAF, Direction.READ, Contender.HANDLE, 4),
                    figure(Stack.RAF, Direction.READ, Contender.C_64K, 10),
                    figure(Stack.BUFFERED, Direction.READ, Contender.LOOP, 1),
                    figure(Stack.BUFFERED, Direction.READ, Contender.PREFIX, 6),
                    figure(Stack.BYTES, Direction.READ, Contender.LOOP, 1),
                    figure(Stack.BYTES, Direction.READ, Contender.PREFIX, 14),
                    small(1, Contender.LOOP, 8),
                    small(1, Contender.PREFIX, 9.5),
                    small(2, Contender.LOOP, 8),
                    small(2, Contender.PREFIX, 9.5)));

    private String page() throws IOException {
        Page.write(RESULTS, DOCS, folder);
        return Files.readString(folder.resolve("performance.md"));
    }

    @Test
    void saysWhatWasMetAndWhatWasMissedByHowMuch() throws IOException {
        assertThat(page())
                .contains("| `RandomAccessFile`, read | 5000 (≥ 2500, C 10000) |")
                .contains(
                        "| `DataInputStream(BufferedInputStream(FileInputStream))` | **6.00**, missed by 50 % (≥ 12) |")
                .contains(
                        "| `DataInputStream(ByteArrayInputStream)` | **14.0**, missed by 7 %, within the spread (≥ 15) |")
                .contains("| `RandomAccessFile`, read | 1.25 |")
                .contains("| `RandomAccessFile`, read | **0.50**, missed by 44 % |");
    }

    @Test
    void smallTransfersMayCostTwoNanosecondsMoreUpToOneElement() throws IOException {
        assertThat(page()).contains("| 1 | 8.0 → 9.5 |").contains("| 2 | 8.0 → **9.5** |");
    }

    @Test
    void wordsBetweenThePlacesStay() throws IOException {
        String page = page();
        assertThat(page).contains("*Why not JMH?*").contains("| cpu | a fast one: made up |");
        assertThat(Markdown.fill(Markdown.fill(page, "run", "x"), "run", "y"))
                .contains("<!-- run:begin -->\ny\n<!-- run:end -->");
        assertThatThrownBy(() -> Markdown.fill(page, "elsewhere", "")).hasMessageContaining("elsewhere");
    }

    @Test
    void frontPageGetsThePictureAndTheRatios() throws IOException {
        Path readme = Files.copy(repository().resolve("README.md"), folder.resolve("README.md"));
        Page.writeFront(RESULTS, readme);
        assertThat(Files.readString(readme))
                .contains(
                        "](docs/evidence/img/over-the-loop.svg)",
                        "| `RandomAccessFile`, read | 5000 |",
                        "](docs/evidence/performance.md)");
    }

    @Test
    void drawingsAreXml() throws Exception {
        page();
        for (String drawing : new Charts(RESULTS, new Tables(RESULTS)).draw().values()) {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(drawing)));
            assertThat(drawing)
                    .contains("prefers-color-scheme: dark")
                    .doesNotContain("NaN")
                    .doesNotContain("Infinity");
        }
    }

    @Test
    void theForkInTheMiddleCounts() {
        Results merged = Results.of(
                Map.of(),
                List.of(
                        figure(Stack.RAF, Direction.READ, Contender.PREFIX, 5),
                        figure(Stack.RAF, Direction.READ, Contender.PREFIX, 1),
                        figure(Stack.RAF, Direction.READ, Contender.PREFIX, 4),
                        figure(Stack.RAF, Direction.READ, Contender.LOOP, 1)));
        assertThat(merged.figures()).hasSize(2);
        Figure figure = merged.figures().get(0);
        assertThat(figure.gigabytesPerSecond()).isCloseTo(4, Offset.offset(1e-6));
        assertThat(figure.max()).isCloseTo(Plan.LARGE * 1.1, Offset.offset(1.0));
        assertThat(figure.rounds()).isEqualTo(9);
    }

    @Test
    void figuresSurviveTheFile() throws IOException {
        Path file = folder.resolve("figures.csv");
        RESULTS.write(file);
        Results read = Results.read(file);
        assertThat(read.facts()).isEqualTo(RESULTS.facts());
        assertThat(read.figures()).hasSameSizeAs(RESULTS.figures());
        assertThat(read.figures().get(1).gigabytesPerSecond()).isCloseTo(5, Offset.offset(1e-6));
    }
}
