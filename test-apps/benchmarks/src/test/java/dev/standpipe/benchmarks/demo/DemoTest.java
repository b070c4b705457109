package dev.standpipe.benchmarks.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.benchmarks.Jdk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The demo on tiny inputs, and its picture. */
@Tag("slow")
class DemoTest {
    private static final Path ROOT = repository();

    @TempDir
    Path work;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private static Path repository() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("standpipe"))) {
            here = here.getParent();
        }
        return here;
    }

    private int demo(Path root, String... words) throws IOException {
        return Demo.run(root, List.of(words), new PrintStream(out), new PrintStream(err));
    }

    /** A folder like the repository, so that nothing is written there. */
    private Path copy() throws IOException {
        Files.createDirectories(work.resolve("docs/evidence/img"));
        for (String target : List.of("agent/target", "test-apps/legacy/target")) {
            Files.createDirectories(work.resolve(target));
            try (DirectoryStream<Path> jars = Files.newDirectoryStream(ROOT.resolve(target), "standpipe*.jar")) {
                for (Path jar : jars) {
                    Files.copy(jar, work.resolve(target).resolve(jar.getFileName()));
                }
            }
        }
        return work;
    }

    @Test
    void showsEachPhaseAndWritesReportAndPicture() throws Exception {
        assertThat(demo(copy(), "--small", "--publish")).isZero();
        String said = out.toString(StandardCharsets.UTF_8);
        Performance performance = Performance.read(work.resolve("docs/evidence/demo.csv"));
        assertThat(performance.figures())
                .extracting(figure -> figure.program().replaceAll(":.*", "") + " " + figure.phase())
                .containsExactly(
                        "MatrixFile read",
                        "MatrixFile compute",
                        "MatrixFile write",
                        "MatrixFile whole run",
                        "HeightMap read",
                        "HeightMap compute",
                        "HeightMap write",
                        "HeightMap whole run");
        assertThat(performance.figures().get(0).bytes()).isEqualTo(8 + 40 * 40 * 8);
        assertThat(performance.figures().get(6).bytes()).isEqualTo(8 + 2 * 64 * 64 * 2);
        assertThat(performance.figures()).allMatch(figure -> figure.with() > 0 && figure.without() > 0);
        String picture = Files.readString(work.resolve("docs/evidence/img/demo.svg"));
        assertThat(picture).isEqualTo(Picture.of(performance));
        List<String> drawn = linesOf(picture);
        List<String> rows = said.lines()
                .filter(line -> line.matches("  (read|compute|write|whole run) .*|.* seconds .*MB/s.*"))
                .toList();
        assertThat(rows).hasSize(9);
        assertThat(drawn).containsAll(rows);
        assertThat(Files.readString(work.resolve("target/demo.html")))
                .contains("MatrixFile")
                .contains("HeightMap");
        assertThat(said).contains("target/demo.html").contains("the same in all 12 runs");
        assertThat(work.resolve("target/demo/MatrixFile")).doesNotExist();
    }

    /** What the documentation shows was measured, and nobody has touched it since. */
    @Test
    void thePictureOfTheDocumentationIsOfItsFigures() throws Exception {
        Performance performance = Performance.read(ROOT.resolve("docs/evidence/demo.csv"));
        assertThat(Files.readString(ROOT.resolve("docs/evidence/img/demo.svg")))
                .as("the picture, which ./standpipe demo --publish makes anew")
                .isEqualTo(Picture.of(performance));
        assertThat(performance.figures()).hasSize(8);
        assertThat(Files.readString(ROOT.resolve("README.md"))).contains("](docs/evidence/img/demo.svg)");
    }

    @Test
    void figuresAreMedians() {
        Figure figure =
                Figure.ofCsv("MatrixFile,read,8000000,2000000000/100000000 3000000000/100000000 9000000000/300000000");
        assertThat(figure.without()).isEqualTo(3);
        assertThat(figure.with()).isEqualTo(0.1);
        assertThat(figure.ratio()).isEqualTo(30);
        assertThat(Figure.ofCsv(figure.toCsv())).isEqualTo(figure);
        assertThat(new Table(new Style(false))
                        .of("", List.of(figure))
                        .get(1)
                        .trim()
                        .split(" +"))
                .containsExactly("read", "8.0", "MB", "3.000", "2.7", "0.100", "80.0", "30x");
    }

    @Test
    void tellsADifferenceInWhatAProgramSays() {
        assertThatThrownBy(() -> show(0))
                .isInstanceOf(Difference.class)
                .hasMessageContaining("Fickle comes to checksum");
    }

    @Test
    void tellsADifferenceInFiles() {
        assertThatThrownBy(() -> show(1))
                .isInstanceOf(Difference.class)
                .hasMessageContaining("Fickle comes to {input=")
                .hasMessageContaining("output=");
    }

    private void show(int size) throws Exception {
        Stage stage = new Stage(
                Jdk.at(Path.of(System.getProperty("java.home"))),
                ROOT.resolve("agent/target/standpipe.jar"),
                Path.of(Fickle.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI()),
                work);
        new Showing(stage, new Style(false), new PrintStream(out))
                .of(List.of(new Act(Fickle.class.getName(), size, "")), "");
    }

    @Test
    void saysWhatIsMissing() throws Exception {
        assertThat(demo(work)).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("test-apps/legacy")
                .contains("./standpipe demo builds it");
        assertThat(demo(ROOT, "--jdk", work.toString())).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("there is no JDK in " + work);
        assertThat(demo(ROOT, "--jdk")).isEqualTo(2);
        assertThat(demo(ROOT, "--smal")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("did you mean --small?");
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(demo(work, "--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("--jdk DIR");
    }

    private static List<String> linesOf(String svg) throws Exception {
        NodeList texts = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getElementsByTagName("text");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < texts.getLength(); i++) {
            lines.add(texts.item(i).getTextContent());
        }
        return lines;
    }
}
