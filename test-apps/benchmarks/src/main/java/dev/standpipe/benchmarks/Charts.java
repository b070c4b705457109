package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** The pictures of the performance page, by file name. */
final class Charts {
    private final Results results;
    private final Tables tables;

    private final int jdk;

    Charts(Results results, Tables tables) {
        this.results = results;
        this.tables = tables;
        this.jdk = Jdk.representative(results.jdks());
    }

    Map<String, String> draw() {
        Map<String, String> drawings = new LinkedHashMap<>();
        drawings.put("over-the-loop.svg", overTheLoop());
        drawings.put("contenders.svg", contenders());
        drawings.put("sizes.svg", sizes());
        drawings.put("small.svg", small());
        return drawings;
    }

    private String overTheLoop() {
        BarChart chart = new BarChart(
                "Times as fast as the element loop, " + Plan.bytes(tables.large) + " of ints",
                results.jdks().stream().map(v -> "JDK " + v).toList());
        each((stack, direction) -> chart.row(
                label(stack, direction),
                results.jdks().stream()
                        .map(v -> tables.overTheLoop(v, stack, direction, Element.INT, tables.large)
                                .map(ratio -> OptionalDouble.of(ratio.value()))
                                .orElse(OptionalDouble.empty()))
                        .toList()));
        return chart.draw();
    }

    private String contenders() {
        List<String> series = List.of("Standpipe", "best by hand through the stack", "C", "element loop");
        BarChart chart = new BarChart("GB/s, " + Plan.bytes(tables.large) + " of ints, JDK " + jdk, series);
        each((stack, direction) -> chart.row(
                label(stack, direction),
                Stream.of(
                                large(stack, direction, Contender.PREFIX),
                                tables.bestByHand(jdk, stack, direction),
                                tables.bestC(jdk, stack, direction),
                                large(stack, direction, Contender.LOOP))
                        .map(figure -> figure.map(f -> OptionalDouble.of(f.gigabytesPerSecond()))
                                .orElse(OptionalDouble.empty()))
                        .toList()));
        return chart.draw();
    }

    private java.util.Optional<Figure> large(Stack stack, Direction direction, Contender contender) {
        return results.find(jdk, Group.Kind.CLEAN, stack, direction, Element.INT, tables.large, contender);
    }

    private String sizes() {
        List<Long> sizes = results.figures().stream()
                .filter(f -> f.kind() == Group.Kind.CLEAN && f.element() == Element.INT)
                .map(Figure::size)
                .distinct()
                .sorted()
                .toList();
        LineChart chart = new LineChart(
                "Reading int arrays by size, JDK " + jdk,
                "GB/s",
                sizes.stream().map(Plan::bytes).toList());
        int color = 1;
        for (Stack stack : List.of(Stack.BYTES, Stack.RAF, Stack.BUFFERED)) {
            chart.line("Standpipe, " + brief(stack), color, false, bySize(sizes, stack, Contender.PREFIX));
            chart.line("loop, " + brief(stack), color, true, bySize(sizes, stack, Contender.LOOP));
            color++;
        }
        chart.line("C, file", 0, false, bySize(sizes, Stack.RAF, Contender.C_64K));
        return chart.draw();
    }

    private static String brief(Stack stack) {
        return stack.brief(Direction.READ).replace("DataInputStream, ", "");
    }

    private double[] bySize(List<Long> sizes, Stack stack, Contender contender) {
        return sizes.stream()
                .mapToDouble(
                        size -> results.find(jdk, Group.Kind.CLEAN, stack, Direction.READ, Element.INT, size, contender)
                                .map(Figure::gigabytesPerSecond)
                                .orElse(Double.NaN))
                .toArray();
    }

    private String small() {
        LineChart chart = new LineChart(
                "Reading a few ints, JDK " + jdk + ": cost of a call",
                "ns",
                Arrays.stream(Plan.FEW).mapToObj(n -> "n = " + n).toList());
        int color = 1;
        for (Stack stack : List.of(Stack.BUFFERED, Stack.BYTES)) {
            chart.line("Standpipe, " + brief(stack), color, false, byLength(stack, Contender.PREFIX));
            chart.line("loop, " + brief(stack), color, true, byLength(stack, Contender.LOOP));
            color++;
        }
        return chart.draw();
    }

    private double[] byLength(Stack stack, Contender contender) {
        return Arrays.stream(Plan.FEW)
                .mapToDouble(n -> tables.small(jdk, stack, Direction.READ, n, contender)
                        .map(Figure::nanosPerCall)
                        .orElse(Double.NaN))
                .toArray();
    }

    private static String label(Stack stack, Direction direction) {
        return stack.label(direction) + (stack == Stack.RAF ? ", " + direction.word() : "");
    }

    private interface Each {
        void accept(Stack stack, Direction direction);
    }

    private static void each(Each each) {
        for (Direction direction : Direction.values()) {
            for (Stack stack : Stack.values()) {
                each.accept(stack, direction);
            }
        }
    }
}
