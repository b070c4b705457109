package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.json.JsonObject;
import dev.standpipe.report.Activity;
import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Totals;
import dev.standpipe.report.html.HtmlFormat;
import dev.standpipe.runtime.count.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The numbers of a real run, and that each format has the same. */
class FormatsTest {
    /** 5,000 ints from bytes, one double after the other to a file, longs in rounds from a file. */
    private static final long ELEMENTS = GridRun.LOADED + GridRun.SAVED + GridRun.SUMMED;

    private static final long BYTES = 4 * GridRun.LOADED + 8 * GridRun.SAVED + 8 * GridRun.SUMMED;

    private static Report report;

    @BeforeAll
    static void run() throws Exception {
        report = GridRun.report();
    }

    @Test
    void recordsAreNotCalledElements() {
        SiteRow records = SampleReports.records("a/One", SampleReports.activity(1, 200, 4000));
        assertThat(new TextFormat().of(SampleReports.of(records)))
                .contains("reads records that begin with int from One", "200 records, 4,000 bytes");
    }

    @Test
    void theNumbersAreThoseOfTheRun() {
        Totals totals = report.totals();
        assertThat(totals.sitesRewritten()).isEqualTo(3);
        assertThat(totals.sitesDeclined()).isEqualTo(1);
        assertThat(totals.elements()).isEqualTo(ELEMENTS);
        assertThat(totals.bytes()).isEqualTo(BYTES);
        assertThat(totals.classes().seen()).isEqualTo(2);
        assertThat(totals.classes().scanned()).isEqualTo(1);
        assertThat(totals.classes().millis()).isEqualTo(7);
    }

    @Test
    void eachLoopHasItsOwn() {
        SiteRow load = site("load");
        assertThat(load.where()).matches("sample\\.Grid\\.load\\(Grid\\.java:\\d+\\)");
        assertThat(load.what()).isEqualTo("reads int from DataInput");
        assertThat(load.rule()).isEqualTo("ReadArray");
        assertThat(load.activity().elements()).isEqualTo(GridRun.LOADED);
        assertThat(load.activity().calls(Mode.EXACT)).isEqualTo(1);
        assertThat(load.activity().declined()).hasSize(1);
        assertThat(load.activity().declined().get(0).reason()).isEqualTo("STREAM_UNKNOWN");
        assertThat(load.activity().declined().get(0).receiver()).isEqualTo(GridRun.Unknown.class.getName());
        assertThat(site("save").activity().bytes()).isEqualTo(8 * GridRun.SAVED);
        assertThat(site("save").activity().calls(Mode.DIRECT)).isEqualTo(1);
        assertThat(site("save").activity().nanos()).isPositive();
        assertThat(site("sum").rule()).isEqualTo("ReplayRounds");
        assertThat(site("watched").reason()).isEqualTo("CALL_IN_LOOP");
        assertThat(site("watched").activity().calls()).isZero();
    }

    @Test
    void jsonHasTheSame() throws Exception {
        JsonObject json = JsonObject.read(new JsonFormat().of(report));
        JsonObject totals = json.object("totals");
        assertThat(totals.number("bulkCalls")).isEqualTo(report.totals().bulkCalls());
        assertThat(totals.number("elements")).isEqualTo(ELEMENTS);
        assertThat(totals.number("bytes")).isEqualTo(BYTES);
        List<List<Long>> rows = new ArrayList<>();
        for (JsonObject site : json.objects("sites")) {
            JsonObject runtime = site.object("runtime");
            rows.add(Arrays.asList(
                    runtime.number("bulkCalls"),
                    runtime.number("elements"),
                    runtime.number("bytes"),
                    runtime.number("nanos")));
        }
        assertThat(rows).isEqualTo(numbers());
    }

    @Test
    void sarifHasTheSame() throws Exception {
        JsonObject run = JsonObject.read(new SarifFormat(SourceFiles.NONE).of(report))
                .objects("runs")
                .get(0);
        List<List<Long>> rows = new ArrayList<>();
        for (JsonObject result : run.objects("results")) {
            JsonObject site = result.object("properties");
            rows.add(Arrays.asList(
                    site.number("bulkCalls"), site.number("elements"), site.number("bytes"), site.number("nanos")));
        }
        assertThat(rows).isEqualTo(numbers());
    }

    @Test
    void csvHasTheSame() {
        List<List<Long>> rows = new ArrayList<>();
        Matcher row = Pattern.compile(",(\\d+),(\\d+),(\\d+),\\d+,\\d+,\\d+,(\\d+),\\d+,[^,]*(?:,\\d+){7},\r\n")
                .matcher(new CsvFormat().of(report));
        while (row.find()) {
            rows.add(longs(row));
        }
        assertThat(rows).isEqualTo(numbers());
    }

    @Test
    void noTextOfTheCsvIsAFormula() {
        for (String name : new String[] {"=HYPERLINK(\"x\")", "+1", "-1", "@SUM(1)", "\tx", "\rx", "\nx"}) {
            String csv = new CsvFormat().of(SampleReports.with(name));
            String quoted = name.replace("\"", "\"\"");
            assertThat(csv)
                    .as(name)
                    .contains("'" + quoted)
                    .doesNotContain("," + quoted)
                    .doesNotContain(",\"" + quoted)
                    .doesNotContain("\n" + quoted)
                    .doesNotContain("\n\"" + quoted);
        }
        SiteRow less = SampleReports.rewritten("a/A", 1, SampleReports.activity(-1, 2, 8));
        assertThat(new CsvFormat().of(SampleReports.of(less))).contains(",-1,2,8,");
    }

    @Test
    void namesForPeopleStayInTheirLinesAndInTheirOrder() {
        Report report = SampleReports.with("a\u202Eb\u2028c\u2029d\u200Be\u001Bf\uDB40\uDC01g😀");
        assertThat(new TextFormat().of(report)).contains("a?b?c?d?e?f?g😀").doesNotContain("\u202E");
        assertThat(new HtmlFormat().of(report)).contains("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\uFFFDg😀");
    }

    @Test
    void theRowsOfThePageHaveTheSame() {
        List<List<Long>> rows = new ArrayList<>();
        Matcher row = Pattern.compile("<tr class=\"(?:.*\n)*?</tr>")
                .matcher(new HtmlFormat().of(report).split("</main>")[0].split("id=\"sites\"")[1]);
        while (row.find()) {
            Matcher cells = Pattern.compile("data-value=\"([\\d,]+)\"").matcher(row.group());
            List<Long> values = new ArrayList<>();
            while (cells.find()) {
                values.add(Long.valueOf(cells.group(1).replace(",", "")));
            }
            if (!values.isEmpty()) {
                rows.add(Arrays.asList(values.get(2), values.get(1), values.get(0), values.get(3)));
            }
        }
        assertThat(rows).containsExactlyInAnyOrderElementsOf(numbers());
    }

    @Test
    void theTextHasTheSame() {
        List<List<Long>> rows = new ArrayList<>();
        Matcher row = Pattern.compile("  ([\\d,]+) transfers? \\(.*\\), ([\\d,]+) elements, ([\\d,]+) bytes")
                .matcher(new TextFormat().of(report));
        while (row.find()) {
            rows.add(longs(row));
        }
        List<List<Long>> busy = new ArrayList<>();
        for (List<Long> numbers : numbers()) {
            if (numbers.get(0) > 0) {
                busy.add(numbers.subList(0, 3));
            }
        }
        assertThat(rows).isEqualTo(busy);
    }

    /** Calls, elements, bytes and time of each loop. */
    private static List<List<Long>> numbers() {
        List<List<Long>> rows = new ArrayList<>();
        for (SiteRow site : report.sites()) {
            Activity activity = site.activity();
            rows.add(Arrays.asList(activity.calls(), activity.elements(), activity.bytes(), activity.nanos()));
        }
        return rows;
    }

    private static List<Long> longs(Matcher match) {
        List<Long> longs = new ArrayList<>();
        for (int i = 1; i <= match.groupCount(); i++) {
            longs.add(Long.valueOf(match.group(i).replace(",", "")));
        }
        return longs;
    }

    private static SiteRow site(String method) {
        for (SiteRow site : report.sites()) {
            if (site.place().method().equals(method)) {
                return site;
            }
        }
        throw new AssertionError("no loop in " + method);
    }
}
