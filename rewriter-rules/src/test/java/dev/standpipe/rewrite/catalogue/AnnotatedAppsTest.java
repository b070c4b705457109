package dev.standpipe.rewrite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What becomes of each loop is what its line says, whatever compiler made it; and lines say it of all loops. */
class AnnotatedAppsTest {
    @TestFactory
    Stream<DynamicTest> loopsMeetTheirAnnotations() {
        return Setting.withLines().stream()
                .map(setting -> DynamicTest.dynamicTest(
                        setting.toString(),
                        () -> assertThat(failures(new Catalogue(setting, finding -> 0)))
                                .isEmpty()));
    }

    @Test
    void withoutLineNumbersTheSameIsFound() {
        assertThat(outcomes(Setting.javacWithoutDebug())).isEqualTo(outcomes(Setting.javac()));
    }

    @TestFactory
    Stream<DynamicTest> theLawsHold() {
        return Setting.all().stream()
                .map(setting -> DynamicTest.dynamicTest(
                        setting.toString(),
                        () -> assertThat(new Catalogue(setting, finding -> 0).breaches())
                                .isEmpty()));
    }

    @Test
    void everyClassIsUnderstood() {
        List<String> problems = new ArrayList<>();
        for (Setting setting : Setting.all()) {
            for (Rewriting rewriting :
                    new Catalogue(setting, finding -> 0).rewritings().values()) {
                if (rewriting.problem() != null) {
                    problems.add(setting + ": " + rewriting.problem());
                }
            }
        }
        assertThat(problems).isEmpty();
    }

    private static List<String> failures(Catalogue catalogue) {
        Map<String, Map<Integer, Finding>> found = new LinkedHashMap<>();
        List<String> failures = new ArrayList<>();
        for (Finding finding : findings(catalogue)) {
            Finding other = found.computeIfAbsent(finding.place().source(), file -> new LinkedHashMap<>())
                    .put(finding.place().line(), finding);
            if (other != null) {
                failures.add("two loops in one line: " + other + ", " + finding);
            }
        }
        for (App app : Catalogue.apps()) {
            Map<Integer, Finding> inApp = found.getOrDefault(app.fileName(), new LinkedHashMap<>());
            app.expected.forEach((line, expected) -> {
                Finding finding = inApp.remove(line);
                String actual = finding == null ? "ignored" : outcome(finding);
                if (!actual.equals(expected)) {
                    failures.add(app.at(line) + ": expected " + expected + ", but " + actual
                            + (finding == null ? "" : " (" + finding.explanation() + ")"));
                } else if (!String.valueOf(finding == null ? null : finding.culprit())
                        .contains(app.culprits.getOrDefault(line, ""))) {
                    failures.add(app.at(line) + ": because of " + finding.culprit());
                }
            });
            inApp.forEach((line, finding) -> failures.add(app.at(line) + ": no line says that it is " + outcome(finding)
                    + " (" + finding.explanation() + ")"));
        }
        return failures;
    }

    private static List<Finding> findings(Catalogue catalogue) {
        return catalogue.rewritings().values().stream()
                .flatMap(rewriting -> rewriting.findings().stream())
                .collect(Collectors.toList());
    }

    private static String outcome(Finding finding) {
        return finding.isRewritten() ? finding.rule() : finding.reason().name();
    }

    private static List<String> outcomes(Setting setting) {
        return findings(new Catalogue(setting, finding -> 0)).stream()
                .map(finding ->
                        finding.place().className() + "." + finding.place().method() + " " + outcome(finding))
                .collect(Collectors.toList());
    }
}
