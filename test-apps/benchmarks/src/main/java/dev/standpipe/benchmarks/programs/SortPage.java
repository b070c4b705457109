package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.LineChart;
import dev.standpipe.benchmarks.Markdown;
import dev.standpipe.benchmarks.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** The external sort: throughput by size of the file, as figures 6 and 7 have it, and table 2 with our times beside it. */
final class SortPage extends ResultPage {
    private static final String PROGRAM = "external-sort";
    private static final String SMALL = "32768";
    private static final String LARGE = "524288";
    private static final List<String> PARTS = List.of(Row.TOTAL, "read", "write", "sort", "block");

    /** What the paper found, here a goal: so many times as fast as without help. */
    private static final Map<String, Double> WANTED = Map.of("raf", 60.0, "ds", 60.0, "dsb", 2.0);

    SortPage(Book book) {
        super(book);
    }

    private static double bytes(Row row) {
        return (double) row.size() * (1 << 20);
    }

    private static String rate(Row row) {
        return Figures.rateText(Figures.rate(row, bytes(row)));
    }

    @Override
    void compute() {
        for (int jdk : jdks) {
            goals(jdk);
            for (String cache : caches()) {
                throughput(jdk, cache, SMALL, "32 KiB", "small-chunks");
                throughput(jdk, cache, LARGE, "512 KiB", "large-chunks");
            }
        }
        place("breakdown", breakdown());
        place("goals", Goals.table(goals()));
    }

    private void throughput(int jdk, String cache, String setting, String chunks, String name) {
        List<Matrix.Column> columns = sizes(PROGRAM, setting, cache).stream()
                .map(n -> new Matrix.Column(n + " MiB", setting, n, cache))
                .toList();
        Matrix matrix = new Matrix(figures, jdk, PROGRAM, Row.TOTAL, columns);
        if (matrix.isEmpty()) {
            return;
        }
        place(name, matrix.table("JDK " + jdk + ", " + cache + ", MB/s", SortPage::rate));
        if (jdk == representative() && cache.equals("warm")) {
            LineChart chart = new LineChart(
                    "Sorting in chunks of " + chunks + ", JDK " + jdk,
                    "MB/s",
                    columns.stream().map(Matrix.Column::label).toList());
            drawing(
                    name,
                    "sort-" + name + ".svg",
                    "Chunks of " + chunks,
                    matrix.chart(
                            chart, row -> !row.arm().equals(Arm.OFFLINE.name()), row -> Figures.rate(row, bytes(row))));
        }
    }

    private Row.Place place(int jdk, String variant, Arm arm, String setting, int size) {
        return new Row.Place(jdk, PROGRAM, variant, setting, size, "warm", arm.name(), Row.TOTAL);
    }

    /** On the largest file that was sorted without help; and bulk and asynchronous on the largest of all. */
    private void goals(int jdk) {
        List.of("raf", "ds", "dsb")
                .forEach(variant -> largest(
                                SMALL,
                                n -> figures.over(
                                        place(jdk, variant, Arm.AGENT, SMALL, n),
                                        place(jdk, variant, Arm.PLAIN, SMALL, n)))
                        .ifPresent(found -> goal(Goal.atLeast(
                                WANTED.get(variant),
                                variant + " with the agent, times as fast",
                                jdk,
                                found.ratio,
                                limits(jdk, found.size, place(jdk, variant, Arm.PLAIN, SMALL, found.size))))));
        for (String variant : List.of("bulkraf", "bulkds")) {
            largest(
                            SMALL,
                            n -> figures.over(
                                    place(jdk, "c", Arm.C, SMALL, n), place(jdk, variant, Arm.PLAIN, SMALL, n)))
                    .ifPresent(found ->
                            goal(Goal.atMost(1.25, variant + ", time as a multiple of C's", jdk, found.ratio)));
        }
        for (String variant : List.of("raf", "dsb")) {
            for (String cache : caches()) {
                String where = ", chunks of 512 KiB, " + cache;
                prefetching(jdk, variant, Arm.AHEAD, "async", Arm.PLAIN, cache)
                        .ifPresent(ratio -> goal(Goal.atLeast(
                                1,
                                variant + " with prefetch=ahead over async by hand" + where,
                                jdk,
                                ratio,
                                List.of())));
            }
            prefetching(jdk, variant, Arm.AGENT, variant, Arm.HINT, "warm")
                    .ifPresent(ratio -> goal(Goal.atMost(
                            1.02,
                            variant
                                    + " with prefetch=hint, time as a multiple of that without, chunks of 512 KiB, warm",
                            jdk,
                            ratio)));
        }
    }

    /** Sorting takes time too: C's, and the program's own. What is left to gain is what C's transfers would. */
    private List<Goal.Limit> limits(int jdk, int size, Row.Place plain) {
        List<Goal.Limit> limits = new ArrayList<>();
        Row.Place c = place(jdk, "c", Arm.C, SMALL, size);
        figures.over(c, plain).ifPresent(ratio -> limits.add(new Goal.Limit("C", ratio)));
        figures.exchanging(plain, List.of("read", "write"), c)
                .ifPresent(ratio -> limits.add(new Goal.Limit("with C's transfers", ratio)));
        return limits;
    }

    /** How many times as fast one is as the other, on the largest file that was sorted in large chunks. */
    private Optional<Target.Ratio> prefetching(
            int jdk, String one, Arm oneArm, String other, Arm otherArm, String cache) {
        return sizes(PROGRAM, LARGE, cache).stream()
                .reduce((smaller, larger) -> larger)
                .flatMap(n -> figures.over(
                        new Row.Place(jdk, PROGRAM, one, LARGE, n, cache, oneArm.name(), Row.TOTAL),
                        new Row.Place(jdk, PROGRAM, other, LARGE, n, cache, otherArm.name(), Row.TOTAL)));
    }

    private record Found(int size, Target.Ratio ratio) {}

    private Optional<Found> largest(String setting, IntFunction<Optional<Target.Ratio>> ratio) {
        List<Found> found = new ArrayList<>();
        sizes(PROGRAM, setting, "warm").forEach(n -> ratio.apply(n).ifPresent(r -> found.add(new Found(n, r))));
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
    }

    /** Seconds for each part of the work: the paper's, and ours on the largest file. */
    private String breakdown() {
        StringBuilder text = new StringBuilder();
        Markdown paper = new Markdown("Bonachea 2000, table 2: 64 MB, seconds", PARTS);
        PaperFigures.of("sort").forEach(row -> paper.row(row.what(), List.of(row.values())));
        text.append(paper).append('\n');
        for (int jdk : jdks) {
            for (int size : sizes(PROGRAM, SMALL, "warm")) {
                List<Matrix.Column> columns = List.of(new Matrix.Column("", SMALL, size, "warm"));
                text.append(parts(jdk, size, columns));
            }
        }
        return text.toString();
    }

    private String parts(int jdk, int size, List<Matrix.Column> columns) {
        Markdown table = new Markdown("JDK " + jdk + ": " + size + " MiB, seconds", PARTS);
        boolean any = false;
        for (Row total : figures.all()) {
            if (total.jdk() == jdk
                    && total.size() == size
                    && total.setting().equals(SMALL)
                    && total.phase().equals(Row.TOTAL)
                    && total.cache().equals("warm")) {
                table.row(
                        Matrix.name(total),
                        PARTS.stream()
                                .map(part -> figures.find(total.at(total.arm(), part))
                                        .map(row -> Figures.seconds(row.seconds()))
                                        .orElse(""))
                                .toList());
                any = true;
            }
        }
        return any ? table + "\n" : "";
    }
}
