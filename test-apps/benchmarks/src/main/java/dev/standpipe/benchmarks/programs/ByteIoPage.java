package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.LineChart;
import dev.standpipe.benchmarks.Markdown;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;

/** Bytes by single calls, buffers and operations: seconds by their size, and what the paper said of each in figures. */
final class ByteIoPage extends ResultPage {
    private static final String PROGRAM = "byte-io";

    ByteIoPage(Book book) {
        super(book);
    }

    @Override
    void compute() {
        for (int size : figures.distinct(Row::size)) {
            for (int jdk : jdks) {
                for (String order : List.of("sequential", "random")) {
                    table(jdk, size, order);
                }
            }
            place("paper", findings(size));
        }
    }

    private void table(int jdk, int size, String order) {
        List<Matrix.Column> columns = settings(PROGRAM, size, "warm").stream()
                .filter(column -> column.setting().startsWith(order))
                .map(c -> new Matrix.Column(c.setting().substring(order.length() + 1), c.setting(), size, "warm"))
                .toList();
        Matrix matrix = new Matrix(figures, jdk, PROGRAM, Row.TOTAL, columns);
        if (matrix.isEmpty()) {
            return;
        }
        place(
                order,
                matrix.table(
                        "JDK " + jdk + ", " + size + " KiB, seconds, by bytes of a buffer or operation",
                        row -> Figures.seconds(row.seconds())));
        if (jdk == representative()) {
            LineChart chart = new LineChart(
                    size + " KiB read and written, " + order + ", JDK " + jdk,
                    "s",
                    columns.stream().map(Matrix.Column::label).toList());
            drawing(
                    order,
                    "byte-io-" + order + ".svg",
                    "By bytes, " + order,
                    matrix.chart(chart, row -> true, Row::seconds));
        }
    }

    private String findings(int size) {
        List<IntFunction<Optional<String>>> ours = List.of(
                jdk -> times(jdk, size, "raw", Arm.C, "sequential 1", "raw", Arm.PLAIN, "sequential 1"),
                jdk -> times(jdk, size, "raw", Arm.C, "random 1", "raw", Arm.PLAIN, "random 1"),
                jdk -> saved(jdk, size, "buffered", "sequential 1024", "raw", "sequential 1"),
                jdk -> saved(jdk, size, "direct", "sequential 1024", "buffered", "sequential 1024"),
                jdk -> times(jdk, size, "direct", Arm.C, "sequential 4096", "direct", Arm.PLAIN, "sequential 4096"),
                jdk -> saved(jdk, size, "operation", "sequential 1024", "operation", "sequential 1"));
        List<String> heads = new java.util.ArrayList<>(List.of("paper"));
        jdks.forEach(jdk -> heads.add("JDK " + jdk));
        Markdown table = new Markdown("what", heads);
        List<PaperFigures> found = PaperFigures.of("xu-guo");
        for (int i = 0; i < found.size(); i++) {
            List<String> cells = new java.util.ArrayList<>(List.of(found.get(i).values()[0]));
            for (int jdk : jdks) {
                cells.add(ours.get(i).apply(jdk).orElse(Figures.NONE));
            }
            table.row(found.get(i).what() + ", " + found.get(i).source(), cells);
        }
        return table.toString();
    }

    private Row.Place place(int jdk, int size, String variant, Arm arm, String setting) {
        return new Row.Place(jdk, PROGRAM, variant, setting, size, "warm", arm.name(), Row.TOTAL);
    }

    /** How many times the first one's time the second takes. */
    private Optional<String> times(
            int jdk, int size, String one, Arm oneArm, String oneSetting, String two, Arm twoArm, String twoSetting) {
        return figures.over(place(jdk, size, one, oneArm, oneSetting), place(jdk, size, two, twoArm, twoSetting))
                .map(Object::toString);
    }

    private Optional<String> saved(int jdk, int size, String one, String oneSetting, String two, String twoSetting) {
        return figures.over(place(jdk, size, one, Arm.PLAIN, oneSetting), place(jdk, size, two, Arm.PLAIN, twoSetting))
                .map(ratio -> String.format(Locale.ROOT, "%.1f %%", 100 * (1 - 1 / ratio.value())));
    }
}
