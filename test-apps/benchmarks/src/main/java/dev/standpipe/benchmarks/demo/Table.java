package dev.standpipe.benchmarks.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures as lines of text. */
final class Table {
    private final Style style;

    Table(Style style) {
        this.style = style;
    }

    List<String> head() {
        return List.of(
                style.bold(row("", "", "without", "", "with Standpipe", "", "").stripTrailing()),
                style.dim(row("", "data", "seconds", "MB/s", "seconds", "MB/s", "ratio")));
    }

    List<String> of(String title, List<Figure> phases) {
        List<String> lines = new ArrayList<>(List.of(style.bold(title)));
        phases.forEach(figure -> lines.add(line(figure)));
        return lines;
    }

    private String line(Figure figure) {
        boolean carries = figure.bytes() > 0;
        String row = row(
                "  " + figure.phase(),
                carries ? megabytes(figure.bytes()) : "",
                format("%.3f", figure.without()),
                carries ? rate(figure.bytes(), figure.without()) : "",
                format("%.3f", figure.with()),
                carries ? rate(figure.bytes(), figure.with()) : "",
                "");
        String ratio = format(figure.ratio() >= 10 ? "%8.0fx" : "%8.1fx", figure.ratio());
        return row.substring(0, row.length() - ratio.length()) + (carries ? style.good(ratio) : ratio);
    }

    private static String row(Object... cells) {
        return format("%-14s%9s%11s%9s%16s%9s%9s", cells);
    }

    private static String rate(long bytes, double seconds) {
        double rate = bytes / 1e6 / seconds;
        return format(rate < 100 ? "%.1f" : "%.0f", rate);
    }

    static String megabytes(long bytes) {
        return format(bytes < 1e6 ? "%.3f MB" : "%.1f MB", bytes / 1e6);
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
