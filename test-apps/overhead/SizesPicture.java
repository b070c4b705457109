import java.util.List;
import java.util.Locale;

/** Milliseconds of whole processes by size, each stack on each JDK in a field of its own; both scales are logarithmic. */
final class SizesPicture {
    private static final int FIELD_WIDTH = 280;
    private static final int FIELD_HEIGHT = 150;
    private static final int LEFT = 50;
    private static final int TOP = 70;
    private static final int GAP_RIGHT = 54;
    private static final int GAP_BELOW = 46;

    /** What the name of a size takes. */
    private static final int LABEL = 44;

    private static final int SHORTEST = 20;
    private static final int LONGEST = 5000;
    private static final int[] TICKS = {20, 50, 100, 200, 500, 1000, 2000, 5000};

    private static final String STYLE =
            """
            <style>
            text { font: 11px system-ui, sans-serif; fill: #57606a }
            .title { font-size: 15px; font-weight: 600; fill: #24292f }
            .grid { stroke: #8c959f; stroke-opacity: .3 }
            .line { fill: none; stroke-width: 2 }
            .l0 { stroke: #8c959f } .l1 { stroke: #0969da } .l2 { stroke: #8250df } .l3 { stroke: #2da44e }
            @media (prefers-color-scheme: dark) {
              text { fill: #9198a1 } .title { fill: #f0f6fc }
              .l1 { stroke: #4493f8 } .l2 { stroke: #ab7df8 } .l3 { stroke: #3fb950 }
            }
            </style>
            """;

    private final StringBuilder drawing = new StringBuilder();
    private final int columns;
    private int fields;

    /** {@code kinds} are what the lines stand for, {@code columns} the fields in a row. */
    SizesPicture(String[] kinds, int columns, int rows) {
        this.columns = columns;
        int width = columns * (FIELD_WIDTH + GAP_RIGHT) + LEFT;
        int height = TOP + rows * (FIELD_HEIGHT + GAP_BELOW);
        String title = "Whole processes by size, in milliseconds";
        drawing.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\" aria-label=\"%s\">%n",
                width,
                height,
                width,
                title));
        drawing.append(STYLE);
        text(12, 22, "start", "title", title);
        for (int kind = 0; kind < kinds.length; kind++) {
            int x = LEFT + kind * 150;
            line("M" + x + " 38 h24", kind);
            text(x + 30, 42, "start", "tick", kinds[kind]);
        }
    }

    /** The next field. {@code times}: for each size, of each kind. */
    void field(String name, int[] kib, List<double[]> times) {
        int left = LEFT + fields % columns * (FIELD_WIDTH + GAP_RIGHT);
        int top = TOP + fields / columns * (FIELD_HEIGHT + GAP_BELOW);
        fields++;
        text(left, top - 6, "start", "tick", name);
        for (int tick : TICKS) {
            double y = y(top, tick);
            drawing.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" class=\"grid\"/>%n",
                    left,
                    y,
                    left + FIELD_WIDTH,
                    y));
            text(left - 6, y + 4, "end", "tick", String.format(Locale.ROOT, "%,d", tick));
        }
        int last = kib.length - 1;
        double free = left;
        for (int k = 0; k <= last; k++) {
            double x = x(left, kib, k);
            if (k == last || x >= free && x <= x(left, kib, last) - LABEL) {
                text(x, top + FIELD_HEIGHT + 15, "middle", "tick", Sizes.words(kib[k]));
                free = x + LABEL;
            }
        }
        for (int kind = 0; kind < times.get(0).length; kind++) {
            StringBuilder path = new StringBuilder();
            for (int k = 0; k < kib.length; k++) {
                path.append(k == 0 ? 'M' : 'L')
                        .append(String.format(Locale.ROOT, "%.1f %.1f ", x(left, kib, k), y(top, times.get(k)[kind])));
            }
            line(path.toString().trim(), kind);
        }
    }

    private static double x(int left, int[] kib, int k) {
        return left + (FIELD_WIDTH - 20) * share(kib[k], kib[0], kib[kib.length - 1]) + 10;
    }

    private static double y(int top, double millis) {
        return top + FIELD_HEIGHT * (1 - share(Math.max(SHORTEST, Math.min(LONGEST, millis)), SHORTEST, LONGEST));
    }

    private static double share(double value, double least, double most) {
        return Math.log(value / least) / Math.log(most / least);
    }

    private void line(String path, int kind) {
        drawing.append("<path d=\"" + path + "\" class=\"line l" + kind + "\"/>\n");
    }

    private void text(double x, double y, String anchor, String style, String text) {
        drawing.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"%s\">%s</text>%n", x, y, anchor, style, text));
    }

    String drawing() {
        return drawing + "</svg>\n";
    }
}
