package dev.standpipe.rewrite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Each rule has its class, its page, its programs and its goldens; each reason its section and its programs; and there
 * are no others.
 */
class CatalogueTest {
    private static final List<String> RULES =
            Rules.all().stream().map(Rule::id).sorted().collect(Collectors.toList());
    private static final List<String> REASONS =
            Arrays.stream(Reason.values()).map(Reason::name).collect(Collectors.toList());

    @Test
    void eachRuleHasItsClass() {
        for (Rule rule : Rules.all()) {
            assertThat(rule.getClass().getSimpleName()).isEqualTo(rule.id());
        }
        assertThat(RULES).hasSizeGreaterThanOrEqualTo(7).doesNotHaveDuplicates();
    }

    @Test
    void eachRuleHasItsPageAndNoPageIsLeftOver() throws IOException {
        List<String> pages = new ArrayList<>();
        pages.add("README.md");
        RULES.forEach(rule -> pages.add(rule + ".md"));
        assertThat(Repository.names(Repository.DOCS.resolve("rules"))).containsExactlyInAnyOrderElementsOf(pages);
        String list = Repository.text(Repository.DOCS.resolve("rules/README.md"));
        for (Rule rule : Rules.all()) {
            assertThat(list).contains("[" + rule.id() + "](" + rule.id() + ".md)");
            assertThat(Repository.text(Repository.DOCS.resolve("rules/" + rule.id() + ".md")))
                    .startsWith("# " + rule.id() + "\n");
        }
    }

    @Test
    void eachRuleHasItsProgramsAndNoFolderIsLeftOver() throws IOException {
        assertThat(Repository.names(Repository.APPS.resolve("rules"))).isEqualTo(RULES);
        for (String rule : RULES) {
            assertThat(Repository.names(Repository.APPS.resolve("rules/" + rule)))
                    .contains(rule + "Example.java");
            assertThat(expectedIn(rule)).contains(rule);
        }
    }

    /** As many loops of each type, so that no type can be forgotten in a table. */
    @Test
    void rulesOfOneTypeAreShownWithAllTypes() {
        for (String method : new String[] {"Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double"}) {
            assertThat(linesOf("ReadArray")).anyMatch(line -> line.contains(".read" + method + "("));
            assertThat(linesOf("WriteArray")).anyMatch(line -> line.contains(".write" + method + "("));
        }
    }

    @Test
    void eachRuleHasItsGoldensAndNoneIsLeftOver() throws IOException {
        assertThat(Repository.names(Repository.GOLDENS)).isEqualTo(RULES);
        for (String rule : RULES) {
            assertThat(Repository.names(Repository.GOLDENS.resolve(rule)))
                    .containsExactly("ecj.after.txt", "ecj.before.txt", "javac.after.txt", "javac.before.txt");
        }
    }

    @Test
    void eachReasonHasItsProgramsAndNoFolderIsLeftOver() throws IOException {
        List<String> folders =
                REASONS.stream().map(CatalogueTest::kebab).sorted().collect(Collectors.toList());
        assertThat(Repository.names(Repository.APPS.resolve("refusals"))).isEqualTo(folders);
        for (String reason : REASONS) {
            assertThat(expectedIn(kebab(reason))).contains(reason);
        }
    }

    @Test
    void eachReasonHasItsSectionUnderItsSentence() throws IOException {
        List<String> sections = new ArrayList<>();
        Matcher heading = Pattern.compile("(?m)^## (.*)\\n\\n`(\\w+)`\\. ")
                .matcher(Repository.text(Repository.DOCS.resolve("refusals.md")));
        while (heading.find()) {
            sections.add(heading.group(2) + ": " + heading.group(1));
        }
        assertThat(sections)
                .containsExactlyElementsOf(Arrays.stream(Reason.values())
                        .map(reason -> reason + ": " + reason.sentence())
                        .collect(Collectors.toList()));
    }

    @Test
    void annotationsNameRulesAndReasonsThatExist() {
        Set<String> known = new HashSet<>(RULES);
        known.addAll(REASONS);
        known.add("ignored");
        for (App app : Catalogue.apps()) {
            assertThat(app.expected).as(app.toString()).isNotEmpty();
            assertThat(known).as(app.toString()).containsAll(app.expected.values());
            assertThat(RULES).as(app.toString()).containsAll(app.rulesOff);
        }
    }

    private static List<String> linesOf(String folder) {
        List<String> lines = new ArrayList<>();
        for (App app : Catalogue.apps()) {
            if (app.folder.equals(folder)) {
                lines.addAll(app.annotatedLines());
            }
        }
        return lines;
    }

    private static Set<String> expectedIn(String folder) {
        Set<String> expected = new HashSet<>();
        for (App app : Catalogue.apps()) {
            if (app.folder.equals(folder)) {
                expected.addAll(app.expected.values());
            }
        }
        return expected;
    }

    private static String kebab(String reason) {
        return reason.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
