package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pages are written in plain English: what prose.txt lists does not come back. */
class ProseTest {
    private static final Path DOCS = Repository.ROOT.resolve("docs");

    @Test
    void pagesHaveNoneOfTheListedTurns() throws IOException {
        List<String> found = new ArrayList<>();
        List<Path> pages = pages();
        for (Path page : pages) {
            found.addAll(Prose.inPage(Repository.ROOT.relativize(page).toString(), withoutMessages(page, text(page))));
        }
        assertThat(found).isEmpty();
        assertThat(pages).hasSizeGreaterThan(35);
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

    /** Not the measured pages, whose words are their commands', nor those that are made from code. */
    private static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(Repository.ROOT);
                Stream<Path> docs = Files.walk(DOCS)) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.startsWith(DOCS.resolve("evidence")))
                    .filter(file -> !file.equals(DOCS.resolve("cli.md")) && !file.equals(DOCS.resolve("options.md")))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    /** A message that a page quotes stands in the code, and is written there. */
    private static String withoutMessages(Path page, String text) {
        return page.endsWith("troubleshooting.md")
                ? text.replaceAll("(?m)^### .*$", "")
                : text.replaceAll("(?m)^\\| `[A-Z_]+` \\| .*$", "");
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
