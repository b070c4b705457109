package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.LineChart;
import dev.standpipe.benchmarks.Markdown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Who takes part down the side, what was varied across the top: the shape of most of the papers' tables and figures. */
final class Matrix {
    /** What was varied, as it is called in the table. */
    record Column(String label, String setting, int size, String cache) {}

    private record Who(String variant, String arm) {
        @Override
        public String toString() {
            return arm.equals(Arm.C.name()) ? "C, " + variant : variant + ", " + arm;
        }
    }

    /** What a row of a table is called that is about this one. */
    static String name(Row row) {
        return new Who(row.variant(), row.arm()).toString();
    }

    private final Figures figures;
    private final int jdk;
    private final String program;
    private final String phase;
    private final List<Column> columns;
    private final List<Who> all;

    Matrix(Figures figures, int jdk, String program, String phase, List<Column> columns) {
        this.figures = figures;
        this.jdk = jdk;
        this.program = program;
        this.phase = phase;
        this.columns = columns;
        all = figures.all().stream()
                .filter(row -> row.jdk() == jdk && row.program().equals(program))
                .map(row -> new Who(row.variant(), row.arm()))
                .distinct()
                .filter(who -> columns.stream().anyMatch(c -> find(who, c).isPresent()))
                .toList();
    }

    private Optional<Row> find(Who who, Column c) {
        return figures.find(new Row.Place(jdk, program, who.variant, c.setting, c.size, c.cache, who.arm, phase));
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    String table(String head, Function<Row, String> text) {
        Markdown table = new Markdown(head, columns.stream().map(Column::label).toList());
        for (Who who : all) {
            List<String> cells = columns.stream()
                    .map(c -> find(who, c).map(text).orElse(Figures.NONE))
                    .toList();
            table.row(who.toString(), cells);
        }
        return table.toString();
    }

    /** Colors are the variants; what runs without help is dashed. */
    String chart(LineChart chart, Predicate<Row> shown, ToDoubleFunction<Row> value) {
        List<String> variants = all.stream().map(Who::variant).distinct().toList();
        for (Who who : all) {
            List<Double> values = new ArrayList<>();
            for (Column c : columns) {
                values.add(find(who, c).filter(shown).map(value::applyAsDouble).orElse(Double.NaN));
            }
            chart.line(
                    who.toString(),
                    variants.indexOf(who.variant) % 7,
                    who.arm.equals(Arm.PLAIN.name()) && isHelpedToo(who),
                    values.stream().mapToDouble(v -> v).toArray());
        }
        return chart.draw();
    }

    private boolean isHelpedToo(Who plain) {
        return all.stream().anyMatch(who -> who.variant.equals(plain.variant) && !who.arm.equals(plain.arm));
    }
}
