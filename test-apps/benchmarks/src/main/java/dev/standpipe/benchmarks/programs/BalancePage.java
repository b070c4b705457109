package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.LineChart;
import dev.standpipe.benchmarks.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Programs that read, compute and write: how many times as fast as synchronous bulk each is, by how long they compute. */
final class BalancePage extends ResultPage {
    private static final String PROGRAM = "balance";

    private static final Map<String, Double> WANTED = Map.of("read", 1.5, "read-write", 1.4);

    private static final double ASYNC = 1.25;

    /** All of the transfers behind the computation. */
    private static final List<Goal.Limit> IDEAL = List.of(new Goal.Limit("ideal", new Target.Ratio(2, 2, 2)));

    BalancePage(Book book) {
        super(book);
    }

    @Override
    void compute() {
        for (int jdk : jdks) {
            for (int size : figures.distinct(Row::size)) {
                for (String what : List.of("read", "read-write")) {
                    curve(jdk, size, what);
                    goals(jdk, size, what);
                }
            }
        }
        place("goals", Goals.table(goals()));
    }

    private Optional<Target.Ratio> overBulk(Row row, String what) {
        Row.Place bulk = row.place().run("bulk-" + what, Arm.PLAIN);
        return figures.over(row.place(), bulk);
    }

    private void curve(int jdk, int size, String what) {
        List<Matrix.Column> columns = settings(PROGRAM, size, "cold").stream()
                .filter(column -> column.setting().startsWith(what + " "))
                .map(c -> new Matrix.Column(c.setting().substring(what.length() + 1), c.setting(), size, "cold"))
                .toList();
        Matrix matrix = new Matrix(figures, jdk, PROGRAM, Row.TOTAL, columns);
        if (matrix.isEmpty()) {
            return;
        }
        place(
                what,
                matrix.table(
                        "JDK " + jdk + ", " + size
                                + " MiB, times as fast as bulk (seconds), by computation over transfers",
                        row -> overBulk(row, what).map(ratio -> ratio + " ").orElse("") + "("
                                + Figures.seconds(row.seconds()) + ")"));
        if (jdk == representative()) {
            LineChart chart = LineChart.linear(
                    "Computation over transfers, " + what + ", JDK " + jdk,
                    "× bulk",
                    columns.stream().map(Matrix.Column::label).toList());
            drawing(
                    what,
                    "balance-" + what + ".svg",
                    "Computation over transfers, " + what,
                    matrix.chart(
                            chart,
                            row -> overBulk(row, what).isPresent()
                                    && !row.variant().startsWith("c-")
                                    && !(row.variant().startsWith("raf")
                                            && row.arm().equals(Arm.PLAIN.name())),
                            row -> overBulk(row, what).orElseThrow().value()));
        }
    }

    private void goals(int jdk, int size, String what) {
        Row.Place bulk =
                new Row.Place(jdk, PROGRAM, "bulk-" + what, what + " 1", size, "cold", Arm.PLAIN.name(), Row.TOTAL);
        figures.over(bulk.variant("async-" + what), bulk)
                .ifPresent(ratio -> goal(Goal.atLeast(
                        ASYNC, "AsyncFile by hand over bulk, " + what + " in balance", jdk, ratio, IDEAL)));
        figures.over(bulk.run("raf-" + what, Arm.AHEAD), bulk)
                .ifPresent(ratio -> goal(Goal.atLeast(
                        WANTED.get(what),
                        "unmodified with prefetch=ahead over bulk, " + what + " in balance",
                        jdk,
                        ratio,
                        IDEAL)));
    }
}
