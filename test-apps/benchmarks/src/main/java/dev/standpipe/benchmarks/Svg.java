package dev.standpipe.benchmarks;

import java.util.Locale;

/** A drawing that is legible on a light page and on a dark one. */
public final class Svg {
    private static final String STYLE = """
            <style>
            text { font: 12px system-ui, sans-serif; fill: #57606a }
            .title { font-size: 15px; font-weight: 600; fill: #24292f }
            .grid { stroke: #8c959f; stroke-opacity: .35 }
            .s0 { fill: #8c959f } .s1 { fill: #0969da } .s2 { fill: #bc4c00 } .s3 { fill: #2da44e } .s4 { fill: #8250df } .s5 { fill: #bf3989 } .s6 { fill: #9a6700 }
            .l0 { stroke: #8c959f } .l1 { stroke: #0969da } .l2 { stroke: #bc4c00 } .l3 { stroke: #2da44e } .l4 { stroke: #8250df } .l5 { stroke: #bf3989 } .l6 { stroke: #9a6700 }
            .line { fill: none; stroke-width: 2 }
            .dashed { stroke-dasharray: 6 4 }
            @media (prefers-color-scheme: dark) {
              text { fill: #9198a1 } .title { fill: #f0f6fc }
              .s1 { fill: #4493f8 } .s2 { fill: #f0883e } .s3 { fill: #3fb950 } .s4 { fill: #ab7df8 } .s5 { fill: #db61a2 } .s6 { fill: #d29922 }
              .l1 { stroke: #4493f8 } .l2 { stroke: #f0883e } .l3 { stroke: #3fb950 } .l4 { stroke: #ab7df8 } .l5 { stroke: #db61a2 } .l6 { stroke: #d29922 }
            }
            </style>
            """;

    private final StringBuilder body = new StringBuilder();
    private final int width;
    private final String title;

    Svg(int width, String title) {
        this.width = width;
        this.title = title;
        text(12, 22, "start", "title", title);
    }

    void text(double x, double y, String anchor, String style, String text) {
        body.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"%s\">%s</text>%n",
                x,
                y,
                anchor,
                style,
                escape(text)));
    }

    void bar(double x, double y, double w, double h, int series) {
        body.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"1\" class=\"s%d\"/>%n",
                x,
                y,
                w,
                h,
                series));
    }

    void grid(double x1, double y1, double x2, double y2) {
        body.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"grid\"/>%n",
                x1,
                y1,
                x2,
                y2));
    }

    void dot(double x, double y, int series) {
        body.append(
                String.format(Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" class=\"s%d\"/>%n", x, y, series));
    }

    void line(String points, int series, boolean dashed) {
        body.append(String.format(
                "<polyline points=\"%s\" class=\"line l%d%s\"/>%n", points.trim(), series, dashed ? " dashed" : ""));
    }

    String drawing(double height) {
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %.0f\" width=\"%d\" role=\"img\" aria-label=\"%s\">%n%s%s</svg>%n",
                width,
                height,
                width,
                escape(title),
                STYLE,
                body);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
