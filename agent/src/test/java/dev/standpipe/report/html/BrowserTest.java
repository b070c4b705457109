package dev.standpipe.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.options.Options;
import dev.standpipe.options.Setting;
import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in a browser, with scripts and without. */
class BrowserTest {
    private static final List<String> BROWSERS =
            Arrays.asList("chromium-headless-shell", "chrome-headless-shell", "chromium", "google-chrome");

    private static String browser;

    @TempDir
    Path folder;

    @BeforeAll
    static void find() {
        for (String name : BROWSERS) {
            for (String path : System.getenv("PATH").split(File.pathSeparator)) {
                if (browser == null && new File(path, name).canExecute()) {
                    browser = new File(path, name).getPath();
                }
            }
        }
        assumeTrue(browser != null, "none of " + BROWSERS + " is installed");
    }

    /** A frame that may not run scripts shows the page, and the one around it tells what can be read there. */
    @Test
    void thePageCanBeReadWithoutScripts() throws Exception {
        assertThat(readWithoutScripts(page()))
                .contains("(the end)")
                .contains("3 of 4 loops that carry elements one at a time are rewritten.")
                .contains("sample.Grid.save(DataOutput, double[])")
                .contains("1 call left to the loop: a stream beneath")
                .contains("the call of Runnable.run in line 34.")
                .contains("out.html")
                .doesNotContain("Rule or reason");
    }

    private String readWithoutScripts(String page) throws Exception {
        String quoted = page.replace("&", "&amp;").replace("\"", "&quot;");
        return seen("<iframe sandbox=\"allow-same-origin\" width=1200 srcdoc=\"" + quoted + "\" onload=\""
                + "document.body.textContent = this.contentDocument.body.innerText + '(the end)'\"></iframe>");
    }

    @Test
    void scriptsBringFilterAndOrder() throws Exception {
        String seen = seen(page());
        assertThat(seen).contains("<form id=\"filter\">").contains("<option value=\"ReplayRounds\">");
        assertThat(seen.split("<button", -1)).hasSize(10);
    }

    @Test
    void aClickSorts() throws Exception {
        assertThat(rows(acted("document.querySelector('th button').click()")))
                .containsExactly("load", "save", "sum", "watched");
        assertThat(rows(acted("document.querySelectorAll('th button')[2].click()")))
                .containsExactly("save", "load", "sum", "watched");
        assertThat(rows(acted("document.querySelectorAll('th button')[2].click();"
                        + "document.querySelectorAll('th button')[2].click()")))
                .containsExactly("watched", "sum", "load", "save");
    }

    @Test
    void wordsFilter() throws Exception {
        String seen = acted("const f = document.getElementById('filter'); f.elements.text.value = 'grid UNKNOWN';"
                + "f.dispatchEvent(new Event('input'))");
        assertThat(shown(seen)).containsExactly("load");
        assertThat(seen).contains("1 of 4 loops");
    }

    @Test
    void aBarFilters() throws Exception {
        assertThat(shown(acted("document.querySelector('li[data-label=CALL_IN_LOOP]').click()")))
                .containsExactly("watched");
    }

    /** A column puts loops of all packages in one order; a filter leaves the packages that have some. */
    @Test
    void packagesAreThereUntilSomethingElseIsAskedFor() throws Exception {
        String page = new HtmlFormat().of(SampleReports.of(Collections.<Setting>emptyList(), 1, 40));
        assertThat(groups(seen(page))).isEqualTo(20);
        String filtered = acted(
                page,
                "const f = document.getElementById('filter'); f.elements.text.value = 'part7';"
                        + "f.dispatchEvent(new Event('input'))");
        assertThat(groups(filtered)).isEqualTo(1);
        String sorted = acted(page, "document.querySelectorAll('th button')[2].click()");
        assertThat(groups(sorted)).isZero();
        assertThat(shown(sorted)).startsWith("com/example/importer/part18/Loader38");
    }

    @Test
    void ofManyLoopsTheRestIsShownWhenItIsAskedFor() throws Exception {
        String page = new HtmlFormat().of(SampleReports.of(Collections.<Setting>emptyList(), 1, 400));
        assertThat(shown(seen(page))).hasSize(300);
        assertThat(shown(acted(page, "document.querySelector('#rest button').click()")))
                .hasSize(400);
        assertThat(shown(acted(page, "dispatchEvent(new Event('beforeprint'))")))
                .hasSize(400);
        String last = "const f = document.getElementById('filter'); f.elements.text.value = 'loader0 ';"
                + "f.dispatchEvent(new Event('input'))";
        assertThat(shown(acted(page, last))).hasSize(1);
        assertThat(readWithoutScripts(page)).contains("Loader0.", "Loader1.", "Loader399.");
    }

    private static int groups(String dom) {
        return all(dom, "<tr class=\"group\"(>)").size();
    }

    /** Those of a job whose workers each wrote one, with all options and the same forty loops. */
    @Test
    void aThousandReportsInOneOpenInTwoSeconds() throws Exception {
        List<Setting> settings = Options.of("report=out.json").settings();
        List<Report> reports = new ArrayList<>();
        for (int worker = 0; worker < 1000; worker++) {
            reports.add(SampleReports.of(settings, worker, 40));
        }
        opensInTwoSeconds(new HtmlFormat().of(Reports.merge(reports)));
    }

    /** Those of a scan of all that a large application brings along. */
    @Test
    void fiveThousandLoopsOpenInTwoSeconds() throws Exception {
        List<Setting> settings = Options.of("report=out.json").settings();
        opensInTwoSeconds(new HtmlFormat().of(SampleReports.of(settings, 1, 5000)));
    }

    private void opensInTwoSeconds(String page) throws Exception {
        double least = Double.MAX_VALUE;
        for (int tried = 0; tried < 3; tried++) {
            least = Math.min(least, millis(page));
        }
        assertThat(least).isLessThan(2000);
    }

    /** From the begin of loading to the first picture that has all of it. */
    private double millis(String page) throws Exception {
        String seen = acted(
                page,
                "addEventListener('load', () => { document.body.getBoundingClientRect();"
                        + "document.title = 'Standpipe: ' + performance.now(); })");
        Matcher title = Pattern.compile("<title>Standpipe: ([0-9.]+)</title>").matcher(seen);
        assertThat(title.find()).isTrue();
        return Double.parseDouble(title.group(1));
    }

    @Test
    void noNameRunsAsAScript() throws Exception {
        String name = "<img src=x onerror=document.title='owned'><script>document.title='owned'</script>";
        String seen = seen(new HtmlFormat().of(SampleReports.with(name)));
        assertThat(seen)
                .contains("<title>Standpipe: ")
                .contains("&lt;img src=x")
                .doesNotContain("<title>owned");
    }

    /** Runs beside the page's own script, for which the policy of the page has to be taken away. */
    private String acted(String script) throws Exception {
        return acted(page(), script);
    }

    private String acted(String content, String script) throws Exception {
        String page = content.replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "");
        return seen(page.replace("</body>", "<script>" + script + "</script></body>"));
    }

    private static String page() throws Exception {
        return new HtmlFormat().of(GridRun.report());
    }

    private String seen(String page) throws Exception {
        Path file = Files.write(folder.resolve("page.html"), page.getBytes(StandardCharsets.UTF_8));
        Path out = folder.resolve("dom.html");
        Process process = new ProcessBuilder(
                        browser,
                        // a browser with windows wants to be told
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--dump-dom",
                        file.toUri().toString())
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("the browser ends").isTrue();
        String dom = new String(Files.readAllBytes(out), StandardCharsets.UTF_8);
        assertThat(dom).as("what the browser shows").contains("<body", " loops that carry");
        return dom;
    }

    /** The loops in the order of the page. */
    private static List<String> rows(String dom) {
        return all(dom, "<tr class=[^>]*>\\s*<td><p class=\"where\">.*?<b>(\\w+)</b>");
    }

    /** Without those that are hidden. */
    private static List<String> shown(String dom) {
        return all(dom, "<tr class=\"[^\"]*\" data-label=\"[^\"]*\">\\s*<td><p class=\"where\">.*?<b>([\\w/]+)</b>");
    }

    private static List<String> all(String dom, String pattern) {
        List<String> all = new ArrayList<>();
        for (Matcher match = Pattern.compile(pattern).matcher(dom); match.find(); ) {
            all.add(match.group(1));
        }
        return all;
    }
}
