package dev.standpipe.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.options.Setting;
import dev.standpipe.report.ClassCounts;
import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.Run;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import dev.standpipe.report.format.Reports;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlFormatTest {
    @Test
    void namesCannotBecomeMarkup() {
        String page = new HtmlFormat().of(SampleReports.with("<script>alert('\"&{{style}}\u0000</script>"));
        assertThat(page).doesNotContain("<script>alert").doesNotContain("\u0000");
        assertThat(page).contains("&lt;script&gt;alert(&#39;&quot;&amp;{{style}}\uFFFD&lt;/script&gt;");
        assertThat(page.split("<script", -1)).hasSize(2);
    }

    @Test
    void nothingComesFromElsewhere() throws Exception {
        String page = new HtmlFormat().of(GridRun.report());
        assertThat(page)
                .doesNotContainPattern("(?i)(src)\\s*=|href\\s*=\\s*\"[^#]|https?:|@import|url\\(|<link|<img|<iframe");
        assertThat(page).contains("default-src 'none'");
    }

    @Test
    void allPlaceholdersAreFilled() throws Exception {
        assertThat(new HtmlFormat().of(GridRun.report())).doesNotContain("{{").doesNotContain("}}");
    }

    @Test
    void elementsAreClosed() throws Exception {
        String page = new HtmlFormat().of(GridRun.report());
        for (String element :
                "html head body header main section div dl ul li table thead tbody tr td p form".split(" ")) {
            assertThat(count(page, "<" + element + "[ >]")).as(element).isPositive();
            assertThat(count(page, "</" + element + ">")).as(element).isEqualTo(count(page, "<" + element + "[ >]"));
        }
    }

    @Test
    void whatHappenedIsSaid() throws Exception {
        String page = new HtmlFormat().of(GridRun.report());
        assertThat(page)
                .contains("3 of 4 loops that carry elements one at a time are rewritten.")
                .contains("334 KiB (45,300 elements) moved in 3 bulk transfers.")
                .contains("1 call left to the loop: a stream beneath the receiver is not known")
                .contains("the call of Runnable.run in line 34.")
                .contains("<td>out.html</td><td>agent argument</td>")
                .contains("<dt>not ffm</dt>");
    }

    @Test
    void oneIsNotSeveral() {
        assertThat(new HtmlFormat().of(SampleReports.with("x")))
                .contains("1 class seen, 1 of them")
                .contains("1 of 2 loops that carry elements one at a time is rewritten.")
                .contains("8 bytes (2 elements) moved in 1 bulk transfer.")
                .contains("<h2>2 loops</h2>");
    }

    @Test
    void theLoopsThatCostMostComeFirst() {
        SiteRow[] sites = new SiteRow[5];
        for (int k = 0; k < sites.length; k++) {
            sites[k] = SampleReports.declined("a/Loop" + k, 1, k == 4 ? "TANGLED" : "CALL_IN_LOOP")
                    .spending(new Spent(k, k * 40_000_000, k * 30_000_000));
        }
        String page = new HtmlFormat().of(SampleReports.of(sites));
        String first = page.substring(page.indexOf("<ol>"), page.indexOf("</ol>"));
        assertThat(page).contains("The three loops worth your time");
        assertThat(first)
                .containsSubsequence("≈ 120 ms", "40 % of what is left", "Loop4", "≈ 90.0 ms", "Loop3", "≈ 60.0 ms")
                .contains(
                        "a[i] = in.readInt(); listener.progress(i);", "Call it after the loop, or once for each block")
                .containsOnlyOnce("instead</figcaption>")
                .contains("href=\"#why-CALL_IN_LOOP\"")
                .doesNotContain("Loop1");
        assertThat(page).contains("id=\"why-CALL_IN_LOOP\"").contains("ran for 1 s");
        assertThat(page.indexOf("<ol>")).isLessThan(page.indexOf("<table id=\"sites\">"));
    }

    @Test
    void packagesAreGroupsThatWithTheMostLeftFirst() {
        String page = new HtmlFormat()
                .of(SampleReports.of(
                        SampleReports.rewritten("a/b/One", 1, SampleReports.activity(1, 2, 8)),
                        SampleReports.declined("c/Two", 2, "TANGLED").spending(new Spent(9, 50_000_000, 40_000_000)),
                        SampleReports.declined("a/b/Three", 3, "TANGLED"),
                        SampleReports.declined("Four", 4, "TANGLED")));
        assertThat(page.substring(page.indexOf("<tbody>")))
                .containsSubsequence(
                        "<b>c</b> <span>1 loop</span>",
                        "≈ 40.0 ms left",
                        "<b>c/Two</b>",
                        "<b>a.b</b> <span>2 loops</span> <span class=\"run\">8 bytes moved</span>",
                        "<b>a/b/One</b>",
                        "<b>a/b/Three</b>",
                        "<b>no package</b>",
                        "<b>Four</b>");
        assertThat(new HtmlFormat().of(SampleReports.of(SampleReports.declined("c/Two", 2, "TANGLED"))))
                .doesNotContain("class=\"group\"");
    }

    @Test
    void theFirstScreenSaysHowTheProgramWasStartedAndWithWhichJars() {
        Run run = Run.with(Collections.<Setting>emptyList())
                .running("app.jar")
                .in("jdk", "os", 7)
                .between("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z");
        String alone = of(run.startedBy("java -Xmx1g -jar lib/app.jar <in>", Arrays.asList("lib/app.jar")));
        assertThat(alone)
                .containsSubsequence(
                        "<code>lib/app.jar &lt;in&gt;</code>",
                        "<p class=\"program\">ran for 1 s",
                        "<table id=\"sites\">",
                        "<code>java -Xmx1g -jar lib/app.jar &lt;in&gt;</code>")
                .doesNotContain("with app.jar");
        String several = of(run.startedBy(
                "java acme.Main", Arrays.asList("a/1.jar", "2.jar", "3.jar", "4.jar", "classes/", "6.jar", "7.jar")));
        assertThat(several)
                .contains("· with 1.jar, 2.jar, 3.jar, 4.jar, classes, 6.jar and 1 other</p>")
                .contains("<dt>class path</dt><dd><code>a/1.jar 2.jar");
        assertThat(of(run)).doesNotContain("class=\"command\"").contains("<p class=\"program\">app.jar · ran");
    }

    private static String of(Run run) {
        return new HtmlFormat()
                .of(new Report(
                        "1",
                        Collections.singletonList(run),
                        new ClassCounts(1, 1, 1, 0, 0),
                        Collections.<SiteRow>emptyList()));
    }

    @Test
    void howManyElementsALoopHasMovedAloneIsSaid() {
        SiteRow site = SampleReports.declined("a/One", 1, "TANGLED")
                .spending(new Spent(9, 50_000_000, 40_000_000)
                        .moving(1_234_567, 4_938_268)
                        .entered(0));
        assertThat(new HtmlFormat().of(SampleReports.of(site)))
                .contains("for ≈ 1,234,567 elements one at a time, entered 0 times</p>")
                .contains("<span class=\"singles\" title=\"4,938,268 bytes\">≈ 1,234,567 elements</span>")
                .contains("one at a time: about 1,234,567 single elements (4,938,268 bytes)");
    }

    /** One of eight fields is not one int, and its rounds are not its elements. */
    @Test
    void recordsAreCalledRecords() throws Exception {
        Report report = SampleReports.of(SampleReports.records("a/One", SampleReports.activity(1, 200, 4000)));
        assertThat(new HtmlFormat().of(report))
                .contains("reads records that begin with int from One", ">200 records</td>");
    }

    @Test
    void theJarIsNamed() {
        SiteRow site = SampleReports.declined("c/Two", 2, "TANGLED");
        assertThat(new HtmlFormat().of(SampleReports.of(site.from("/opt/lib/fast io.jar"))))
                .contains("<span class=\"origin\" title=\"/opt/lib/fast io.jar\">fast io.jar</span>");
        assertThat(new HtmlFormat().of(SampleReports.of(site.from("/app.jar!/BOOT-INF/classes!/"))))
                .contains(">classes</span>");
        assertThat(new HtmlFormat().of(SampleReports.of(site))).doesNotContain("class=\"origin\"");
    }

    @Test
    void ofSeveralRunsWhatTheyHaveInCommonIsSaidOnce() {
        List<Report> reports = new ArrayList<>();
        for (int k = 0; k < 102; k++) {
            List<Setting> settings = Arrays.asList(
                    new Setting("log", "info", "default"), new Setting("report", k % 2 + ".json", "agent argument"));
            reports.add(SampleReports.of(settings, 1000 + k, 1));
        }
        String page = new HtmlFormat().of(Reports.merge(reports));
        assertThat(count(page, "<td>log</td>")).isEqualTo(1);
        assertThat(count(page, "<td>report</td>")).isEqualTo(100);
        assertThat(count(page, "<dt>Java</dt>")).isEqualTo(1);
        assertThat(page)
                .contains("<dd>1099</dd>", "And 2 runs more, which a report in JSON tells of.")
                .doesNotContain("<dd>1100</dd>");
    }

    @Test
    void whereNothingWasTimedNothingIsRecommended() throws Exception {
        assertThat(new HtmlFormat().of(GridRun.report())).doesNotContain("worth your time");
    }

    @Test
    void aDryRunIsToldFromOthers() throws Exception {
        assertThat(new HtmlFormat().of(GridRun.dryReport()))
                .contains("3 of 4 loops that carry elements one at a time would be rewritten.")
                .contains("<body class=\"dry\">")
                .contains("none, nothing was to be moved");
    }

    @Test
    void anEmptyReportSaysSo() {
        assertThat(new HtmlFormat().of(SampleReports.of()))
                .contains("No loop was found that carries elements one at a time.")
                .contains("There is nothing to show");
    }

    private static int count(String page, String element) {
        return Pattern.compile(element).split(page, -1).length - 1;
    }
}
