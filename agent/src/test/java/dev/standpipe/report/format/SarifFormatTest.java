package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.json.JsonObject;
import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the schema of SARIF 2.1.0 and those who show such files ask for. */
class SarifFormatTest {
    @Test
    void resultsNameARuleThatIsThere() throws Exception {
        JsonObject run = run(GridRun.report());
        List<JsonObject> rules = run.object("tool").object("driver").objects("rules");
        assertThat(run.objects("results")).hasSize(4);
        for (JsonObject result : run.objects("results")) {
            JsonObject rule = rules.get((int) result.number("ruleIndex"));
            assertThat(rule.text("id")).isEqualTo(result.text("ruleId"));
            boolean passed = rule.text("id").startsWith("Re") || rule.text("id").startsWith("Wr");
            assertThat(result.text("level")).isEqualTo(passed ? "none" : "note");
            assertThat(result.has("kind")).isEqualTo(passed);
        }
    }

    @Test
    void whatCostsMuchIsAWarning() throws Exception {
        Report report = SampleReports.of(
                SampleReports.declined("a/A", 1, "CALL_IN_LOOP").spending(new Spent(1, 1_000_000, 1_000_000)),
                SampleReports.declined("a/B", 1, "CALL_IN_LOOP").spending(new Spent(50, 50_000_000, 50_000_000)));
        List<JsonObject> results = run(report).objects("results");
        assertThat(results.get(0).text("level")).isEqualTo("note");
        assertThat(results.get(1).text("level")).isEqualTo("warning");
        assertThat(results.get(1).object("message").text("text"))
                .contains("It took about 50.0 ms to move single elements.");
        assertThat(new SarifFormat(SourceFiles.NONE).of(report)).contains("Instead: call it after the loop");
    }

    @Test
    void eachRuleAndReasonIsExplained() throws Exception {
        List<String> ids = new ArrayList<>();
        for (JsonObject rule :
                run(GridRun.dryReport()).object("tool").object("driver").objects("rules")) {
            String id = rule.text("id");
            ids.add(id);
            assertThat(rule.object("shortDescription").text("text"))
                    .isNotEqualTo(id + ".")
                    .endsWith(".");
            assertThat(rule.object("help").text("text")).endsWith(".");
        }
        for (Rule rule : Rules.all()) {
            assertThat(ids).contains(rule.id());
        }
        for (Reason reason : Reason.values()) {
            assertThat(ids).contains(reason.name());
        }
        assertThat(ids).doesNotHaveDuplicates();
    }

    @Test
    void eachLoopHasAPlaceAndAFingerprintOfItsOwn() throws Exception {
        Set<String> fingerprints = new HashSet<>();
        for (JsonObject result : run(GridRun.report()).objects("results")) {
            fingerprints.add(result.object("partialFingerprints").text("loop/v1"));
            JsonObject location = result.objects("locations").get(0);
            JsonObject file = location.object("physicalLocation");
            assertThat(file.object("artifactLocation").text("uri")).isEqualTo("sample/Grid.java");
            assertThat(file.object("region").number("startLine")).isPositive();
            assertThat(location.objects("logicalLocations").get(0).text("fullyQualifiedName"))
                    .startsWith("sample.Grid.");
        }
        assertThat(fingerprints).hasSize(4);
    }

    @Test
    void fingerprintsAreTheSameInAnotherRun() throws Exception {
        assertThat(fingerprints(GridRun.dryReport())).isEqualTo(fingerprints(GridRun.report()));
    }

    @Test
    void aRuleOfAnotherReleaseIsListedToo() throws Exception {
        JsonObject run = run(SampleReports.of(SampleReports.declined("a/A", 1, "NOT_YET_KNOWN")));
        List<JsonObject> rules = run.object("tool").object("driver").objects("rules");
        assertThat(rules.get((int) run.objects("results").get(0).number("ruleIndex"))
                        .text("id"))
                .isEqualTo("NOT_YET_KNOWN");
    }

    @Test
    void namesAreEscapedInUris() throws Exception {
        JsonObject run = run(SampleReports.of(SampleReports.declined("a b/é%", 1, "CALL_IN_LOOP")));
        assertThat(run.objects("results")
                        .get(0)
                        .objects("locations")
                        .get(0)
                        .object("physicalLocation")
                        .object("artifactLocation")
                        .text("uri"))
                .isEqualTo("a%20b/a%20b/%C3%A9%25");
    }

    private static List<String> fingerprints(Report report) throws Exception {
        List<String> all = new ArrayList<>();
        for (JsonObject result : run(report).objects("results")) {
            all.add(result.object("partialFingerprints").text("loop/v1"));
        }
        return all;
    }

    private static JsonObject run(Report report) throws Exception {
        return JsonObject.read(new SarifFormat(SourceFiles.NONE).of(report))
                .objects("runs")
                .get(0);
    }
}
