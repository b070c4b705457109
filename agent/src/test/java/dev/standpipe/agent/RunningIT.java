package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.report.Report;
import dev.standpipe.report.Run;
import dev.standpipe.report.format.Reports;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oldstyle.Early;
import oldstyle.Hello;
import oldstyle.Managed;
import oldstyle.Meddled;
import oldstyle.Program;
import oldstyle.Steady;
import oldstyle.Waiting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be done with the agent while the program runs. */
class RunningIT {
    private static final int SIZE = 20_000;

    @TempDir
    Path folder;

    @Test
    void attachesToWhatRunsAndCanBeSwitchedOffAndOnAgain() throws Exception {
        Process process =
                Jvm.plain().running(Waiting.class, folder.resolve("data"), SIZE).start();
        BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream()));
        List<String> first = round(process, out, false);
        List<String> elements = new ArrayList<>();
        for (String options : new String[] {"log=info", "enabled=false", "enabled=true"}) {
            Path report = folder.resolve(elements.size() + ".json");
            attach(process, options);
            assertThat(round(process, out, true)).isEqualTo(first);
            attach(process, "report=" + report);
            elements.add(totalElements(report));
        }
        process.getOutputStream().close();
        Jvm.Ended ended = Jvm.Ended.of(process);
        assertThat(ended.err).doesNotContain("VerifyError");
        assertThat(elements).as(ended.err).containsExactly("" + 5 * SIZE, "" + 5 * SIZE, "" + 10 * SIZE);
        assertThat(ended.code).isZero();
    }

    @Test
    @Tag("once")
    void aJobThatIsKilledLeavesAReport() throws Exception {
        Process process = Jvm.watched("report=" + folder + "/,report-every=1s")
                .running(Steady.class)
                .start();
        String made = waitFor(json -> json.contains("\"sitesRewritten\": 1") && !json.contains("\"bulkCalls\": 0"));
        assertThat(made).as("a report while the program runs").isNotNull();
        String first = ended(made);
        assertThat(waitFor(json -> !json.isEmpty() && !ended(json).equals(first)))
                .as("another one in its place")
                .isNotNull();
        process.destroyForcibly().waitFor();
        Instant killed = Instant.now();
        try (Stream<Path> left = Files.list(folder)) {
            List<Path> files = left.collect(Collectors.toList());
            assertThat(files).singleElement().asString().matches(".*-\\d+-\\d{8}-\\d{6}-[0-9a-z]+\\.json");
            Report last = Reports.read(files.get(0));
            assertThat(last.totals().bytes()).isPositive();
            assertThat(Duration.between(Instant.parse(last.runs().get(0).ended()), killed))
                    .isLessThan(Duration.ofSeconds(30));
        }
    }

    private static String ended(String json) {
        return json.replaceFirst("(?s).*?\"ended\": \"([^\"]*)\".*", "$1");
    }

    @Test
    @Tag("once")
    void aJobThatIsTerminatedLeavesAReport() throws Exception {
        Path report = folder.resolve("terminated.json");
        Process process = Jvm.watched("report=" + report).running(Steady.class).start();
        process.getInputStream().read();
        Thread.sleep(1000);
        process.destroy();
        process.waitFor();
        assertThat(Reports.read(report).totals().bytes()).isPositive();
    }

    /** The text of the only file, as soon as it is like that; null if it never is. */
    private String waitFor(Predicate<String> wanted) throws Exception {
        for (int tried = 0; tried < 200; tried++) {
            for (File file : folder.toFile().listFiles()) {
                String text = file.getName().endsWith(".json")
                        ? new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8)
                        : "";
                if (wanted.test(text)) {
                    return text;
                }
            }
            Thread.sleep(100);
        }
        return null;
    }

    @Test
    @Tag("once")
    void theReportSaysHowTheProgramWasStarted() throws Exception {
        Path report = folder.resolve("started.json");
        Jvm.Ended ended = Jvm.watched("report=" + report)
                .with("-Dacme.token=hunter2")
                .running(Program.class, folder.resolve("data"), SIZE, "--password", "-hunter2", "two words")
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        Run run = Reports.read(report).runs().get(0);
        assertThat(run.command())
                .contains(" -Dacme.token=*** ", " -javaagent:")
                .endsWith(Program.class.getName() + " " + folder.resolve("data") + " " + SIZE + " --password *** ***");
        assertThat(run.classPath()).contains(Jvm.classes());
        assertThat(new String(Files.readAllBytes(report), StandardCharsets.UTF_8))
                .doesNotContain("hunter2")
                .doesNotContain("two words");
    }

    @Test
    @Tag("once")
    void listsItsOptions() throws Exception {
        Jvm.Ended helped = Jvm.watched("help").running(Hello.class).end();
        assertThat(helped.code).isZero();
        assertThat(helped.said())
                .anyMatch(line -> line.contains("report-every=... (default: 0)"))
                .noneMatch(line -> line.endsWith("is on"));
    }

    @Test
    @Tag("once")
    void saysWhichPatternsMatchNothing() throws Exception {
        Jvm.Ended ended = Jvm.watched("includes=oldstyle.*:acme.Loader,excludes=oldstyle.Bye")
                .running(Hello.class)
                .end();
        assertThat(ended.said())
                .contains("includes=acme.Loader: no class of such a name has been loaded")
                .contains("excludes=oldstyle.Bye: no class of such a name would have been looked at")
                .noneMatch(line -> line.contains("includes=oldstyle.*"));
    }

    @Test
    @Tag("once")
    void saysThatThereIsNothingToWriteEverySoOften() throws Exception {
        assertThat(Jvm.watched("report-every=5s").running(Hello.class).end().said())
                .anyMatch(line -> line.startsWith("report-every is for the files of the option report"));
    }

    @Test
    @Tag("once")
    void saysWhatComesTooLateForAnEngineThatTheProgramHasStarted() throws Exception {
        Process process = Jvm.plain()
                .with(Jvm.RELEASE < 9 ? "-Dnothing=open" : "--add-opens=java.base/java.io=ALL-UNNAMED")
                .command(
                        "-cp",
                        Jvm.classes() + File.pathSeparator + Jvm.agentJar(),
                        Early.class.getName(),
                        folder.resolve("data").toString(),
                        "" + SIZE)
                .start();
        BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream()));
        List<String> first = round(process, out, false);
        attach(process, "prefetch=hint,selfcheck=0");
        assertThat(round(process, out, true)).isEqualTo(first);
        process.getOutputStream().close();
        Jvm.Ended ended = Jvm.Ended.of(process);
        assertThat(ended.said())
                .filteredOn(line -> line.contains("does not count"))
                .containsExactly(
                        "prefetch does not count: the program had started the engine before the agent came",
                        "selfcheck does not count: the program had started the engine before the agent came");
        assertThat(ended.code).isZero();
    }

    private static List<String> round(Process process, BufferedReader out, boolean asked) throws IOException {
        if (asked) {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
        }
        List<String> lines = new ArrayList<>();
        for (String line; (line = out.readLine()) != null && !line.equals("ran"); ) {
            lines.add(line);
        }
        return lines;
    }

    private static void attach(Process process, String options) throws Exception {
        Jvm.Ended ended = Jvm.plain()
                .command("-jar", Jvm.agentJar(), "attach", pid(process), options)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
    }

    static String pid(Process process) throws ReflectiveOperationException {
        try {
            return Process.class.getMethod("pid").invoke(process).toString();
        } catch (NoSuchMethodException java8) {
            Field pid = process.getClass().getDeclaredField("pid");
            pid.setAccessible(true);
            return pid.get(process).toString();
        }
    }

    private static String totalElements(Path report) throws IOException {
        String text = new String(Files.readAllBytes(report), "UTF-8");
        int at = text.indexOf("\"elements\":", text.indexOf("\"totals\"")) + "\"elements\":".length();
        return text.substring(at, text.indexOf(',', at)).trim();
    }

    @Test
    void isAManagementBeanOnDemand() throws Exception {
        Path report = folder.resolve("r.html");
        Jvm.Ended ended = Jvm.watched("jmx=true")
                .running(Managed.class, folder.resolve("data"), SIZE, report)
                .end();
        assertThat(ended.out)
                .as(ended.err)
                .contains(
                        "enabled=true moved=" + 5 * SIZE,
                        "enabled=false moved=" + 5 * SIZE,
                        "enabled=true moved=" + 10 * SIZE,
                        "report=" + report,
                        "report=The report cannot be written: name a file that ends in one of .json",
                        "attribute ClassesSeen: Classes that the agent has seen",
                        "operation report: Writes a report; returns its file, or what went wrong")
                .doesNotContain("exposed for management");
        assertThat(report).exists();
    }

    @Test
    @Tag("once")
    void noLoopNoticesWhatIsDoneToTheBean() throws Exception {
        Jvm.Ended ended = Jvm.watched("jmx=true").running(Meddled.class, 20_000).end();
        assertThat(ended.out).as(ended.err).contains("all loops came to what they should", "enabled=true");
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.err).doesNotContain("failed inside Standpipe").doesNotContain("went wrong");
    }

    @Test
    void addsAnEventForEachLoopToFlightRecordings() throws Exception {
        assumeTrue(Jvm.RELEASE >= 11, "flight recordings have our events from 11 on");
        assertThat(recorded("jfr=true", "dev.standpipe.Site", "10 ms")).hasSize(5);
    }

    @Test
    @Tag("once")
    void addsAnEventForEachTransferThatTakesAsLongAsTheRecordingAsksFor() throws Exception {
        assumeTrue(Jvm.RELEASE >= 11, "flight recordings have our events from 11 on");
        List<String> events = recorded("jfr=true", "dev.standpipe.Transfer", "0 ns");
        assertThat(events).hasSize(5);
        assertThat(events)
                .anyMatch(event -> event.contains("method = \"writeUnbuffered()V\"")
                        && event.contains("inClass = \"oldstyle.Program\"")
                        && event.contains("direction = \"write\"")
                        && event.contains("elementType = \"int\"")
                        && event.contains("bytes = 78.1 kB")
                        && event.contains("mode = \"D\"")
                        && event.contains("stream = \"java.io.RandomAccessFile\"")
                        && event.contains("stackTrace = ["));
        String program = "(?s).*stackTrace = \\[\\s+oldstyle\\.Program\\.(read|write).*";
        assertThat(events).allMatch(event -> event.matches(program) == Jvm.RELEASE >= 25);
        assertThat(events)
                .anyMatch(event -> event.contains("method = \"readBuffered()V\"")
                        && event.contains("direction = \"read\"")
                        && event.contains("elementType = \"double\"")
                        && event.contains("mode = \"P\""));
        assertThat(recorded("jfr=true", "dev.standpipe.Transfer", "1 h")).isEmpty();
        assertThat(recorded("", "dev.standpipe.Transfer", "0 ns")).isEmpty();
    }

    /** But for its threshold, which is more than these transfers take. */
    @Test
    @Tag("once")
    void theThresholdIsSetAsDocumented() throws Exception {
        assumeTrue(Jvm.RELEASE >= 17, "settings of events can be named on the command line from 17 on");
        Path page = Paths.get(System.getProperty("basedir"), "../docs/agent.md");
        Matcher flag = Pattern.compile("`(-XX:StartFlightRecording:\\S+#threshold=)1ms(,filename=)run\\.jfr`")
                .matcher(new String(Files.readAllBytes(page), StandardCharsets.UTF_8));
        assertThat(flag.find()).isTrue();
        Path recording = folder.resolve("r.jfr");
        Jvm.Ended ended = Jvm.watched("jfr=true")
                .with(flag.group(1) + "0ns" + flag.group(2) + recording)
                .running(Program.class, folder.resolve("data"), SIZE)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.out + ended.err).doesNotContain("doesn't exist");
        assertThat(printed(recording, "dev.standpipe.Transfer")).hasSize(5);
    }

    /** The events of one kind, as {@code jfr print} has them, with their number of elements. */
    private List<String> recorded(String options, String kind, String threshold) throws Exception {
        Path recording = folder.resolve("r.jfr");
        Path settings = Files.write(
                folder.resolve("s.jfc"),
                ("<?xml version='1.0' encoding='UTF-8'?><configuration version='2.0'>"
                                + "<event name='dev.standpipe.Transfer'><setting name='enabled'>true</setting>"
                                + "<setting name='threshold'>" + threshold + "</setting></event></configuration>")
                        .getBytes(StandardCharsets.US_ASCII));
        Jvm.Ended ended = Jvm.watched(options)
                .with("-XX:StartFlightRecording=filename=" + recording + ",settings=" + settings)
                .running(Program.class, folder.resolve("data"), SIZE)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return printed(recording, kind);
    }

    private static List<String> printed(Path recording, String kind) throws Exception {
        Process printing = new ProcessBuilder(
                        Jvm.java().resolveSibling("jfr").toString(), "print", "--events", kind, recording.toString())
                .start();
        List<String> events = new ArrayList<>();
        for (String event : Jvm.Ended.of(printing).out.split("(?m)^}")) {
            if (event.contains("elements = " + SIZE)) {
                events.add(event);
            }
        }
        return events;
    }

    @Test
    void rewritesWhatAnAotCacheBringsAlong() throws Exception {
        assumeTrue(Jvm.RELEASE >= 25, "AOT caches of this kind exist from 25 on");
        String jar = jar();
        String[] trainings = {
            "-Dtrained=without-anything", "-javaagent:" + Jvm.agentJar(), "--add-modules=java.instrument"
        };
        for (int i = 0; i < trainings.length; i++) {
            Path cache = folder.resolve("cache" + i);
            Jvm.Ended trained = onJar(Jvm.plain().unverified().with("-XX:AOTCacheOutput=" + cache, trainings[i]), jar);
            assertThat(cache).as(trained.err).exists();
            Jvm.Ended ended = onJar(
                    Jvm.watched("").unverified().with("-XX:AOTCache=" + cache, "-Xlog:class+load=info:stderr"), jar);
            assertMoved(ended);
            // Only then the class is there before the agent, and no transformer was called for it.
            assertThat(ended.err.contains("oldstyle.Program source: shared objects file"))
                    .isEqualTo(trainings[i].startsWith("--add-modules"));
        }
    }

    @Test
    void rewritesWhatAnArchiveBringsAlong() throws Exception {
        assumeTrue(Jvm.RELEASE >= 17, "archives of this kind exist from 13 on");
        String jar = jar();
        Path archive = folder.resolve("archive");
        Jvm.Ended archived = onJar(Jvm.plain().unverified().with("-XX:ArchiveClassesAtExit=" + archive), jar);
        assertThat(archive).as(archived.err).exists();
        assertMoved(onJar(Jvm.watched("").unverified().with("-XX:SharedArchiveFile=" + archive), jar));
    }

    private Jvm.Ended onJar(Jvm jvm, String jar) throws IOException, InterruptedException {
        return jvm.command(
                        "-cp",
                        jar,
                        Program.class.getName(),
                        folder.resolve("data").toString(),
                        "" + SIZE)
                .end();
    }

    private static void assertMoved(Jvm.Ended ended) {
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.err).contains("5 of 5 loops", "100,000 elements").doesNotContain("VerifyError");
    }

    /** Only classes in jars go into archives. */
    private String jar() throws Exception {
        Path jar = folder.resolve("program.jar");
        Process jarring = new ProcessBuilder(
                        Paths.get(System.getProperty("java.home"), "bin", "jar").toString(),
                        "cf",
                        jar.toString(),
                        "-C",
                        Jvm.classes(),
                        "oldstyle")
                .start();
        assertThat(Jvm.Ended.of(jarring).code).isZero();
        return jar.toString();
    }
}
