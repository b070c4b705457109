package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Activity;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.ClassCounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.Run;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.Saved;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import dev.standpipe.report.UnusedBackend;
import dev.standpipe.report.html.HtmlFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every number of the JSON is in every other format: each occurs once in this report, so that none can stand in for
 * another.
 */
class SameNumbersTest {
    /** Times, in the text, are rounded. */
    private static final List<String> IN_WORDS = Arrays.asList(
            "/totals/transformMillis", "/runtime/nanos", "/loop/nanos", "/loop/transferNanos", "/saved/nanos");

    /** A table of loops has no place for what is not a loop's; it has the loops to be added up. */
    private static final Pattern NOT_IN_CSV = Pattern.compile("/(totals|run)/.*");

    /** For people, the parts stand below each other. */
    private static final Pattern SUMS = Pattern.compile(".*/declinedCalls|/totals/loop/entries");

    private static Report report() {
        Activity one = new Activity(
                1_103,
                200_017,
                800_068,
                4_000_037,
                new long[] {101, 307, 695},
                Arrays.asList(
                        new Declined("STREAM_UNKNOWN", "a.Stream", 811), new Declined("SWITCHED_OFF", "b.Stream", 47)));
        Activity other = new Activity(
                2_207,
                300_043,
                1_200_172,
                5_000_011,
                new long[] {409, 503, 1_295},
                Arrays.asList(
                        new Declined("STREAM_UNKNOWN", "a.Stream", 919), new Declined("SWITCHED_OFF", "b.Stream", 61)));
        Run run = Run.with(Collections.singletonList(new Setting("enabled", "true", "default")))
                .in("jdk", "os", 54_321)
                .between("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")
                .by("java", Collections.<UnusedBackend>emptyList());
        List<SiteRow> sites = new ArrayList<>(Arrays.asList(
                SampleReports.rewritten("a/A", 23, one)
                        .spending(new Spent(71, 6_000_043, 7_000_051)
                                .moving(410_009, 1_640_039)
                                .entered(97_001))
                        .saving(new Saved(11_000_003, 1_511, true)),
                SampleReports.rewritten("a/B", 29, other)
                        .spending(new Spent(83, 8_000_077, 9_000_097)
                                .moving(520_019, 2_080_081)
                                .entered(98_009))
                        .saving(new Saved(12_000_007, 1_709, true))));
        for (int line = 10_000; line < 10_067; line++) {
            sites.add(
                    line < 10_024
                            ? SampleReports.rewritten("b/B", line, Activity.NONE)
                            : SampleReports.declined("b/B", line, "CALL_IN_LOOP"));
        }
        return new Report("x", Collections.singletonList(run), new ClassCounts(7_919, 6_007, 5_003, 613, 8_087), sites);
    }

    @Test
    void areInEachFormat() throws Exception {
        Map<String, Long> numbers = new LinkedHashMap<>();
        collect("", new ObjectMapper().readTree(new JsonFormat().of(report())), numbers);
        numbers.remove("/schema");
        numbers.values().removeIf(number -> number == 0);
        assertThat(new HashSet<>(numbers.values())).hasSize(numbers.size()).hasSizeGreaterThan(30);
        Map<String, String> formats = new LinkedHashMap<>();
        formats.put("html", new HtmlFormat().of(report()));
        formats.put("sarif", new SarifFormat(SourceFiles.NONE).of(report()));
        formats.put("csv", new CsvFormat().of(report()));
        formats.put("txt", new TextFormat().of(report()));
        List<String> missing = new ArrayList<>();
        formats.forEach((format, text) -> numbers.forEach((path, number) -> {
            if (!has(format, text, path, number)) {
                missing.add(format + " " + path + " " + number);
            }
        }));
        assertThat(missing).isEmpty();
    }

    private static boolean has(String format, String text, String path, long number) {
        if (format.equals("csv")) {
            return NOT_IN_CSV.matcher(path).matches()
                    || Arrays.asList(text.split("[ ;,\r\n]")).contains(Long.toString(number));
        }
        if (SUMS.matcher(path).matches() && !format.equals("sarif")) {
            return true;
        }
        String inWords = Amounts.nanos(path.endsWith("Millis") ? number * 1_000_000 : number);
        boolean mayBeInWords = IN_WORDS.stream().anyMatch(path::endsWith);
        return mayBeInWords && text.contains(inWords)
                || Pattern.compile("(?<![\\d,.])(" + number + "|" + Amounts.count(number) + ")(?![\\d.]|,\\d{3}\\b)")
                        .matcher(text)
                        .find();
    }

    private static void collect(String path, JsonNode node, Map<String, Long> numbers) {
        if (node.isNumber()) {
            numbers.put(path, node.longValue());
        } else if (node.isObject()) {
            node.fields().forEachRemaining(field -> collect(path + "/" + field.getKey(), field.getValue(), numbers));
        } else {
            for (int i = 0; i < node.size(); i++) {
                collect(path + "/" + i, node.get(i), numbers);
            }
        }
    }
}
