package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One measured figure: a contender in a group. {@code size} is the bytes of the array that the row is about; {@code length} elements were really moved
 * {@code calls} times in a pass, which is less where the element loop is too slow. Nanoseconds are CPU time of a pass but for the last.
 */
record Figure(
        int jdk,
        Group.Kind kind,
        Stack stack,
        Direction direction,
        Element element,
        long size,
        Contender contender,
        int length,
        int calls,
        int passes,
        int rounds,
        double min,
        double median,
        double max,
        double elapsed) {

    static final String HEADER = Arrays.stream(Figure.class.getRecordComponents())
            .map(c -> c.getName())
            .collect(Collectors.joining(","));

    String toCsv() {
        return Stream.of(
                        jdk,
                        kind,
                        stack,
                        direction,
                        element,
                        size,
                        contender,
                        length,
                        calls,
                        passes,
                        rounds,
                        round(min),
                        round(median),
                        round(max),
                        round(elapsed))
                .map(Object::toString)
                .collect(Collectors.joining(","));
    }

    private static String round(double nanos) {
        return Long.toString(Math.round(nanos));
    }

    /** What makes two figures forks of one. */
    List<Object> subject() {
        return List.of(jdk, kind, stack, direction, element, size, contender);
    }

    /** The fork in the middle, with the extremes of all: one that the compiler treated badly, or too well, does not count. */
    static Figure ofForks(List<Figure> forks) {
        List<Figure> sorted = forks.stream()
                .sorted(Comparator.comparingDouble(Figure::median))
                .toList();
        Figure middle = sorted.get((sorted.size() - 1) / 2);
        return new Figure(
                middle.jdk,
                middle.kind,
                middle.stack,
                middle.direction,
                middle.element,
                middle.size,
                middle.contender,
                middle.length,
                middle.calls,
                middle.passes,
                forks.stream().mapToInt(Figure::rounds).sum(),
                forks.stream().mapToDouble(Figure::min).min().orElseThrow(),
                middle.median,
                forks.stream().mapToDouble(Figure::max).max().orElseThrow(),
                middle.elapsed);
    }

    static Figure ofCsv(String line) {
        String[] c = line.split(",");
        return new Figure(
                Integer.parseInt(c[0]),
                Group.Kind.valueOf(c[1]),
                Stack.valueOf(c[2]),
                Direction.valueOf(c[3]),
                Element.valueOf(c[4]),
                Long.parseLong(c[5]),
                Contender.valueOf(c[6]),
                Integer.parseInt(c[7]),
                Integer.parseInt(c[8]),
                Integer.parseInt(c[9]),
                Integer.parseInt(c[10]),
                Double.parseDouble(c[11]),
                Double.parseDouble(c[12]),
                Double.parseDouble(c[13]),
                Double.parseDouble(c[14]));
    }

    double nanosPerByte() {
        return median / ((double) calls * ((long) length << element.shift));
    }

    /** Bytes per nanosecond. */
    double gigabytesPerSecond() {
        return 1 / nanosPerByte();
    }

    double nanosPerCall() {
        return median / calls;
    }

    /** How far the rounds lie apart, as a part of the median. */
    double spread() {
        return (max - min) / median;
    }

    boolean isReduced() {
        return (long) length << element.shift != size;
    }
}
