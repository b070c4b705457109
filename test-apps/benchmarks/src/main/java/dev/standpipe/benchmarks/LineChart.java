package dev.standpipe.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Lines over evenly spaced steps, on a logarithmic scale, or on one from zero. */
public final class LineChart {
    private static final int WIDTH = 860;
    private static final int HEIGHT = 420;
    private static final int LEFT = 70;
    private static final int RIGHT = WIDTH - 250;
    private static final int TOP = 50;
    private static final int BOTTOM = HEIGHT - 50;

    private record Line(String label, int color, boolean dashed, double[] values) {}

    private final String title;
    private final String unit;
    private final List<String> steps;
    private final List<Line> lines = new ArrayList<>();

    private final boolean fromZero;

    public LineChart(String title, String unit, List<String> steps) {
        this(title, unit, steps, false);
    }

    public static LineChart linear(String title, String unit, List<String> steps) {
        return new LineChart(title, unit, steps, true);
    }

    private LineChart(String title, String unit, List<String> steps, boolean fromZero) {
        this.fromZero = fromZero;
        this.title = title;
        this.unit = unit;
        this.steps = steps;
    }

    /** A value that is not a number leaves a gap. */
    public void line(String label, int color, boolean dashed, double[] values) {
        if (Arrays.stream(values).anyMatch(v -> !Double.isNaN(v))) {
            lines.add(new Line(label, color, dashed, values));
        }
    }

    public String draw() {
        Svg svg = new Svg(WIDTH, title);
        double[] all = lines.stream()
                .flatMapToDouble(line -> Arrays.stream(line.values))
                .filter(v -> !Double.isNaN(v))
                .toArray();
        double largest = Arrays.stream(all).max().orElse(10);
        double least = fromZero
                ? 0
                : Math.pow(10, Math.floor(Math.log10(Arrays.stream(all).min().orElse(1))));
        double most = fromZero ? Math.ceil(largest * 2) / 2 : Math.pow(10, Math.ceil(Math.log10(largest)));
        for (double tick = least; tick <= most * 1.01; tick = fromZero ? tick + 0.5 : tick * 10) {
            svg.grid(LEFT, y(tick, least, most), RIGHT, y(tick, least, most));
            String label = fromZero ? Double.toString(tick) : BarChart.tick(tick);
            svg.text(LEFT - 8, y(tick, least, most) + 4, "end", "tick", label);
        }
        svg.text(LEFT - 8, TOP - 10, "end", "tick", unit);
        for (int i = 0; i < steps.size(); i++) {
            svg.text(x(i), BOTTOM + 20, "middle", "tick", steps.get(i));
        }
        double[] labels = labelHeights(least, most);
        for (int k = 0; k < lines.size(); k++) {
            Line line = lines.get(k);
            StringBuilder points = new StringBuilder();
            for (int i = 0; i < line.values.length; i++) {
                if (!Double.isNaN(line.values[i])) {
                    double y = y(line.values[i], least, most);
                    points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(i), y));
                    svg.dot(x(i), y, line.color);
                }
            }
            svg.line(points.toString(), line.color, line.dashed);
            svg.text(RIGHT + 14, labels[k] + 4, "start", "s" + line.color, line.label);
        }
        return svg.drawing(HEIGHT);
    }

    /** Beside the end of each line, but never one over the other. */
    private double[] labelHeights(double least, double most) {
        double[] heights = new double[lines.size()];
        Integer[] order = new Integer[lines.size()];
        for (int k = 0; k < heights.length; k++) {
            double[] values = Arrays.stream(lines.get(k).values)
                    .filter(v -> !Double.isNaN(v))
                    .toArray();
            heights[k] = y(values[values.length - 1], least, most);
            order[k] = k;
        }
        Arrays.sort(order, (a, b) -> Double.compare(heights[a], heights[b]));
        for (int k = 1; k < order.length; k++) {
            heights[order[k]] = Math.max(heights[order[k]], heights[order[k - 1]] + 15);
        }
        return heights;
    }

    private double x(int step) {
        return LEFT + 20 + (RIGHT - LEFT - 40) * (double) step / Math.max(1, steps.size() - 1);
    }

    private double y(double value, double least, double most) {
        return BOTTOM - (BOTTOM - TOP) * (fromZero ? value / most : Math.log(value / least) / Math.log(most / least));
    }
}
