package dev.standpipe.benchmarks.programs;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Figures made up, so that each verdict is known. */
final class Made {
    static final Map<String, String> FACTS = Map.of("cpu", "a fast one", "cores", "2", "memory", "much");

    private Made() {}

    static Row row(
            int jdk, String program, String variant, String setting, int size, Arm arm, String phase, long... millis) {
        return new Row(
                jdk,
                program,
                variant,
                setting,
                size,
                "warm",
                arm.name(),
                phase,
                "0badcafe",
                arm.kind() == Arm.Kind.AGENT ? "2 of 3" : "",
                Arrays.stream(millis).mapToObj(ms -> ms * 1_000_000).toList());
    }

    static Row sort(int jdk, String variant, Arm arm, long... millis) {
        return row(jdk, "external-sort", variant, "32768", 16, arm, Row.TOTAL, millis);
    }

    static Row app(int jdk, Arm arm, String phase, long... millis) {
        return row(jdk, "k-means", "", "", 100, arm, phase, millis);
    }

    private static Row prefetching(Arm arm, long... millis) {
        return row(17, "k-means", "", Agenda.PREFETCH, 100, arm, Row.TOTAL, millis);
    }

    static Row withChecksum(Row row, String checksum) {
        return new Row(
                row.jdk(),
                row.program(),
                row.variant(),
                row.setting(),
                row.size(),
                row.cache(),
                row.arm(),
                row.phase(),
                checksum,
                row.loops(),
                row.nanos());
    }

    static final Book SORTS = new Book(
            FACTS,
            List.of(
                    sort(17, "raf", Arm.PLAIN, 9000, 10000),
                    sort(17, "raf", Arm.AGENT, 100, 100, 120),
                    sort(17, "ds", Arm.PLAIN, 9000, 9000),
                    sort(17, "ds", Arm.AGENT, 300, 300),
                    sort(17, "dsb", Arm.PLAIN, 150, 150, 150),
                    row(17, "external-sort", "dsb", "32768", 16, Arm.PLAIN, "read", 50, 50, 60),
                    row(17, "external-sort", "dsb", "32768", 16, Arm.PLAIN, "write", 50, 50, 50),
                    sort(17, "dsb", Arm.AGENT, 100, 110, 90),
                    sort(17, "bulkds", Arm.PLAIN, 100, 100, 100),
                    sort(17, "c", Arm.C, 50, 90, 90),
                    row(17, "external-sort", "c", "32768", 16, Arm.C, "read", 9, 10, 30),
                    row(17, "external-sort", "c", "32768", 16, Arm.C, "write", 20, 20, 20)));

    static final Book BLOCKS = new Book(
            FACTS,
            List.of(
                    row(17, "array-io", "bulk", "threads 1", 2, Arm.PLAIN, Row.TOTAL, 3),
                    row(17, "array-io", "c", "threads 1", 2, Arm.C, Row.TOTAL, 2),
                    row(17, "array-io", "bulk", "threads 1", 128, Arm.PLAIN, Row.TOTAL, 300),
                    row(17, "array-io", "c", "threads 1", 128, Arm.C, Row.TOTAL, 200)));

    static final Book APPS = new Book(
            FACTS,
            List.of(
                    app(17, Arm.PLAIN, "read", 100, 110, 90),
                    app(17, Arm.PLAIN, "compute", 500, 500, 500),
                    app(17, Arm.PLAIN, Row.TOTAL, 600, 610, 590),
                    app(17, Arm.PLAIN, "first read", 200, 200, 200),
                    app(17, Arm.PLAIN, "first total", 700, 700, 700),
                    app(17, Arm.PLAIN, Row.OUTSIDE, 100, 100, 100),
                    app(17, Arm.PLAIN, Row.PROCESS, 700, 710, 690),
                    app(17, Arm.AGAIN, "read", 110, 120, 130),
                    app(17, Arm.AGAIN, "compute", 500, 495, 500),
                    app(17, Arm.AGENT, "read", 50, 50, 50),
                    app(17, Arm.AGENT, "compute", 515, 515, 515),
                    app(17, Arm.AGENT, Row.TOTAL, 565, 565, 565),
                    app(17, Arm.AGENT, "first read", 230, 230, 230),
                    app(17, Arm.AGENT, "first total", 730, 730, 730),
                    app(17, Arm.AGENT, Row.OUTSIDE, 400, 400, 400),
                    app(17, Arm.AGENT, Row.PROCESS, 965, 965, 965),
                    prefetching(Arm.AGENT, 500, 500, 500),
                    prefetching(Arm.HINT, 505, 500, 520),
                    prefetching(Arm.AHEAD, 530, 530, 530)));
}
