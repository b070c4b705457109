import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** What the runs came to, for people and as a table. */
final class Page {
    private static final int MOST = 6;

    private static final String HEAD = """
            # Published test suites, without the agent and with it

            Made by `.ci/upstream` on %s, on JDK %s. Each suite is the jar with classifier `tests` that the library's own people publish, or those
            packages of it that have to do with streams, without classes that take minutes ([the list](../../test-apps/upstream/suites.txt)). It ran
            three times in a JVM of its own with `-Xverify:all`: twice without the agent, to know which tests are unsteady by themselves, and once
            with it. Compared are each test's outcome, and the class and the message of
            the exception if it failed; what `Object.hashCode` puts into a message after an @ is left out.

            Some tests fail without the agent as well, most of them on account of the newer JDK or of files that are not in the jar. They must
            fail in the same way. A suite counts only if loops of the library or of its tests were rewritten and moved something;
            the command fails if one test differs.

            """;

    private static final String SUITES = """
            | suite | tests | passed | failed | skipped | differ with the agent | unsteady without it | rewritten loops | of these executed | without | with the agent |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
            """;

    private static final String TIMES = """

            Times are of whole processes, with verification of all classes and on a machine that may have had other work (load average %.1f on
            %d processors at the end); they are no measurement of either.

            ## The loops that were executed

            *Calls* are bulk transfers, *elements* what they moved: rounds where a loop is [replayed](../rules/README.md). *Left to the loop* are
            calls on streams that are not the JDK's own, or too short to be worth it ([why](../semantics.md#when-nothing-is-moved)); these ran the
            rewritten method too. Loops that no test reached are in [upstream.csv](upstream.csv).
            """;

    private final List<Comparison> compared;
    private final String release;

    Page(List<Comparison> compared, String release) {
        this.compared = compared;
        this.release = release;
    }

    String text(double load) {
        StringBuilder text = new StringBuilder(HEAD.formatted(LocalDate.now(), release));
        text.append(SUITES);
        for (Comparison suite : compared) text.append(row(suite));
        text.append(TIMES.formatted(load, Runtime.getRuntime().availableProcessors()));
        for (Comparison suite : compared) loops(suite, text);
        return text.append("\n[Back to the index](../index.md)\n").toString();
    }

    private static String row(Comparison suite) {
        return "| `%s` | %,d | %,d | %,d | %,d | %d | %d | %d | %d | %.0f s, %.0f s | %.0f s |%n"
                .formatted(
                        suite.suite().main(),
                        suite.tests(),
                        suite.with("passed"),
                        suite.with("failed") + suite.with("error"),
                        suite.with("skipped"),
                        suite.differing().size(),
                        suite.unsteady().size(),
                        suite.own().size(),
                        suite.executed().size(),
                        suite.first().seconds(),
                        suite.second().seconds(),
                        suite.agent().seconds());
    }

    private static void loops(Comparison suite, StringBuilder text) {
        text.append("\n### ").append(suite.suite().name()).append("\n\n");
        text.append("| loop | rule | | calls | elements | left to the loop |\n|---|---|---|--:|--:|--:|\n");
        for (Site site : suite.own()) {
            if (site.reached()) {
                text.append("| `%s` | %s | %s %s | %,d | %,d | %,d |%n"
                        .formatted(
                                site.place(),
                                site.rule(),
                                site.direction(),
                                site.element(),
                                site.calls(),
                                site.elements(),
                                site.declinedCalls()));
            }
        }
        if (!suite.unsteady().isEmpty()) {
            List<String> some =
                    suite.unsteady().subList(0, Math.min(MOST, suite.unsteady().size()));
            text.append("\nUnsteady without the agent: `")
                    .append(String.join("`, `", some))
                    .append('`');
            text.append(some.size() < suite.unsteady().size() ? " and others.\n" : ".\n");
        }
    }

    String csv() {
        List<String> lines = new ArrayList<>();
        lines.add("suite,class,method,line,rule,direction,element,calls,elements,left to the loop,why");
        for (Comparison suite : compared) {
            for (Site site : suite.own()) {
                lines.add("%s,%s,%s,%d,%s,%s,%s,%d,%d,%d,%s"
                        .formatted(
                                suite.suite().main(),
                                site.type().replace('/', '.'),
                                site.method(),
                                site.line(),
                                site.rule(),
                                site.direction(),
                                site.element(),
                                site.calls(),
                                site.elements(),
                                site.declinedCalls(),
                                site.declinedBecause()));
            }
        }
        return String.join("\n", lines) + "\n";
    }
}
