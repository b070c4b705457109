package dev.standpipe.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.format.JsonFormat;
import dev.standpipe.report.format.Reports;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Holds docs/report.md to what is written. */
class ReportPageTest {
    @Test
    void eachFieldIsExplainedAndNoOther() throws Exception {
        Report several = Reports.merge(Arrays.asList(GridRun.report(), GridRun.report()));
        String all = new JsonFormat().of(several) + new JsonFormat().of(SampleReports.with("anything"));
        assertThat(explained()).isEqualTo(all("\"(\\w+)\": ", all));
    }

    /** What the tables of fields have in code letters: fields, the parts of fields, and a few values. */
    private static TreeSet<String> explained() throws Exception {
        String page = new String(Files.readAllBytes(Paths.get("..", "docs", "report.md")), StandardCharsets.UTF_8);
        TreeSet<String> fields = new TreeSet<>();
        for (String table : page.split("\n\n")) {
            if (table.startsWith("| field")) {
                fields.addAll(all("`(\\w+)`", table));
            }
        }
        fields.removeAll(Arrays.asList("read", "write", "int", "rewritten", "declined", "buffered", "unbuffered"));
        return fields;
    }

    private static TreeSet<String> all(String pattern, String text) {
        TreeSet<String> all = new TreeSet<>();
        for (Matcher match = Pattern.compile(pattern).matcher(text); match.find(); ) {
            all.add(match.group(1));
        }
        return all;
    }
}
