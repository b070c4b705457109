package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pages and messages are written in plain English: what prose.txt lists does not come back. */
class ProseTest {
    private static final Path DOCS = Repository.ROOT.resolve("docs");

    @Test
    void pagesHaveNoneOfTheListedTurns() throws IOException {
        List<String> found = new ArrayList<>();
        List<Path> pages = pages();
        for (Path page : pages) {
            found.addAll(Prose.inPage(Repository.ROOT.relativize(page).toString(), text(page)));
        }
        assertThat(found).isEmpty();
        assertThat(pages).hasSizeGreaterThan(35);
    }

    @Test
    void messagesHaveNoneOfTheListedTurns() throws IOException {
        List<String> found = new ArrayList<>();
        List<Path> sources = sources();
        for (Path source : sources) {
            found.addAll(Prose.inMessages(Repository.ROOT.relativize(source).toString(), text(source)));
        }
        assertThat(found).isEmpty();
        assertThat(sources).hasSizeGreaterThan(250);
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : Arrays.asList("runtime-bulk", "rewriter-rules", "agent", "maven-plugin")) {
            try (Stream<Path> main = Files.walk(Repository.ROOT.resolve(module).resolve("src/main"))) {
                main.filter(file -> file.toString().endsWith(".java")).sorted().forEach(sources::add);
            }
        }
        return sources;
    }

    @Test
    void eachTurnOfTheListIsFound() {
        for (Prose.Turn turn : Prose.TURNS) {
            assertThat(turn.example).as(turn.instead).containsPattern(turn.pattern);
        }
        assertThat(Prose.TURNS).hasSizeGreaterThan(50);
    }

    @Test
    void aFindingSaysWhereItIsAndWhatToSayInstead() {
        assertThat(Prose.inPage("a.md", "One.\n\nThat is why doubt\ncosts only speed.\n"))
                .containsExactly("a.md:3: \"doubt costs only speed\", instead: when in doubt, only speed is lost");
    }

    @Test
    void codeOfAPageIsNotProse() {
        assertThat(Prose.inPage(
                        "a.md", "`nobody can tell`\n\n    nobody can tell\n\n```\nnobody can tell\n```\n[a](nobody)\n"))
                .isEmpty();
    }

    @Test
    void messagesAreReadOutOfSources() {
        String source = "// doubt costs only speed\nString a = \"doubt costs \"\n    + /* well */ \"only speed\";\n"
                + "char b = '\"';\nf(\"doubt \" + b + \" costs only\", \"speed\", \"\\\"lose nothing\\\"\");";
        assertThat(Prose.inMessages("A.java", source))
                .containsExactly(
                        "A.java:2: \"doubt costs only speed\", instead: when in doubt, only speed is lost",
                        "A.java:5: \"lose nothing\", instead: are not slower");
    }

    /** Not the measured pages, whose words are their commands'. */
    private static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(Repository.ROOT);
                Stream<Path> docs = Files.walk(DOCS)) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.startsWith(DOCS.resolve("evidence")))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
