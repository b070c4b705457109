package dev.standpipe.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparisonTest {
    @Test
    void whatBecameOfTheLoopsIsComparedAndNotHowMuchTheyMoved() throws Exception {
        Comparison same = Comparison.of(GridRun.dryReport(), GridRun.report());
        assertThat(same.isSame()).isTrue();
        assertThat(same.lines())
                .containsExactly(
                        "before: 3 of 4 loops that carry elements one at a time would be rewritten.",
                        "after:  3 of 4 loops that carry elements one at a time are rewritten."
                                + " 334 KiB (45,300 elements) moved in 3 bulk transfers.",
                        "The loops are the same, and so are their verdicts.");
    }

    @Test
    void whatBecameSlowerIsNamed() {
        Report before = SampleReports.of(taking("A", 100), taking("B", 100), taking("C", 100), taking("D", 3));
        Report after = SampleReports.of(
                taking("A", 110),
                taking("B", 300),
                SampleReports.rewritten("C", 1, SampleReports.activity(1, 2, 8)),
                taking("D", 9));
        Comparison comparison = Comparison.of(before, after);
        assertThat(comparison.lines().subList(3, 5))
                .containsExactly(
                        "  slower: B.B(B:1) reads int from B, 300 ms after 100 ms",
                        "  faster: C.C(C:1) reads int from C, 0 s after 100 ms, 8 bytes in bulk after 0 bytes");
        assertThat(comparison.lines()).hasSize(5);
    }

    private static SiteRow taking(String name, long millis) {
        return SampleReports.declined(name, 1, "CALL_IN_LOOP")
                .spending(new Spent(1, millis * 1_000_000, millis * 1_000_000));
    }

    @Test
    void differencesAreNamed() {
        Report before = SampleReports.of(
                SampleReports.declined("A", 1, "END_UNKNOWN"),
                SampleReports.rewritten("B", 2, Activity.NONE),
                SampleReports.declined("C", 3, "END_UNKNOWN"),
                SampleReports.declined("D", 4, "END_UNKNOWN"));
        Report after = SampleReports.of(
                SampleReports.rewritten("A", 1, Activity.NONE),
                SampleReports.declined("B", 2, "RULE_OFF"),
                SampleReports.declined("C", 3, "CALL_IN_LOOP"),
                SampleReports.declined("E", 5, "END_UNKNOWN"));
        Comparison comparison = Comparison.of(before, after);
        assertThat(comparison.isSame()).isFalse();
        assertThat(comparison.lines().subList(2, comparison.lines().size()))
                .containsExactly(
                        "  now rewritten: A.A(A:1) reads int from A, ReadArray, was END_UNKNOWN",
                        "  no longer rewritten: B.B(B:2) reads int from B, RULE_OFF, was ReadArray",
                        "  another reason: C.C(C:3) reads int from C, CALL_IN_LOOP, was END_UNKNOWN",
                        "  new: E.E(E:5) reads int from E, END_UNKNOWN",
                        "  gone: D.D(D:4) reads int from D, END_UNKNOWN");
    }
}
