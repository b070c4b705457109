package dev.standpipe.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.format.Reports;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MergedReportTest {
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
