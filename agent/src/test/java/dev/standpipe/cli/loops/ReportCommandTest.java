package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.report.Observations;
import dev.standpipe.report.RepeatedRuns;
import dev.standpipe.report.Report;
import dev.standpipe.report.format.Reports;
import dev.standpipe.rewrite.Rewriter;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sample.Grid;

class ReportCommandTest {
    @TempDir
    Path folder;

    private String all;
    private String less;

    /** One report with all rules, one with those for writes only. */
    @BeforeEach
    void write() throws Exception {
        all = written("all.json", scanned(Rewriter.standard()));
        less = written("less.json", scanned(Rewriter.standard().applying(rule -> rule.startsWith("Write"))));
    }

    @Test
    void writesOtherFormats() throws Exception {
        String html = folder.resolve("out.html").toString();
        String text = folder.resolve("out.txt").toString();
        Spoken report = Spoken.by("report", "merge", all, less, "-o", html, "-o", text);
        assertThat(report.code).isZero();
        assertThat(report.out).contains("wrote " + html + ": 2 runs, ").contains("wrote " + text + ": 2 runs, ");
        assertThat(Spoken.by("report", all, "-o", html, "-o", text).code).isZero();
        assertThat(folder.resolve("out.html")).exists();
        assertThat(new String(Files.readAllBytes(folder.resolve("out.txt")), StandardCharsets.UTF_8))
                .contains("3 of 4 loops");
    }

    @Test
    void comparesTwo() {
        Spoken diff = Spoken.by("report", "diff", all, less);
        assertThat(diff.code).isZero();
        assertThat(diff.out)
                .contains("  no longer rewritten: sample.Grid.load(Grid.java:13) reads int from DataInput, "
                        + "RULE_OFF, was ReadArray");
        assertThat(Spoken.by("report", "diff", all, less, "--check").code).isEqualTo(ExitCode.FINDINGS);
        assertThat(Spoken.by("report", "diff", all, all, "--check").code).isZero();
    }

    @Test
    void printsNamesInTheirOrder() throws Exception {
        String text = new String(Files.readAllBytes(folder.resolve("less.json")), StandardCharsets.UTF_8);
        Path odd = folder.resolve("odd.json");
        Files.write(odd, text.replace("\"load\"", "\"lo\u202Ead\\u001b\"").getBytes(StandardCharsets.UTF_8));
        assertThat(Spoken.by("report", "diff", all, odd.toString()).out).contains("Grid.lo?ad?(");
        Files.write(odd, text.replaceFirst("@\\d+\"", "@\u202E\"").getBytes(StandardCharsets.UTF_8));
        Spoken wrong = Spoken.by("report", "diff", all, odd.toString());
        assertThat(wrong.err)
                .contains("@?\", which does not end with @ and a number")
                .doesNotContain("\u202E");
    }

    @Test
    void takesAllOfAFolder() throws Exception {
        String text = folder.resolve("out.txt").toString();
        assertThat(Spoken.by("report", "merge", folder.toString(), "-o", text).code)
                .isZero();
        assertThat(new String(Files.readAllBytes(folder.resolve("out.txt")), StandardCharsets.UTF_8))
                .contains("3 of 6 loops");
        assertThat(Spoken.by("report", "diff", folder.toString(), all).code).isZero();
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Spoken none = Spoken.by("report", empty.toString(), "-o", text);
        assertThat(none.code).isEqualTo(ExitCode.REFUSED);
        assertThat(none.err).contains("there is no .json in the folder");
    }

    @Test
    void collectsWhatIsAnywhereBelowAFolder() throws Exception {
        Path tree = Files.createDirectories(folder.resolve("tree/app/container"))
                .getParent()
                .getParent();
        Files.copy(Paths.get(all), tree.resolve("app/one.json"));
        Files.copy(Paths.get(less), tree.resolve("app/container/two.json"));
        Files.write(tree.resolve("app/container/stdout"), "LogLength:5\n".getBytes(StandardCharsets.UTF_8));
        Files.write(tree.resolve("events.json"), "{\"Event\":1}\n{\"Event\":2}\n".getBytes(StandardCharsets.UTF_8));
        String out = tree.resolve("all.json").toString();
        Spoken collected = Spoken.by("report", "collect", tree.toString(), "-o", out);
        assertThat(collected.code).as(collected.err).isZero();
        assertThat(collected.out).contains("wrote " + out + ": 2 runs, 6 loops");
        assertThat(collected.err).contains("1 file in JSON is no report of Standpipe");
        assertThat(Spoken.by("report", "collect", tree.toString(), "-o", out).out)
                .as("not what it wrote before")
                .contains(": 2 runs, 6 loops");
        Path link = Files.createSymbolicLink(folder.resolve("link"), tree);
        assertThat(Spoken.by("report", "collect", link.toString(), "-o", out).out)
                .contains(": 2 runs, 6 loops");
    }

    @Test
    void leavesOutADamagedReportAndSaysSo() throws Exception {
        Path tree = Files.createDirectory(folder.resolve("tree"));
        Files.copy(Paths.get(all), tree.resolve("one.json"));
        byte[] half = Arrays.copyOf(Files.readAllBytes(Paths.get(less)), 3000);
        Path damaged = Files.write(tree.resolve("two.json"), half);
        String out = folder.resolve("out.txt").toString();
        Spoken collected = Spoken.by("report", "collect", tree.toString(), "-o", out);
        assertThat(collected.code).isEqualTo(ExitCode.REFUSED);
        assertThat(collected.err).contains("standpipe: " + damaged).contains("it is left out");
        assertThat(collected.out).contains("wrote " + out + ": 1 run, ");
    }

    @Test
    void hasNothingToCollect() throws Exception {
        String out = folder.resolve("out.txt").toString();
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Spoken none = Spoken.by("report", "collect", empty.toString(), "-o", out);
        assertThat(none.code).isEqualTo(ExitCode.REFUSED);
        assertThat(none.err).contains("there is no report to collect");
        assertThat(folder.resolve("out.txt")).doesNotExist();
        Spoken missing = Spoken.by("report", "collect", folder.resolve("gone").toString(), "-o", out);
        assertThat(missing.code).isEqualTo(ExitCode.REFUSED);
        assertThat(missing.err).contains("there is no folder");
        assertThat(Spoken.by("report", "collect", "-o", out).code).isEqualTo(ExitCode.USAGE);
        assertThat(Spoken.by("report", "merge", all, "--live", "-o", out).code).isEqualTo(ExitCode.USAGE);
    }

    /** As `yarn logs -out` writes it: the files of a container, one after the other. */
    @Test
    void findsReportsInTheLogOfAContainer() throws Exception {
        Path tree = Files.createDirectories(folder.resolve("logs"));
        String report = new String(Files.readAllBytes(Paths.get(all)), StandardCharsets.UTF_8);
        String log = "Container: container_1700000000000_0001_01_000002 on node1:1\nLogAggregationType: AGGREGATED\n"
                + "=====\nLogType:stderr\nLogLastModifiedTime:x\nLogLength:23\nLogContents:\nLogType:no\nLogContents:\n"
                + "\nEnd of LogType:stderr\n\nLogType:a.json\nLogLength:"
                + report.getBytes(StandardCharsets.UTF_8).length + "\nLogContents:\n" + report
                + "\nEnd of LogType:a.json\nLogType:b.json\nLogLength:500000\nLogContents:\n"
                + report.substring(0, 500);
        Path file = Files.write(tree.resolve("node1_1"), log.getBytes(StandardCharsets.UTF_8));
        String out = folder.resolve("out.json").toString();
        Spoken collected = Spoken.by("report", "collect", tree.toString(), "-o", out);
        assertThat(collected.out).as(collected.err).contains(": 1 run, 4 loops, 3 rewritten");
        assertThat(collected.err).contains(file + ", container_1700000000000_0001_01_000002 b.json");
        assertThat(collected.code).isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void aContainerInALogMayHaveNoName() throws Exception {
        Path log = Files.write(folder.resolve("stdout"), "Container:   \n".getBytes(StandardCharsets.UTF_8));
        assertThat(new AggregatedLog(log).reports()).isEmpty();
    }

    @Test
    void aLogCannotAskForMoreMemoryThanItHasBytes() throws Exception {
        String log = "Container: c\nLogType:a.json\nLogLength:268435456\nLogContents:\n{}\n";
        Path file = Files.write(folder.resolve("stdout"), log.getBytes(StandardCharsets.UTF_8));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long me = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(me);
        assertThat(new AggregatedLog(file).reports()).containsEntry("c a.json", "{}\n");
        assertThat(threads.getThreadAllocatedBytes(me) - before).isLessThan(16 << 20);
    }

    @Test
    void doesNotJoinWhatItWroteBefore() throws Exception {
        String joined = folder.resolve("joined.json").toString();
        assertThat(Spoken.by("report", folder.toString(), "-o", joined).code).isZero();
        byte[] once = Files.readAllBytes(folder.resolve("joined.json"));
        assertThat(Spoken.by("report", folder.toString(), "-o", joined).code).isZero();
        assertThat(folder.resolve("joined.json")).hasBinaryContent(once);
    }

    @Test
    void countsWhatTwoInputsHaveOnce() throws Exception {
        String joined = folder.resolve("joined.json").toString();
        assertThat(Spoken.by("report", all, less, "-o", joined).err).isEmpty();
        Path again = folder.resolve("again.json");
        for (String[] inputs : new String[][] {{all, less, joined}, {joined, all, less}, {folder.toString()}}) {
            String[] words = Stream.concat(Stream.of("report", "-o", again.toString()), Stream.of(inputs))
                    .toArray(String[]::new);
            Spoken merged = Spoken.by(words);
            assertThat(merged.code).isZero();
            assertThat(merged.err.split("\\R"))
                    .containsExactlyInAnyOrder(
                            "standpipe: " + all + " is left out, because all of it is in " + joined + " already",
                            "standpipe: " + less + " is left out, because all of it is in " + joined + " already");
            assertThat(again).hasSameBinaryContentAs(folder.resolve("joined.json"));
            Files.delete(again);
        }
        Path copy = Files.copy(folder.resolve("all.json"), folder.resolve("copy.json"));
        Spoken twice = Spoken.by("report", all, copy.toString(), "-o", again.toString());
        assertThat(twice.err).contains(copy + " is left out, because all of it is in " + all);
        assertThat(again).hasSameBinaryContentAs(copy);
        assertThat(Spoken.by("report", all, all, "-o", again.toString()).err)
                .contains("is named twice, and counted once");
    }

    @Test
    void doesNotAddSumsThatShareARun() throws Exception {
        String third = changed("third.json", "\"pid\": ", "\"pid\": 9");
        String one = folder.resolve("one.json").toString();
        String other = folder.resolve("other.json").toString();
        assertThat(Spoken.by("report", all, third, "-o", one).code).isZero();
        assertThat(Spoken.by("report", third, less, "-o", other).code).isZero();
        Spoken both = Spoken.by(
                "report", one, other, "-o", folder.resolve("both.json").toString());
        assertThat(both.code).isEqualTo(ExitCode.REFUSED);
        assertThat(both.err).contains(one + " and " + other + " have some runs in common");
        assertThat(folder.resolve("both.json")).doesNotExist();
    }

    @Test
    void saysWhatMayBeTwoReportsOfOneRun() throws Exception {
        String later = changed("later.json", "\"ended\": \"2", "\"ended\": \"3");
        Spoken both =
                Spoken.by("report", all, later, "-o", folder.resolve("both.txt").toString());
        assertThat(both.code).isZero();
        assertThat(both.err)
                .contains(all + " and " + later + " may be of one run, at two times: process ", "; both are counted");
    }

    @Test
    void refusesAReportWithoutRuns() throws Exception {
        String text = new String(Files.readAllBytes(folder.resolve("all.json")), StandardCharsets.UTF_8);
        Path none = folder.resolve("none.json");
        Files.write(
                none,
                text.replaceFirst("(?s)\"run\": \\{.*?\\n  \\}", "\"runs\": []").getBytes(StandardCharsets.UTF_8));
        Spoken read = Spoken.by(
                "report", none.toString(), "-o", folder.resolve("out.txt").toString());
        assertThat(read.code).isEqualTo(ExitCode.REFUSED);
        assertThat(read.err).contains(none + " is of no run at all: its \"runs\" are empty");
    }

    @Test
    void whatIsOfNoRunIsOfNoOthersRun() throws Exception {
        Report one = Reports.read(Paths.get(named("one.json", "3000-01-01T00:00:00Z", 1)));
        Report none = new Report("0", Collections.emptyList(), one.totals().classes(), one.sites());
        Map<String, Report> reports = new LinkedHashMap<>();
        reports.put("one", one);
        reports.put("none", none);
        assertThat(RepeatedRuns.among(reports).once()).contains(one);
    }

    @Test
    void countsARunThatWroteTwiceOnceWithAllThatItSaw() throws Exception {
        String less = named("a.json", "3000-01-01T00:00:00Z", 1);
        String more = named("b.json", "3000-01-01T00:00:00Z", 2);
        String clockSetBack = named("c.json", "2999-01-01T00:00:00Z", 3);
        String idle = named("d.json", "3000-01-01T00:00:01Z", 3);
        for (String[] pair : new String[][] {{less, more}, {more, clockSetBack}, {clockSetBack, idle}, {less, idle}}) {
            for (String[] inputs : new String[][] {pair, {pair[1], pair[0]}}) {
                Path out = folder.resolve("out.json");
                Spoken merged = Spoken.by("report", inputs[0], inputs[1], "-o", out.toString());
                assertThat(merged.err)
                        .contains(pair[0] + " is left out, because " + pair[1] + " is of the same run, and ");
                assertThat(out).hasSameTextualContentAs(Paths.get(pair[1]));
            }
        }
    }

    @Test
    void twoNamesAreTwoRuns() throws Exception {
        String one = named("a.json", "3000-01-01T00:00:00Z", 1);
        String text = new String(Files.readAllBytes(Paths.get(one)), StandardCharsets.UTF_8);
        Path other = folder.resolve("b.json");
        Files.write(other, text.replace("\"run-1\"", "\"run-2\"").getBytes(StandardCharsets.UTF_8));
        String out = folder.resolve("out.txt").toString();
        Spoken both = Spoken.by("report", one, other.toString(), "-o", out);
        assertThat(both.err).isEmpty();
        assertThat(both.out).contains("wrote " + out + ": 2 runs");
    }

    @Test
    void countsARunOfASumOnceWheneverItWrote() throws Exception {
        String early = named("early.json", "3000-01-01T00:00:00Z", 2);
        String sum = folder.resolve("sum.json").toString();
        assertThat(Spoken.by("report", early, less, "-o", sum).code).isZero();
        String out = folder.resolve("out.txt").toString();
        String earlier = named("earlier.json", "2999-01-01T00:00:00Z", 1);
        Spoken within = Spoken.by("report", sum, earlier, "-o", out);
        assertThat(within.err).contains(earlier + " is left out, because all of it is in " + sum + " already");
        assertThat(within.out).contains("wrote " + out + ": 2 runs");
        String late = named("late.json", "3000-01-01T00:00:09Z", 3);
        for (String[] inputs : new String[][] {{sum, late}, {late, sum}, {earlier, sum, late}, {early, late, sum}}) {
            String[] words = Stream.concat(
                            Stream.of("report", "-o", folder.resolve("no.txt").toString()), Stream.of(inputs))
                    .toArray(String[]::new);
            Spoken twice = Spoken.by(words);
            assertThat(twice.code).as(twice.err).isEqualTo(ExitCode.REFUSED);
            assertThat(twice.err)
                    .contains(late + " is of a run that is in " + sum + " too, as it was at another time, and would "
                            + "count twice; leave one of them out, or merge the reports that the other was made from");
        }
        String other = folder.resolve("other.json").toString();
        assertThat(Spoken.by("report", late, all, "-o", other).code).isZero();
        assertThat(Spoken.by(
                                "report",
                                sum,
                                other,
                                "-o",
                                folder.resolve("no.txt").toString())
                        .err)
                .contains("have some runs in common");
        assertThat(folder.resolve("no.txt")).doesNotExist();
    }

    /** Of one run of a program, which had made some calls when it wrote it. */
    private String named(String name, String ended, int calls) throws Exception {
        String text = new String(Files.readAllBytes(folder.resolve("all.json")), StandardCharsets.UTF_8)
                .replaceFirst("\"name\": null", "\"name\": \"run-1\"")
                .replaceFirst("\"ended\": \"[^\"]*", "\"ended\": \"" + ended)
                .replaceFirst("(\"sites\": [^~]*?\"bulkCalls\": )\\d+", "$1" + calls);
        Path file = folder.resolve(name);
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        Reports.write(Reports.read(file), file);
        return file.toString();
    }

    private String changed(String name, String from, String to) throws Exception {
        String text = new String(Files.readAllBytes(folder.resolve("all.json")), StandardCharsets.UTF_8);
        Path file = folder.resolve(name);
        Files.write(file, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
        return file.toString();
    }

    @Test
    void doesNotWriteOverWhatItReads() throws Exception {
        byte[] before = Files.readAllBytes(folder.resolve("all.json"));
        String roundabout =
                folder.resolve("../" + folder.getFileName() + "/all.json").toString();
        for (String output : new String[] {all, roundabout}) {
            Spoken over = Spoken.by("report", less, all, "-o", output);
            assertThat(over.code).isEqualTo(ExitCode.REFUSED);
            assertThat(over.err).contains(all + " would be read and overwritten");
        }
        assertThat(folder.resolve("all.json")).hasBinaryContent(before);
        assertThat(Spoken.by("report", folder.toString(), "-o", all).code).isZero();
    }

    @Test
    void wantsToKnowWhatToReadAndWhatToWrite() {
        assertThat(Spoken.by("report", all, "-o", "x.xml").code).isEqualTo(ExitCode.USAGE);
        assertThat(Spoken.by("report", all).code).isEqualTo(ExitCode.USAGE);
        assertThat(Spoken.by("report", "merge", "-o", "x.html").code).isEqualTo(ExitCode.USAGE);
        assertThat(Spoken.by("report", "diff", all).code).isEqualTo(ExitCode.USAGE);
        Spoken output = Spoken.by("report", "diff", all, less, "-o", "x.html");
        assertThat(output.code).isEqualTo(ExitCode.USAGE);
        assertThat(output.err).contains("-o cannot be used with diff").doesNotContain("name both");
        Spoken check = Spoken.by("report", "merge", all, "-o", "x.html", "--check");
        assertThat(check.code).isEqualTo(ExitCode.USAGE);
        assertThat(check.err).contains("--check is only for diff").doesNotContain("name the reports");
    }

    @Test
    void saysWhichFileIsNoReport() throws Exception {
        Path other = Files.write(folder.resolve("other.json"), "{}".getBytes(StandardCharsets.UTF_8));
        Spoken wrong = Spoken.by("report", "diff", all, other.toString());
        assertThat(wrong.code).isEqualTo(ExitCode.REFUSED);
        assertThat(wrong.err).contains(other + " is JSON, but no report of Standpipe");
    }

    private String written(String name, Report report) throws Exception {
        Reports.write(report, folder.resolve(name));
        return folder.resolve(name).toString();
    }

    private static Report scanned(Rewriter rewriter) throws Exception {
        Observations observations = Observations.dry();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = Grid.class.getResourceAsStream("Grid.class")) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                bytes.write(b);
            }
        }
        observations.classScanned(rewriter.rewrite(bytes.toByteArray()).findings());
        return observations.snapshot(Collections.emptyList());
    }
}
