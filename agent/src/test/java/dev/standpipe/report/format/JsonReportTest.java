package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.report.Activity;
import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.Saved;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.SmallReads;
import dev.standpipe.report.Spent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class JsonReportTest {
    @TempDir
    Path folder;

    /** As the releases before the second schema wrote it. */
    @Test
    void readsTheFirstSchemaToo() throws Exception {
        String written = new JsonFormat()
                .of(GridRun.report())
                .replaceFirst("\"program\": \"[^\"]*\"", "\"program\": null")
                .replaceFirst("\"command\": \"[^\"]*\"", "\"command\": null")
                .replaceFirst("\"classPath\": \\[[^]]*", "\"classPath\": [");
        String first = written.replaceAll(",\\s*\"(loop|saved)\": \\{[^}]*\\}", "")
                .replaceAll("\\s*\"(program|command|classPath)\": [^,]*,", "")
                .replace("\"schema\": 2", "\"schema\": 1");
        assertThat(first).doesNotContain("\"loop\"").contains("\"schema\": 1");
        assertThat(new JsonFormat().of(JsonReport.read(first))).isEqualTo(written);
    }

    @Test
    void keepsWhatLoopsTook() throws Exception {
        Report report = SampleReports.of(
                SampleReports.declined("a/A", 1, "CALL_IN_LOOP").spending(new Spent(3, 40, 30)),
                SampleReports.declined("a/B", 1, "CALL_IN_LOOP")
                        .spending(new Spent(5, 60, 50).moving(9, 36).entered(11)),
                SampleReports.rewritten("a/C", 1, Activity.NONE).saving(new Saved(7_000, 3, true)));
        Report merged = Reports.merge(Arrays.asList(JsonReport.read(new JsonFormat().of(report)), report));
        assertThat(merged.sites().get(1).spent().samples()).isEqualTo(10);
        assertThat(merged.totals().saved().nanos()).isEqualTo(14_000);
        assertThat(merged.totals().saved().systemCalls()).isEqualTo(6);
        assertThat(merged.totals().spent().nanos()).isEqualTo(200);
        assertThat(merged.totals().spent().transferNanos()).isEqualTo(160);
        assertThat(merged.totals().spent().elements()).isEqualTo(18);
        assertThat(merged.totals().spent().bytes()).isEqualTo(72);
        assertThat(merged.totals().spent().entries()).isEqualTo(22);
        assertThat(merged.sites().get(0).spent().isCounted()).isFalse();
        assertThat(ReportSummary.of(merged, null))
                .contains("That saved about 14.0 µs and at least 6 system calls.")
                .contains("About 0.16 µs went into moving single elements, of 0.20 µs in such loops (seen 16 times).")
                .contains("  about 0.10 µs one element at a time  a.B.a/B(a/B:1) reads int from B: CALL_IN_LOOP");
    }

    @Test
    void whatWasWrittenComesBack() throws Exception {
        Report report = GridRun.report();
        Path file = folder.resolve("report.json");
        Reports.write(report, file);
        assertThat(new JsonFormat().of(Reports.read(file)))
                .isEqualTo(text(file))
                .isEqualTo(new JsonFormat().of(report));
    }

    @Test
    void soDoesHowFilesWereRead() throws Exception {
        SmallReads bare = SmallReads.unbuffered("/data/model.bin", 14_200_113, 56_800_452, 31_000_000_000L);
        SmallReads buffered =
                SmallReads.buffered("/data/index", 9120, 3, Collections.singletonMap("another thread came", 1L));
        Report plain = GridRun.report();
        Report report = new Report(
                plain.version(),
                Collections.singletonList(plain.runs().get(0).reading(Arrays.asList(bare, buffered))),
                plain.totals().classes(),
                plain.sites());
        Report read = JsonReport.read(new JsonFormat().of(report));
        assertThat(new JsonFormat().of(read))
                .isEqualTo(new JsonFormat().of(report))
                .contains("\"smallReads\"");
        assertThat(ReportSummary.of(read, null))
                .contains(
                        "14,200,113 reads of 4 bytes from /data/model.bin without a buffer: about 31.0 s; relax=buffer")
                .contains("buffered /data/index: 9,120 reads saved, 3 streams; ended once because another thread came");
    }

    @Test
    void soDoesAReportOfSeveralRuns() throws Exception {
        Report merged = Reports.merge(Arrays.asList(GridRun.report(), GridRun.report()));
        Path file = folder.resolve("merged.json");
        Reports.write(merged, file);
        assertThat(Reports.read(file).runs()).hasSize(2);
        assertThat(new JsonFormat().of(Reports.read(file))).isEqualTo(text(file));
    }

    @Test
    void namesMayHoldAnything() throws Exception {
        String name = "a\"b\\c\n\t\u0001\u2028<é😀\uD800";
        Report report = SampleReports.with(name);
        Path file = folder.resolve("names.json");
        Reports.write(report, file);
        SiteRow site = Reports.read(file).sites().get(0);
        assertThat(site.place().className()).isEqualTo(name);
        assertThat(site.place().method()).isEqualTo(name);
        assertThat(site.explanation()).isEqualTo(name);
    }

    @Test
    void aByteOrderMarkIsPassedBy() throws Exception {
        String whole = new JsonFormat().of(GridRun.dryReport());
        assertThat(new JsonFormat().of(Reports.read(file("\uFEFF" + whole)))).isEqualTo(whole);
        refused("\uFEFF\uFEFF{}", "is no JSON: '\uFEFF' at line 1, column 1");
    }

    @Test
    void aTruncatedReportIsToldWithItsPlace() throws Exception {
        String whole = new JsonFormat().of(GridRun.dryReport());
        for (int length = 0; length < whole.length() - 2; length++) {
            Path file = file(whole.substring(0, length));
            assertThatThrownBy(() -> Reports.read(file))
                    .isInstanceOf(ReportException.class)
                    .hasMessageStartingWith(file + " ends too early, at line ");
        }
    }

    @Test
    void otherFilesAreToldApart() {
        refused("", "ends too early");
        refused("hello", "is no JSON: 'h' at line 1, column 1, where a value should be");
        refused("{\"a\": 1,\n \"b\" 2}", "is no JSON: '2' at line 2, column 6, where a colon should be");
        refused("{} x", "is no JSON: 'x' at line 1, column 4, where the end of the file should be");
        refused("[1, 2]", "is JSON, but not an object");
        refused("{\"name\": \"left-pad\"}", "is JSON, but no report of Standpipe");
        refused("{\"schema\": 3, \"sites\": []}", "is of schema 3, and this release reads schemas 1 to 2");
        refused("{\"schema\": 1, \"sites\": []}", "has no \"run\"");
        refused("{\"schema\": \"1\", \"sites\": []}", "should have a whole number at \"schema\"");
        refused("{\"a\": \"\\x\"}", "is no JSON");
        refused("{\"a\": \"\\u12G4\"}", "is no JSON");
        refused(new String(new char[5000]).replace("\0", "["), "goes deeper than 100 levels");
    }

    @Test
    void aMemberThatIsMissingIsNamed() throws Exception {
        String whole = new JsonFormat().of(GridRun.report());
        refused(whole.replaceFirst("(\\},\\s+)\"nanos\": \\d+", "$1\"x\": 1"), "has no \"sites[0].runtime.nanos\"");
        refused(
                whole.replaceFirst("\"line\": \\d+", "\"line\": 1.5"),
                "should have a whole number at \"sites[0].line\"");
        refused(
                whole.replaceAll("\"bytes\": \\d+", "\"bytes\": 9223372036854775807"),
                "should have a count at \"sites[0].runtime.bytes\"");
        refused(whole.replaceFirst("\"E\": \\d+", "\"E\": -1"), "should have a count at \"sites[0].runtime.modes.E\"");
        refused(
                whole.replaceFirst("\"rewritten\"", "\"perhaps\""),
                "should have rewritten or declined at \"sites[0].verdict\"");
        refused(whole.replaceFirst("(\"id\": \"[^@]*)@\\d+", "$1"), "does not end with @ and a number");
    }

    @Test
    void aFileThatIsNotThereOrNoTextIsTold() throws Exception {
        assertThatThrownBy(() -> Reports.read(folder.resolve("none.json")))
                .hasMessage(folder.resolve("none.json") + " cannot be read: there is no such file");
        Path latin = folder.resolve("latin.json");
        Files.write(latin, new byte[] {'{', '"', (byte) 0xE9});
        assertThatThrownBy(() -> Reports.read(latin)).hasMessageEndingWith("is no report in JSON: it is not in UTF-8");
    }

    private void refused(String content, String message) {
        assertThatThrownBy(() -> Reports.read(file(content)))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(message);
    }

    private Path file(String content) throws Exception {
        return Files.write(folder.resolve("some.json"), content.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(Path file) throws Exception {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
