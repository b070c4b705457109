package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.LineChart;
import dev.standpipe.benchmarks.Markdown;
import java.util.List;

/** Programs that carry one array by several workers: MB/s of reading and of writing, by workers. */
abstract class BlocksPage extends ResultPage {
    private static final List<String> PHASES = List.of("read", "write");

    /** MiB. */
    private static final int LARGE = 128;

    /** Settings that are a curve. */
    private static final int CURVE = 3;

    private final String program;
    private final String title;

    BlocksPage(Book book, String program, String title) {
        super(book);
        this.program = program;
        this.title = title;
    }

    /** For a setting of which there are figures. */
    abstract void goals(int jdk, int size, String setting);

    private static double bytes(Row row) {
        return (double) row.size() * (1 << 20);
    }

    @Override
    final void compute() {
        place("paper", paper());
        for (int jdk : jdks) {
            for (int size : figures.distinct(Row::size)) {
                List<Matrix.Column> columns = settings(program, size, "warm");
                List<Matrix.Column> passes = columns.stream()
                        .filter(column -> !column.setting().endsWith(Agenda.WHOLE_RUNS))
                        .toList();
                for (String phase : PHASES) {
                    throughput(jdk, size, phase, passes);
                }
                columns.forEach(column -> goals(jdk, size, column.setting()));
            }
        }
        place("goals", Goals.table(goals()));
    }

    private void throughput(int jdk, int size, String phase, List<Matrix.Column> columns) {
        Matrix matrix = new Matrix(figures, jdk, program, phase, columns);
        if (matrix.isEmpty()) {
            return;
        }
        place(
                phase,
                matrix.table(
                        "JDK " + jdk + ", " + size + " MiB, MB/s",
                        row -> Figures.rateText(Figures.rate(row, bytes(row)))));
        List<Matrix.Column> workers =
                columns.stream().filter(c -> !c.setting().contains("time")).toList();
        if (jdk == representative() && workers.size() >= CURVE) {
            LineChart chart = new LineChart(
                    title + ", " + phase + ", " + size + " MiB, JDK " + jdk,
                    "MB/s",
                    workers.stream()
                            .map(column -> column.setting().replaceAll("([a-z])[a-z]* ", "$1 "))
                            .toList());
            drawing(
                    phase,
                    program + "-" + phase + ".svg",
                    title + ", " + phase,
                    new Matrix(figures, jdk, program, phase, workers)
                            .chart(chart, row -> true, row -> Figures.rate(row, bytes(row))));
        }
    }

    private String paper() {
        Markdown table = new Markdown("in the paper, MB/s", List.of("read", "write", "where"));
        PaperFigures.of(program.equals("array-io") ? "array-io" : "awan")
                .forEach(row -> table.row(row.what(), List.of(row.values()[0], row.values()[1], row.source())));
        return table.toString();
    }

    private Row.Place place(String variant, Arm arm, int jdk, int size, String setting) {
        String phase = setting.endsWith(Agenda.WHOLE_RUNS) ? Row.PROCESS : Row.TOTAL;
        return new Row.Place(jdk, program, variant, setting, size, "warm", arm.name(), phase);
    }

    /** An old variant with the agent, over itself without. */
    final void over(String variant, double wanted, int jdk, int size, String setting) {
        Row.Place plain = place(variant, Arm.PLAIN, jdk, size, setting);
        figures.over(place(variant, Arm.AGENT, jdk, size, setting), plain)
                .ifPresent(ratio -> goal(Goal.atLeast(
                        wanted,
                        what(variant + " with the agent, times as fast", size, setting),
                        jdk,
                        ratio,
                        cOver(plain))));
    }

    private List<Goal.Limit> cOver(Row.Place plain) {
        return figures.all().stream()
                .filter(row -> row.arm().equals(Arm.C.name()) && row.place().equals(plain.run(row.variant(), Arm.C)))
                .flatMap(c -> figures.over(c.place(), plain).stream())
                .map(ratio -> new Goal.Limit("C", ratio))
                .toList();
    }

    /** What is in bulk, by hand or with the agent, beside C; smaller arrays show what the first transfers cost. */
    final void beside(String variant, String c, int jdk, int size, String setting) {
        if (size < LARGE || isWhole(jdk, size, setting)) {
            return;
        }
        for (Arm arm : List.of(Arm.PLAIN, Arm.AGENT)) {
            boolean helped =
                    figures.find(place(variant, Arm.AGENT, jdk, size, setting)).isPresent();
            if (helped == (arm == Arm.AGENT)) {
                figures.over(place(c, Arm.C, jdk, size, setting), place(variant, arm, jdk, size, setting))
                        .ifPresent(ratio -> goal(Goal.atMost(
                                1.25,
                                what(
                                        variant + (helped ? " with the agent" : "") + ", time as a multiple of C's",
                                        size,
                                        setting),
                                jdk,
                                ratio)));
            }
        }
    }

    /** Whether whole runs of the same were measured, which tell more. */
    private boolean isWhole(int jdk, int size, String setting) {
        return figures.all().stream()
                .anyMatch(row -> row.jdk() == jdk
                        && row.program().equals(program)
                        && row.size() == size
                        && row.setting().equals(setting + Agenda.WHOLE_RUNS));
    }

    private static String what(String what, int size, String setting) {
        return what + ", " + size + " MiB, " + setting;
    }
}
