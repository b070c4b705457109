package dev.standpipe.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.options.Setting;
import dev.standpipe.report.format.Reports;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergedReportTest {
    @TempDir
    Path folder;

    private final Report one = SampleReports.of(
            SampleReports.rewritten("a/A", 1, SampleReports.activity(1, 10, 40)),
            SampleReports.declined("a/A", 9, "CALL_IN_LOOP"));
    private final Report other = SampleReports.of(
            SampleReports.rewritten("a/A", 1, SampleReports.activity(2, 5, 20)),
            SampleReports.declined("a/A", 9, "RULE_OFF"),
            SampleReports.rewritten("b/B", 1, SampleReports.activity(4, 1, 4)));

    private final Report merged = Reports.merge(Arrays.asList(one, other));

    @Test
    void theSameLoopIsOneRowWithTheSums() {
        SiteRow site = merged.sites().get(0);
        assertThat(site.id()).isEqualTo("a/A.a/A()V@1");
        assertThat(site.activity().calls()).isEqualTo(3);
        assertThat(site.activity().elements()).isEqualTo(15);
        assertThat(site.activity().bytes()).isEqualTo(60);
    }

    @Test
    void aLoopWithAnotherOutcomeIsAnotherRow() {
        assertThat(merged.sites())
                .extracting(SiteRow::key)
                .containsExactly(
                        "a/A.a/A()V@1 ReadArray",
                        "a/A.a/A()V@9 CALL_IN_LOOP",
                        "a/A.a/A()V@9 RULE_OFF",
                        "b/B.b/B()V@1 ReadArray");
    }

    @Test
    void totalsAreAdded() {
        assertThat(merged.totals().bulkCalls()).isEqualTo(7);
        assertThat(merged.totals().elements()).isEqualTo(16);
        assertThat(merged.totals().bytes()).isEqualTo(64);
        assertThat(merged.totals().classes().seen()).isEqualTo(20);
        assertThat(merged.totals().classes().millis()).isEqualTo(6);
        assertThat(merged.totals().sitesRewritten()).isEqualTo(2);
    }

    /** Of a job with a driver and 199 executors on four hosts. */
    @Test
    void twoHundredReportsOfAJobAddUp() throws Exception {
        List<Report> reports = new ArrayList<>();
        long bytes = 0;
        long calls = 0;
        for (int k = 0; k < 200; k++) {
            Run run = SampleReports.of(Collections.<Setting>emptyList(), k + 1, 1)
                    .runs()
                    .get(0)
                    .at("run-" + k, "node" + k % 4, new EnginePlace("Spark executor", "app-1", "executor-" + k))
                    .workingAt(Arrays.asList(
                            new WorkRow(null, 0, 0, 1, 10), new WorkRow("stage " + k % 2 + ".0", k, 4L * k, 0, 0)));
            Activity own = new Activity(
                    k, k, 4L * k, 0, new long[] {k, 0, 0}, Arrays.asList(new Declined("TOO_SMALL", "s/S", 2, null)));
            reports.add(new Report(
                    "1",
                    Arrays.asList(run),
                    new ClassCounts(10, 2, 1, 0, 3),
                    Arrays.asList(SampleReports.rewritten("a/A", 1, own))));
            bytes += 4L * k;
            calls += k;
        }
        Path file = folder.resolve("all.json");
        Reports.write(Reports.merge(reports), file);
        Reports.write(Reports.merge(reports), folder.resolve("all.html"));
        Report read = Reports.read(file);
        assertThat(read.totals().bytes()).isEqualTo(bytes).isEqualTo(79_600);
        assertThat(read.totals().bulkCalls()).isEqualTo(calls);
        assertThat(read.totals().classes().seen()).isEqualTo(2000);
        Moved sum = Moved.NOTHING;
        int runs = 0;
        long atWork = 0;
        long inLoops = 0;
        for (RunGroup group : RunGroup.of(read.runs())) {
            assertThat(group.works()).hasSize(2);
            for (WorkRow work : group.works()) {
                atWork += work.bytes();
                inLoops += work.nanos();
            }
            sum = sum.plus(group.moved());
            runs += group.runs();
        }
        assertThat(RunGroup.of(read.runs()))
                .extracting(RunGroup::title)
                .containsExactly(
                        "app-1, Spark executor on node0",
                        "app-1, Spark executor on node1",
                        "app-1, Spark executor on node2",
                        "app-1, Spark executor on node3");
        assertThat(runs).isEqualTo(200);
        assertThat(sum.bytes()).isEqualTo(bytes);
        assertThat(atWork).isEqualTo(bytes);
        assertThat(inLoops).isEqualTo(2000);
        assertThat(RunGroup.of(read.runs()).get(1).works())
                .extracting(WorkRow::title)
                .containsExactly("stage 1.0", "other threads");
        assertThat(sum.calls()).isEqualTo(calls);
        assertThat(sum.declinedCalls()).isEqualTo(400);
        assertThat(read.runs().get(7).moved().bytes()).isEqualTo(28);
        assertThat(read.runs().get(7).place().part()).isEqualTo("executor-7");
        assertThat(MergedReport.span(read.runs()).place().job()).isEqualTo("app-1");
        assertThat(MergedReport.span(read.runs()).host()).isNull();
        String page = new String(Files.readAllBytes(folder.resolve("all.html")), StandardCharsets.UTF_8);
        assertThat(page).contains("app-1, Spark executor on node3</td><td>50</td>");
    }

    @Test
    void allRunsAreKeptAndTheSpanHasWhatTheyShare() throws Exception {
        Report real = GridRun.report();
        Report three = Reports.merge(Arrays.asList(one, other, real));
        assertThat(three.runs()).hasSize(3);
        Run shared = MergedReport.span(merged.runs());
        assertThat(shared.jdk()).isEqualTo("jdk");
        assertThat(shared.pid()).isEqualTo(7);
        Run span = MergedReport.span(three.runs());
        assertThat(span.jdk()).isNull();
        assertThat(span.pid()).isZero();
        assertThat(span.started()).isEqualTo("2026-01-01T00:00:00Z");
        assertThat(span.ended()).isEqualTo(real.runs().get(0).ended());
        assertThat(span.settings()).isEmpty();
        assertThat(span.backend()).isEqualTo("java");
    }

    @Test
    void declinedCallsAreAddedByReasonAndReceiver() throws Exception {
        Report real = GridRun.report();
        Report twice = Reports.merge(Arrays.asList(real, real));
        assertThat(Tally.ofDeclines(twice)).hasSize(1);
        assertThat(Tally.ofDeclines(twice).get(0).count()).isEqualTo(2);
        assertThat(twice.totals().bytes()).isEqualTo(2 * real.totals().bytes());
    }
}
