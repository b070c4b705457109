package dev.standpipe.benchmarks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Groups of horizontal bars on a logarithmic scale, each with its figure. */
public final class BarChart {
    private static final int WIDTH = 860;
    private static final int LEFT = 420;
    private static final int RIGHT = WIDTH - 70;
    private static final int BAR = 11;
    private static final int GAP = 12;

    private record Row(String label, List<OptionalDouble> values) {}

    private final String title;
    private final List<String> series;
    private final List<Row> rows = new ArrayList<>();

    public BarChart(String title, List<String> series) {
        this.title = title;
        this.series = series;
    }

    public void row(String label, List<OptionalDouble> values) {
        if (values.stream().anyMatch(OptionalDouble::isPresent)) {
            rows.add(new Row(label, values));
        }
    }

    public String draw() {
        Svg svg = new Svg(WIDTH, title);
        double[] all = rows.stream()
                .flatMap(row -> row.values.stream())
                .flatMapToDouble(OptionalDouble::stream)
                .toArray();
        double least =
                Math.pow(10, Math.floor(Math.log10(Arrays.stream(all).min().orElse(1))));
        double most = Math.pow(10, Math.ceil(Math.log10(Arrays.stream(all).max().orElse(10))));
        double x = 12;
        for (int s = 0; s < series.size(); s++) {
            svg.bar(x, 36, 10, 10, s + 1);
            svg.text(x + 15, 45, "start", "legend", series.get(s));
            x += 30 + 7 * series.get(s).length();
        }
        double top = 72;
        double y = top;
        for (double tick = least; tick <= most * 1.01; tick *= 10) {
            double at = at(tick, least, most);
            svg.grid(at, top - 6, at, bottom(top));
            svg.text(at, top - 10, "middle", "tick", tick(tick));
        }
        for (Row row : rows) {
            double height = BAR * row.values.size();
            svg.text(LEFT - 10, y + height / 2 + 4, "end", "label", row.label);
            for (int s = 0; s < row.values.size(); s++) {
                if (row.values.get(s).isPresent()) {
                    double value = row.values.get(s).getAsDouble();
                    svg.bar(LEFT, y + s * BAR, Math.max(1, at(value, least, most) - LEFT), BAR - 2, s + 1);
                    svg.text(at(value, least, most) + 5, y + s * BAR + BAR - 2, "start", "value", plain(value));
                }
            }
            y += height + GAP;
        }
        return svg.drawing(bottom(top) + 10);
    }

    private double bottom(double top) {
        return top
                + rows.stream()
                        .mapToDouble(row -> BAR * row.values.size() + GAP)
                        .sum();
    }

    private static double at(double value, double least, double most) {
        return LEFT + (RIGHT - LEFT) * Math.log(value / least) / Math.log(most / least);
    }

    /** A power of ten, in full. */
    static String tick(double value) {
        return new BigDecimal(value)
                .round(new MathContext(1))
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String plain(double value) {
        return String.format(
                        Locale.ROOT,
                        value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : value >= 0.1 ? "%.2f" : "%.4f",
                        value)
                .replaceAll("\\.0+$", "");
    }
}
