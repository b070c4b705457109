package dev.standpipe.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.GridRun;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
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
