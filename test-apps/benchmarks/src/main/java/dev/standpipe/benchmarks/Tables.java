package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** The tables of the performance page, each from the figures of one run. */
final class Tables {
    private static final String NONE = "–";

    private final Results results;
    private final List<Integer> jdks;
    private final List<String> jdkHeads;

    /** The size that stands for large arrays: 64 MiB, or less after a quick run. */
    final long large;

    Tables(Results results) {
        this.results = results;
        this.jdks = results.jdks();
        this.jdkHeads = jdks.stream().map(jdk -> "JDK " + jdk).toList();
        this.large = results.figures().stream().anyMatch(f -> f.kind() == Group.Kind.CLEAN && f.size() == Plan.LARGE)
                ? Plan.LARGE
                : Plan.MEDIUM;
    }

    private record Place(Stack stack, Direction direction) {
        static List<Place> all() {
            return Stream.of(Direction.values())
                    .flatMap(d -> Stream.of(Stack.values()).map(s -> new Place(s, d)))
                    .toList();
        }

        String label() {
            return "`" + stack.label(direction) + "`" + (stack == Stack.RAF ? ", " + direction.word() : "");
        }
    }

    private Optional<Figure> clean(int jdk, Place place, Element element, long size, Contender contender) {
        return results.find(jdk, Group.Kind.CLEAN, place.stack, place.direction, element, size, contender);
    }

    private Optional<Figure> large(int jdk, Place place, Contender contender) {
        return clean(jdk, place, Element.INT, large, contender);
    }

    Optional<Target.Ratio> overTheLoop(int jdk, Stack stack, Direction direction, Element element, long size) {
        Place place = new Place(stack, direction);
        return clean(jdk, place, element, size, Contender.PREFIX)
                .flatMap(ours ->
                        clean(jdk, place, element, size, Contender.LOOP).map(loop -> Target.Ratio.of(ours, loop)));
    }

    private Optional<Figure> best(int jdk, Place place, Stream<Contender> contenders) {
        return contenders
                .flatMap(contender -> large(jdk, place, contender).stream())
                .min(Comparator.comparingDouble(Figure::nanosPerByte));
    }

    Optional<Figure> bestByHand(int jdk, Stack stack, Direction direction) {
        return best(jdk, new Place(stack, direction), Stream.of(Contender.CHUNK, Contender.HANDLE));
    }

    Optional<Figure> bestC(int jdk, Stack stack, Direction direction) {
        return best(jdk, new Place(stack, direction), Stream.of(Contender.C_64K, Contender.C_1M));
    }

    /** One row per place, one column per JDK; places of which nothing is known are left out. */
    private String perJdk(
            String head, List<Place> places, java.util.function.Function<Place, IntFunction<Optional<String>>> cells) {
        Markdown table = new Markdown(head, jdkHeads);
        for (Place place : places) {
            List<Optional<String>> row =
                    jdks.stream().map(jdk -> cells.apply(place).apply(jdk)).toList();
            if (row.stream().anyMatch(Optional::isPresent)) {
                table.row(
                        place.label(),
                        row.stream().map(cell -> cell.orElse(NONE)).toList());
            }
        }
        return table.toString();
    }

    String facts() {
        Markdown table = new Markdown("fact", List.of("of this run"));
        results.facts().forEach((key, value) -> table.row(key, List.of(value)));
        table.row("large arrays", List.of(Plan.bytes(large)));
        double[] spreads =
                results.figures().stream().mapToDouble(Figure::spread).sorted().toArray();
        table.row(
                "spread of a figure",
                List.of(String.format(
                        Locale.ROOT,
                        "(slowest round − fastest) / median: half of the figures below %.0f %%, nine tenths below %.0f %%",
                        100 * spreads[spreads.length / 2],
                        100 * spreads[spreads.length * 9 / 10])));
        return table.toString();
    }

    String loopTargets() {
        Markdown table = new Markdown("stack, times the element loop", jdkHeads);
        for (Target target : Target.OVER_THE_LOOP) {
            List<String> row = new ArrayList<>();
            for (int jdk : jdks) {
                double wanted = target.wanted().on(jdk);
                row.add(overTheLoop(jdk, target.stack(), target.direction(), Element.INT, large)
                        .map(ratio -> ratio.against(wanted) + " (" + aim(jdk, target, wanted) + ")")
                        .orElse(NONE));
            }
            table.row(new Place(target.stack(), target.direction()).label(), row);
        }
        return table.toString();
    }

    /** For the front page: a picture, the ratios of large arrays, and where the rest is. */
    String front() {
        String table = perJdk(
                Plan.bytes(large) + " of ints, times as fast as the element loop",
                Place.all(),
                place -> jdk -> overTheLoop(jdk, place.stack, place.direction, Element.INT, large)
                        .map(Target.Ratio::toString));
        return "![Times as fast as the element loop](docs/evidence/img/over-the-loop.svg)\n\n"
                + table
                + "\nLoops with a system call or more for each element were timed on 64 KiB. "
                + "Measured on one machine, beside Java by hand and C: [all figures](docs/evidence/performance.md).\n";
    }

    /** What was aimed at, and how far C would come. */
    private String aim(int jdk, Target target, double wanted) {
        String aim = "≥ " + (wanted % 1 == 0 ? Integer.toString((int) wanted) : Double.toString(wanted));
        return bestC(jdk, target.stack(), target.direction())
                .flatMap(c -> large(jdk, new Place(target.stack(), target.direction()), Contender.LOOP)
                        .map(loop -> aim + ", C " + Target.Ratio.of(c, loop)))
                .orElse(aim);
    }

    String handTargets() {
        return perJdk(
                "stack, times the best by hand through the stack (≥ 1)",
                Place.all(),
                place -> jdk -> bestByHand(jdk, place.stack, place.direction)
                        .flatMap(hand -> large(jdk, place, Contender.PREFIX)
                                .map(ours -> Target.Ratio.of(ours, hand).against(Target.OF_THE_BEST_BY_HAND))));
    }

    String cTargets() {
        return perJdk(
                "stack, times the C program (≥ " + Target.OF_C + ")",
                Place.all(),
                place -> jdk -> bestC(jdk, place.stack, place.direction)
                        .flatMap(c -> large(jdk, place, Contender.PREFIX)
                                .map(ours -> Target.Ratio.of(ours, c).against(Target.OF_C))));
    }

    /** Gigabytes per second of every contender on large arrays, a table per JDK. */
    String throughput() {
        StringBuilder text = new StringBuilder();
        for (int jdk : jdks) {
            List<Contender> contenders = Arrays.stream(Contender.values())
                    .filter(c -> Place.all().stream()
                            .anyMatch(place -> large(jdk, place, c).isPresent()))
                    .toList();
            Markdown table = new Markdown(
                    "JDK " + jdk + ", GB/s",
                    contenders.stream().map(c -> c.label).toList());
            for (Place place : Place.all()) {
                if (large(jdk, place, Contender.PREFIX).isPresent()) {
                    table.row(
                            place.label(),
                            contenders.stream()
                                    .map(c -> large(jdk, place, c)
                                            .map(Tables::gigabytes)
                                            .orElse(NONE))
                                    .toList());
                }
            }
            text.append("### JDK ").append(jdk).append("\n\n").append(table).append('\n');
        }
        return text.toString();
    }

    private static String gigabytes(Figure figure) {
        double rate = figure.gigabytesPerSecond();
        String text = String.format(Locale.ROOT, rate < 0.01 ? "%.4f" : rate < 1 ? "%.3f" : "%.2f", rate);
        return figure.isReduced() ? text + " ¹" : text;
    }

    /** Ratios over the loop by size of the array. */
    String sizes() {
        List<Long> sizes = results.figures().stream()
                .filter(f -> f.kind() == Group.Kind.CLEAN && f.element() == Element.INT)
                .map(Figure::size)
                .distinct()
                .sorted()
                .toList();
        // the largest alone is in the other tables
        return columns(
                sizes.stream().map(Plan::bytes).toList(),
                (jdk, place) -> clean(jdk, place, Element.INT, sizes.get(0), Contender.PREFIX)
                                .isEmpty()
                        ? List.of(NONE)
                        : sizes.stream()
                                .map(size -> ratio(jdk, place, Element.INT, size))
                                .toList());
    }

    String elements() {
        List<Element> elements = List.of(Element.BYTE, Element.SHORT, Element.LONG, Element.DOUBLE);
        return columns(
                elements.stream().map(e -> e.name().toLowerCase(Locale.ROOT)).toList(),
                (jdk, place) -> elements.stream()
                        .map(element -> ratio(jdk, place, element, Plan.MEDIUM))
                        .toList());
    }

    private String ratio(int jdk, Place place, Element element, long size) {
        return overTheLoop(jdk, place.stack, place.direction, element, size)
                .map(ratio -> ratio + " ("
                        + clean(jdk, place, element, size, Contender.PREFIX)
                                .map(Tables::gigabytes)
                                .orElseThrow() + ")")
                .orElse(NONE);
    }

    private interface Cells {
        List<String> of(int jdk, Place place);
    }

    private String columns(List<String> heads, Cells cells) {
        StringBuilder text = new StringBuilder();
        for (int jdk : jdks) {
            Markdown table = new Markdown("JDK " + jdk + ", times the loop (GB/s)", heads);
            boolean any = false;
            for (Place place : Place.all()) {
                List<String> row = cells.of(jdk, place);
                if (!row.stream().allMatch(NONE::equals)) {
                    table.row(place.label(), row);
                    any = true;
                }
            }
            if (any) {
                text.append(table).append('\n');
            }
        }
        return text.toString();
    }

    String polluted() {
        return perJdk(
                "stack, times the element loop",
                Place.all(),
                place -> jdk -> polluted(jdk, place, Contender.PREFIX)
                        .flatMap(ours -> polluted(jdk, place, Contender.LOOP)
                                .map(loop -> Target.Ratio.of(ours, loop)
                                        + String.format(
                                                Locale.ROOT, " (%s → %s GB/s)", gigabytes(loop), gigabytes(ours)))));
    }

    private Optional<Figure> polluted(int jdk, Place place, Contender contender) {
        return results.find(
                jdk, Group.Kind.POLLUTED, place.stack, place.direction, Element.INT, Plan.MEDIUM, contender);
    }

    /** Nanoseconds per call, loop and then Standpipe; what costs more than it may is bold. */
    String small() {
        StringBuilder text = new StringBuilder();
        for (Place place : Place.all()) {
            Markdown table = new Markdown(place.label() + ", ints per call", jdkHeads);
            boolean any = false;
            for (int n : Plan.FEW) {
                List<Optional<String>> row =
                        jdks.stream().map(jdk -> smallCell(jdk, place, n)).toList();
                any |= row.stream().anyMatch(Optional::isPresent);
                table.row(
                        Integer.toString(n),
                        row.stream().map(cell -> cell.orElse(NONE)).toList());
            }
            if (any) {
                text.append(table).append('\n');
            }
        }
        return text.toString();
    }

    Optional<Figure> small(int jdk, Stack stack, Direction direction, int n, Contender contender) {
        return results.find(jdk, Group.Kind.SMALL, stack, direction, Element.INT, n * 4L, contender);
    }

    private Optional<String> smallCell(int jdk, Place place, int n) {
        return small(jdk, place.stack, place.direction, n, Contender.LOOP)
                .flatMap(loop -> small(jdk, place.stack, place.direction, n, Contender.PREFIX)
                        .map(ours -> {
                            boolean meets = ours.nanosPerCall() <= loop.nanosPerCall() + Target.extraNanos(n);
                            return String.format(
                                    Locale.ROOT,
                                    meets ? "%.1f → %.1f" : "%.1f → **%.1f**",
                                    loop.nanosPerCall(),
                                    ours.nanosPerCall());
                        }));
    }
}
