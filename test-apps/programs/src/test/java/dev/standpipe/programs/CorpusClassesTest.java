package dev.standpipe.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rewriter does with the same loops by many compilers. {@code -Dgolden.update} writes the expectations anew; read the diff before you commit it. */
class CorpusClassesTest {
    private static final Path CORPUS = Path.of("..", "corpus-classes");

    static List<String> folders() throws IOException {
        try (Stream<Path> all = Files.list(CORPUS)) {
            return all.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> !name.equals("sources"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void findings(String folder) throws IOException {
        Path expected = CORPUS.resolve(folder).resolve("findings.txt");
        String found = findingsIn(CORPUS.resolve(folder));
        if (System.getProperty("golden.update") != null) {
            if (System.getenv("CI") != null) {
                fail("expectations are not written on CI: run it at home with -Dgolden.update and commit what changed");
            }
            Files.writeString(expected, found);
        }
        assertThat(found).as(expected.toString()).isEqualTo(Files.readString(expected));
    }

    @Test
    void isSmallAndHasEveryCompiler() throws IOException {
        assertThat(folders()).hasSizeGreaterThanOrEqualTo(18);
        try (Stream<Path> all = Files.walk(CORPUS)) {
            assertThat(all.filter(Files::isRegularFile)
                            .mapToLong(file -> file.toFile().length())
                            .sum())
                    .isLessThan(400_000);
        }
    }

    private static String findingsIn(Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        List<Path> classes;
        try (Stream<Path> all = Files.list(folder)) {
            classes = all.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
        for (Path file : classes) {
            Rewriting rewriting = Rewriter.standard().rewrite(Files.readAllBytes(file));
            assertThat(rewriting.problem()).as(file.toString()).isNull();
            text.append(file.getFileName()).append('\n');
            rewriting.findings().forEach(finding -> text.append(line(finding)));
        }
        return text.toString();
    }

    private static String line(Finding finding) {
        String carried = (finding.carried().direction() == Direction.READ ? "reads " : "writes ")
                + finding.carried().element();
        return String.format(
                "  %-28s%-24s%s\n",
                finding.place().method(),
                carried,
                finding.isRewritten() ? finding.rule() : "kept: " + finding.reason());
    }
}
