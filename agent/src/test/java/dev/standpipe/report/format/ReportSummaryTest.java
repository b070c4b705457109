package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.SampleReports;
import org.junit.jupiter.api.Test;

class ReportSummaryTest {
    @Test
    void aRunIsToldInAFewLines() throws Exception {
        assertThat(ReportSummary.of(GridRun.report(), "All of it is in out.html."))
                .containsExactly(
                        "3 of 4 loops that carry elements one at a time are rewritten.",
                        "334 KiB (45,300 elements) moved in 3 bulk transfers.",
                        "  313 KiB  sample.Grid.save(Grid.java:19) writes double to DataOutput",
                        "  19.5 KiB  sample.Grid.load(Grid.java:13) reads int from DataInput",
                        "  2.34 KiB  sample.Grid.sum(Grid.java:26) reads long from DataInput",
                        "  1 call left to the loop: a stream beneath the receiver is not known to behave the same "
                                + "when it is"
                                + " asked for more at once (dev.standpipe.report.GridRun$Unknown)",
                        "  1 loop left alone: CALL_IN_LOOP, the loop calls code that may do anything between two "
                                + "elements: sample.Grid.watched(Grid.java:33)",
                        "All of it is in out.html.");
    }

    @Test
    void aScanSaysWhatWouldBe() throws Exception {
        assertThat(ReportSummary.of(GridRun.dryReport(), null))
                .containsExactly(
                        "3 of 4 loops that carry elements one at a time would be rewritten.",
                        "  1 loop left alone: CALL_IN_LOOP, the loop calls code that may do anything between two "
                                + "elements: sample.Grid.watched(Grid.java:33)");
    }

    @Test
    void nothingIsNothing() {
        assertThat(ReportSummary.of(SampleReports.of(), null))
                .containsExactly(
                        "No loop was found that carries elements one at a time.", "Nothing was moved in bulk.");
    }

    @Test
    void oneIsNotSeveral() {
        Report report = SampleReports.of(SampleReports.rewritten("a/A", 1, SampleReports.activity(1, 1, 1)));
        assertThat(ReportSummary.of(report, null).subList(0, 2))
                .containsExactly(
                        "1 of 1 loop that carries elements one at a time is rewritten.",
                        "1 byte (1 element) moved in 1 bulk transfer.");
    }

    @Test
    void aNameCannotReachTheTerminal() {
        assertThat(new TextFormat().of(SampleReports.with("a\u001B[31m\n<b")))
                .doesNotContain("\u001B")
                .doesNotContain("\n<b");
    }
}
