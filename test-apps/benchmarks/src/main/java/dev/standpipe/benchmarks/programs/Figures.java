package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Target;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The figures of one page, found by what they are of; and what is said about two of them. */
final class Figures {
    static final String NONE = "–";

    private final Map<Row.Place, Row> rows = new LinkedHashMap<>();

    Figures(Book book) {
        book.rows().forEach(row -> rows.put(row.place(), row));
    }

    Optional<Row> find(Row.Place place) {
        return Optional.ofNullable(rows.get(place));
    }

    Collection<Row> all() {
        return rows.values();
    }

    /** In order of appearance, or of size for numbers. */
    <T> List<T> distinct(Function<Row, T> of) {
        List<T> values = rows.values().stream().map(of).distinct().toList();
        return values.stream().allMatch(Integer.class::isInstance)
                ? values.stream().sorted().toList()
                : values;
    }

    /** How many times as fast {@code ours} is: the ratio in each round, and of these the one in the middle. */
    static Target.Ratio over(Row ours, Row theirs) {
        return over(ours.nanos(), theirs.nanos());
    }

    private static Target.Ratio over(List<Long> ours, List<Long> theirs) {
        double[] ratios = new double[Math.min(ours.size(), theirs.size())];
        for (int r = 0; r < ratios.length; r++) {
            ratios[r] = (double) theirs.get(r) / Math.max(1, ours.get(r));
        }
        return new Target.Ratio(
                Row.median(ratios),
                Arrays.stream(ratios).min().orElseThrow(),
                Arrays.stream(ratios).max().orElseThrow());
    }

    /** How many times as fast it would be if these phases took as long as another's do, by the median of its rounds. */
    Optional<Target.Ratio> exchanging(Row.Place total, List<String> phases, Row.Place other) {
        return find(total)
                .flatMap(all -> find(other).flatMap(theirs -> {
                    List<Row> parts = parts(all, phases);
                    List<Row> instead = parts(theirs, phases);
                    long added =
                            Math.round(instead.stream().mapToDouble(Row::median).sum());
                    List<Long> exchanged = IntStream.range(0, all.nanos().size())
                            .mapToObj(r -> all.nanos().get(r)
                                    - parts.stream()
                                            .mapToLong(part -> part.nanos().get(r))
                                            .sum()
                                    + added)
                            .toList();
                    return parts.size() < phases.size() || instead.size() < phases.size()
                            ? Optional.empty()
                            : Optional.of(over(exchanged, all.nanos()));
                }));
    }

    private List<Row> parts(Row all, List<String> phases) {
        return phases.stream()
                .flatMap(phase -> find(all.at(all.arm(), phase)).stream())
                .toList();
    }

    Optional<Target.Ratio> over(Row.Place ours, Row.Place theirs) {
        return find(ours).flatMap(a -> find(theirs).map(b -> over(a, b)));
    }

    String seconds(Row.Place place) {
        return find(place).map(row -> seconds(row.seconds())).orElse(NONE);
    }

    static String seconds(double seconds) {
        return String.format(Locale.ROOT, seconds >= 100 ? "%.0f" : seconds >= 1 ? "%.2f" : "%.4f", seconds);
    }

    /** MB/s, where {@code bytes} were carried. */
    static double rate(Row row, double bytes) {
        return bytes / 1e6 / row.seconds();
    }

    String rate(Row.Place place, double bytes) {
        return find(place).map(row -> rateText(rate(row, bytes))).orElse(NONE);
    }

    static String rateText(double rate) {
        return String.format(Locale.ROOT, rate >= 100 ? "%.0f" : rate >= 1 ? "%.1f" : "%.3f", rate);
    }
}
