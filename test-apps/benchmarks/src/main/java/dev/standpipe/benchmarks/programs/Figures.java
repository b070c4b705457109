package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Target;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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
        int rounds = Math.min(ours.nanos().size(), theirs.nanos().size());
        double[] ratios = new double[rounds];
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int r = 0; r < rounds; r++) {
            ratios[r] =
                    (double) theirs.nanos().get(r) / Math.max(1, ours.nanos().get(r));
            least = Math.min(least, ratios[r]);
            most = Math.max(most, ratios[r]);
        }
        return new Target.Ratio(Row.median(ratios), least, most);
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
