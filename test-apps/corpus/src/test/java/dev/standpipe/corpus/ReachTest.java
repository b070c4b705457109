package dev.standpipe.corpus;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Hierarchy;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small version of the command: parts of the JDK that runs this, and the jars of the class path, some of which are there for their loops. */
@Tag("slow")
class ReachTest {
    private static final Path PINNED = Path.of("src/test/resources/dev/standpipe/corpus/reach.txt");

    private static Scan scan;
    private static List<Path> jars;

    @BeforeAll
    static void scan() throws IOException {
        Library jdk = Library.jdk(
                "this JDK",
                Path.of(System.getProperty("java.home")),
                "java.base",
                "java.desktop",
                "java.xml",
                "jdk.compiler");
        Supertypes known = new Supertypes(Hierarchy.UNKNOWN).addAll(jdk);
        List<Library> libraries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (entry.endsWith(".jar") && !entry.contains("standpipe-")) {
                libraries.add(Library.jar(Path.of(entry).getFileName().toString(), Path.of(entry)));
            }
        }
        libraries.sort(Comparator.comparing(Library::name));
        jars = libraries.stream().map(Library::path).toList();
        scan = new Scan(known);
        scan.add(jdk);
        for (Library library : libraries) {
            scan.add(library);
        }
    }

    @Test
    void allClassesAreSeen() {
        assertThat(scan.libraries.values().stream()
                        .mapToInt(seen -> seen.classes)
                        .sum())
                .isGreaterThan(20_000);
        assertThat(scan.rows.stream().filter(Row::pure).count()).isGreaterThan(80);
    }

    @Test
    void nothingIsHarmed() {
        assertThat(scan.failures).isEmpty();
        assertThat(scan.uncounted).isEmpty();
    }

    @Test
    void everyRewrittenClassLinks(@TempDir Path folder) throws IOException, InterruptedException {
        Linking linking = new Linking(folder, jars);
        linking.link(scan.changed);
        assertThat(linking.broken).isEmpty();
        assertThat(linking.linked + linking.outlined + linking.unlinkable).isEqualTo(scan.changed.size());
    }

    /** What becomes of the loops in the jars, whose versions are fixed; {@code -Dgolden.update} writes it anew. */
    @Test
    void asManyLoopsAsEverAreRewritten() throws IOException {
        Map<String, Long> found = new TreeMap<>();
        pin(found, "carrying", Row::carries);
        pin(found, "pure", Row::pure);
        pin(found, "transfer", row -> row.finding() != null);
        List<String> lines = found.entrySet().stream()
                .map(e -> e.getKey() + " " + e.getValue())
                .toList();
        if (System.getProperty("golden.update") != null) {
            assertThat(System.getenv("CI")).as("no pins are written by CI").isNull();
            Files.createDirectories(PINNED.getParent());
            Files.write(PINNED, lines);
        }
        assertThat(lines).containsExactlyElementsOf(Files.readAllLines(PINNED));
    }

    private static void pin(Map<String, Long> found, String kind, Predicate<Row> which) {
        scan.rows.stream()
                .filter(which)
                .filter(row -> !row.library().equals("this JDK"))
                .collect(groupingBy(row -> row.library() + " " + kind + " " + row.verdict(), counting()))
                .forEach(found::put);
    }
}
