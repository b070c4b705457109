package dev.standpipe.benchmarks.demo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A terminal with the demo's figures in it, for a light page and for a dark one. */
final class Picture {
    private static final int MARGIN = 20;
    private static final int BAR = 34;
    private static final double LINE = 19;
    private static final int WIDTH = 720;
    private static final String STYLE = """
            <style>
            .window { fill: #f6f8fa; stroke: #d0d7de } .light { fill: #d0d7de }
            text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #24292f; white-space: pre }
            .head { font-weight: 600 } .dim { fill: #57606a } .good { fill: #1a7f37; font-weight: 600 }
            @media (prefers-color-scheme: dark) {
              .window { fill: #0d1117; stroke: #30363d } .light { fill: #30363d }
              text { fill: #e6edf3 } .dim { fill: #9198a1 } .good { fill: #3fb950 }
            }
            </style>
            """;

    private final StringBuilder body = new StringBuilder();
    private double y = BAR;

    private Picture() {}

    static String of(Performance performance) {
        Picture picture = new Picture();
        picture.line("dim", "$ ./standpipe demo");
        picture.line("", "");
        Table table = new Table(new Style(false));
        picture.line("head", table.head().get(0));
        picture.line("dim", table.head().get(1));
        Map<String, List<Figure>> programs = performance.figures().stream()
                .collect(Collectors.groupingBy(Figure::program, LinkedHashMap::new, Collectors.toList()));
        programs.forEach((program, figures) -> {
            List<String> lines = new ArrayList<>(table.of(program, figures));
            picture.line("head", lines.remove(0));
            for (int i = 0; i < lines.size(); i++) {
                picture.line(figures.get(i).bytes() > 0 ? "good" : "", lines.get(i));
            }
        });
        picture.line("", "");
        picture.line("dim", performance.stage());
        return picture.drawing();
    }

    /** The ratio, at the end of the line, is what the style {@code good} is for. */
    private void line(String style, String text) {
        y += LINE;
        int ratio = style.equals("good") ? text.lastIndexOf(' ') + 1 : text.length();
        String line = escape(text.substring(0, ratio))
                + (ratio < text.length() ? "<tspan class=\"good\">" + text.substring(ratio) + "</tspan>" : "");
        body.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%.0f\" xml:space=\"preserve\" class=\"%s\">%s</text>%n",
                MARGIN,
                y,
                style.equals("good") ? "" : style,
                line));
    }

    private String drawing() {
        double height = y + MARGIN;
        StringBuilder lights = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            lights.append(
                    String.format("<circle cx=\"%d\" cy=\"18\" r=\"5\" class=\"light\"/>%n", MARGIN + 4 + 17 * i));
        }
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %.0f\" width=\"%d\" role=\"img\" aria-label=\"%s\">%n%s"
                        + "<rect x=\".5\" y=\".5\" width=\"%d\" height=\"%.0f\" rx=\"8\" class=\"window\"/>%n%s%s</svg>%n",
                WIDTH,
                height,
                WIDTH,
                "What ./standpipe demo prints: an old program without Standpipe and with it",
                STYLE,
                WIDTH - 1,
                height - 1,
                lights,
                body);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
