package dev.standpipe.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsTest {
    @TempDir
    Path folder;

    @AfterEach
    void clearProperties() {
        for (Option option : Options.table()) {
            System.clearProperty("standpipe." + option.key());
        }
    }

    @Test
    void withoutAnySourceEachHasItsDefault() {
        Options options = Options.of(null);
        assertThat(options.warnings()).isEmpty();
        assertThat(options.settings())
                .hasSameSizeAs(Options.table())
                .allMatch(setting -> setting.from().equals("default"));
        assertThat(options.enabled()).isTrue();
        assertThat(options.dryrun()).isFalse();
        assertThat(options.includes().match("any/Thing")).isTrue();
        assertThat(options.excludes().match("any/Thing")).isFalse();
        assertThat(options.applies("ReadArray")).isTrue();
        assertThat(options.reports()).isEmpty();
    }

    @Test
    void aPeriodHasAUnit() {
        String[] said = {"0", "30s", "5m", "2h", "45", "99999h"};
        int[] seconds = {0, 30, 300, 7200, 45, 7 * 24 * 3600};
        for (int i = 0; i < said.length; i++) {
            assertThat(Options.of("report-every=" + said[i]).reportEvery()).isEqualTo(seconds[i]);
        }
        for (String wrong : new String[] {"s", "-3s", "5d", "1.5m", "soon"}) {
            Options options = Options.of("report-every=" + wrong);
            assertThat(options.reportEvery()).isZero();
            assertThat(options.warnings()).singleElement().asString().contains("a time such as 30s, 5m or 1h");
        }
    }

    @Test
    void aReportThatCannotBeWrittenIsSaidAtTheStart() {
        Options options = Options.of("report=a.json;b.xml;c.%p.HTML");
        assertThat(options.reports()).containsExactly("a.json", "b.xml", "c.%p.HTML");
        assertThat(options.warnings())
                .singleElement()
                .asString()
                .contains("b.xml cannot be written, the name must end in one of .json .html .sarif .csv .txt");
    }

    @Test
    void kindsOfStreamsAreThoseThatThereAre() {
        assertThat(Options.of("streams=@delegate:@data:@buffer:com.acme.*").warnings())
                .isEmpty();
        assertThat(Options.of("streams=@buffers").warnings())
                .singleElement()
                .asString()
                .endsWith("there is no kind @buffers, there are @delegate @data @buffer");
        Patterns streams = Options.of("streams=@delegate:@buffer").excludedStreams();
        assertThat(streams.match(StreamKinds.word("delegate"))).isTrue();
        assertThat(streams.match(StreamKinds.word("delegate with a limit"))).isTrue();
        assertThat(streams.match(StreamKinds.word("buffer of its own"))).isTrue();
        assertThat(streams.match(StreamKinds.word("data stream of its own"))).isFalse();
    }

    @Test
    void namesThatAreNotSeparatedAreTold() {
        for (String key : new String[] {"includes", "excludes", "exclclassloader"}) {
            for (String value : new String[] {"com.acme.P;x", "a.*,b.*"}) {
                assertThat(Options.of(key + "=\"" + value + "\"").warnings())
                        .containsExactly(
                                key + "=" + value + " (agent argument): ; and , do not separate names, : does");
            }
        }
        assertThat(Options.of("excludes=com.acme.P:x").warnings()).isEmpty();
    }

    @Test
    void theFileOfOptionsMayLieInTheHomeOfTheUser() throws IOException {
        String home = System.getProperty("user.home");
        file("jmx=true");
        try {
            System.setProperty("user.home", folder.toString());
            assertThat(Options.of("config=~/options").jmx()).isTrue();
        } finally {
            System.setProperty("user.home", home);
        }
    }

    @Test
    void theArgumentWinsOverPropertiesAndTheseOverTheFile() throws IOException {
        Path file = file("log=debug\nbackend=jni\ndump=/from/file\n");
        System.setProperty("standpipe.log", "info");
        System.setProperty("standpipe.backend", "java");
        Options options = Options.of("config=" + file + ",log=quiet");
        assertThat(options.quiet()).isTrue();
        assertThat(options.backend()).isEqualTo("java");
        assertThat(options.dump()).isEqualTo("/from/file");
        assertThat(options.settings())
                .extracting(Setting::toString)
                .contains(
                        "log=quiet (agent argument)",
                        "backend=java (system property standpipe.backend)",
                        "dump=/from/file (file " + file + ")",
                        "jmx=false (default)");
        assertThat(options.warnings()).isEmpty();
    }

    @Test
    void valuesHoldSpacesColonsAndQuotedCommas() {
        Options options =
                Options.of("report=\"a, b.json;C:\\runs\\say \"\"hi\"\".html\",includes=com.acme.*:org/old/?*, dryrun");
        assertThat(options.warnings()).isEmpty();
        assertThat(options.reports()).containsExactly("a, b.json", "C:\\runs\\say \"hi\".html");
        assertThat(options.includes().match("com/acme/io/Reader")).isTrue();
        assertThat(options.includes().match("org.old.X")).isTrue();
        assertThat(options.includes().match("org.old.")).isFalse();
        assertThat(options.dryrun()).isTrue();
        assertThat(Options.of("report='it''s, here.json'").reports()).containsExactly("it's, here.json");
    }

    @Test
    void aQuoteThatIsNeverClosedIsTold() {
        Options options = Options.of("report=\"a.json,log=quiet.txt");
        assertThat(options.reports()).containsExactly("a.json,log=quiet.txt");
        assertThat(options.warnings()).singleElement().asString().contains("inside quotes");
    }

    @Test
    void anUnknownKeyNamesTheNearest() {
        assertThat(Options.of("include=x").warnings())
                .containsExactly("there is no option \"include\" (agent argument), perhaps includes was meant");
        assertThat(Options.of("Log=quiet").warnings())
                .singleElement()
                .asString()
                .contains("perhaps log was meant");
        assertThat(Options.of("zzzzzzzzzz=1").warnings())
                .containsExactly("there is no option \"zzzzzzzzzz\" (agent argument)");
    }

    @Test
    void aMistypedPropertyOrVariableNamesTheNearest() throws IOException {
        Options options = Options.of(
                "",
                new Given(
                        "standpipe.dryrn",
                        "standpipe.Log",
                        "standpipe.zzzzzzzzzz",
                        "standpipe.",
                        "standpipe.a.b",
                        "standpip.x",
                        "STANDPIPE_REPROT",
                        "STANDPIPE_ENABELD",
                        "STANDPIPE_HOME",
                        "STANDPIPE_JAR",
                        "STANDPIPE_PORT",
                        "STANDPIPE_SERVICE_HOST",
                        "STANDPIPE_PORT_80_TCP_ADDR",
                        "STANDPIPE_",
                        "PATH"));
        assertThat(options.warnings())
                .containsExactly(
                        "there is no option \"dryrn\" (system property standpipe.dryrn), perhaps dryrun was meant",
                        "there is no option \"Log\" (system property standpipe.Log), perhaps log was meant",
                        "there is no option \"zzzzzzzzzz\" (system property standpipe.zzzzzzzzzz)",
                        "there is no option \"reprot\" (environment STANDPIPE_REPROT), perhaps report was meant",
                        "there is no option \"enabeld\" (environment STANDPIPE_ENABELD), perhaps enabled was meant");
        assertThat(Options.of("config=" + file("standpipe.dryrun=true\n")).warnings())
                .singleElement()
                .asString()
                .endsWith("perhaps dryrun was meant");
    }

    @Test
    void parametersOfTheBuildAreNotMistyped() throws IOException {
        Matcher parameter = Pattern.compile("property = \"(standpipe\\.\\w+)\"").matcher("");
        Set<String> names = new TreeSet<>();
        try (Stream<Path> mojos =
                Files.walk(Paths.get(System.getProperty("basedir"), "../maven-plugin/src/main/java"))) {
            for (Path mojo : (Iterable<Path>) mojos.filter(Files::isRegularFile)::iterator) {
                parameter.reset(new String(Files.readAllBytes(mojo), StandardCharsets.UTF_8));
                while (parameter.find()) {
                    names.add(parameter.group(1));
                }
            }
        }
        assertThat(names).contains("standpipe.skip", "standpipe.addOpens", "standpipe.rules");
        assertThat(Options.of("", new Given(names.toArray(new String[0]))).warnings())
                .noneMatch(warning -> warning.startsWith("there is no option"));
    }

    /** A program may set properties of a kind of its own, before somebody attaches. */
    @Test
    void oddPropertiesAreNoFailure() {
        Properties before = System.getProperties();
        Properties odd = new Properties() {
            private static final long serialVersionUID = 1;

            @Override
            public Set<String> stringPropertyNames() {
                throw new UnsupportedOperationException();
            }
        };
        try {
            odd.putAll(before);
            odd.put(1, 2);
            odd.put("standpipe.jmx", "true");
            System.setProperties(odd);
            assertThat(Options.of("").jmx()).isTrue();
            assertThat(Options.of("").warnings()).isEmpty();
            Properties usual = new Properties();
            usual.putAll(odd);
            usual.put("standpipe.logg", "debug");
            usual.put("standpipe.reports", 7);
            System.setProperties(usual);
            assertThat(Options.of("").warnings()).hasSize(1);
        } finally {
            System.setProperties(before);
        }
    }

    /** Where all that is named is set, to something. */
    private static final class Given extends OptionSources {
        private final List<String> names;

        Given(String... names) {
            this.names = Arrays.asList(names);
        }

        @Override
        protected Iterable<String> propertyNames() {
            return names;
        }

        @Override
        protected Iterable<String> variableNames() {
            return names;
        }

        @Override
        protected String property(String name) {
            return names.contains(name) ? "" : null;
        }

        @Override
        protected String variable(String name) {
            return property(name);
        }
    }

    @Test
    void badValuesWarnAndDoNotCount() {
        Options options = Options.of("log=loud,selfcheck=x,enabled=maybe,backend=gpu,prefetch=far,relax=R1,report");
        assertThat(options.warnings())
                .containsExactly(
                        "log=loud (agent argument) does not count: it can be quiet, info or debug",
                        "selfcheck=x (agent argument) does not count: it can be 0 or a number of calls",
                        "enabled=maybe (agent argument) does not count: it can be true or false",
                        "backend=gpu (agent argument) does not count: it can be auto, java, jni or ffm",
                        "prefetch=far (agent argument) does not count: it can be off, hint or ahead",
                        "relax=R1 (agent argument) does not count: it can be buffer or buffer(FILES), and each of "
                                + "FILES a whole path with * and ?",
                        "\"report\" (agent argument) has no value, it is left out");
        assertThat(options.settings()).allMatch(setting -> setting.from().equals("default"));
    }

    @Test
    void aSwitchIsTurnedInAnyOfTheUsualWords() {
        for (String off : new String[] {"false", "FALSE", "off", "Off", "no", "0", "' no '"}) {
            Options options = Options.of("enabled=" + off);
            assertThat(options.enabled()).as(off).isFalse();
            assertThat(options.warnings()).isEmpty();
            assertThat(options.settings()).extracting(Setting::toString).contains("enabled=false (agent argument)");
        }
        for (String on : new String[] {"True", "on", "YES", "1"}) {
            assertThat(Options.of("dryrun=" + on + ",dryrun").dryrun()).as(on).isTrue();
            assertThat(Options.of("dryrun=" + on + ",dryrun").warnings()).isEmpty();
        }
        assertThat(Options.of("log=QUIET").quiet()).isTrue();
        assertThat(Options.of("prefetch=Off").prefetch()).isEqualTo("off");
        assertThat(Options.of("prefetch=no").warnings()).hasSize(1);
    }

    @Test
    void theSecondOfTwoValuesIsToldAndLeftOut() {
        Options options = Options.of("report=a.json,dryrun,report=b.json,dryrun=false,log=loud,log=quiet,report=c.csv");
        assertThat(options.warnings())
                .containsExactly(
                        "report=b.json (agent argument) is left out: report is given more than once, the first counts",
                        "dryrun=false (agent argument) is left out: dryrun is given more than once, the first counts",
                        "log=loud (agent argument) does not count: it can be quiet, info or debug",
                        "report=c.csv (agent argument) is left out: report is given more than once, the first counts");
        assertThat(options.reports()).containsExactly("a.json");
        assertThat(options.dryrun()).isTrue();
        assertThat(options.quiet()).isTrue();
    }

    @Test
    void theSameTwiceOrFromTwoSourcesLosesNothing() {
        System.setProperty("standpipe.log", "debug");
        assertThat(Options.of("log=quiet,report=a.json;b.json,log=quiet,report=a.json;b.json")
                        .warnings())
                .isEmpty();
    }

    @Test
    void aBadValueLeavesTheNextSourceToCount() {
        System.setProperty("standpipe.log", "debug");
        assertThat(Options.of("log=loud").debug()).isTrue();
    }

    @Test
    void aFileThatCannotBeReadIsOneWarning() throws IOException {
        assertThat(Options.of("config=" + folder.resolve("missing")).warnings())
                .singleElement()
                .asString()
                .contains("missing");
        assertThat(Options.of("config=" + folder).warnings()).hasSize(1);
        assertThat(Options.of("config=" + file("log=\\u12")).warnings()).hasSize(1);
    }

    @Test
    void aFileThatHasNoEndIsLeftOut() throws IOException {
        byte[] zeros = new byte[1 << 20];
        Path large = Files.write(folder.resolve("large"), zeros);
        assertThat(Options.of("config=" + large).warnings()).noneMatch(warning -> warning.contains("MiB"));
        Files.write(large, new byte[1], StandardOpenOption.APPEND);
        assertThat(Options.of("config=" + large + ",log=debug").warnings())
                .containsExactly("the options of the file " + large
                        + " are left out, it cannot be read: it has more than 1 MiB");
        assumeTrue(Files.exists(Paths.get("/dev/zero")));
        assertThat(Options.of("config=/dev/zero").warnings())
                .containsExactly(
                        "the options of the file /dev/zero are left out, it cannot be read: it is no regular file");
    }

    @Test
    void aPipeIsNotWaitedFor() throws Exception {
        Path pipe = folder.resolve("pipe");
        try {
            assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        } catch (IOException none) {
            assumeTrue(false, "this system has no mkfifo");
        }
        List<String> warnings = new ArrayList<>();
        Thread reading =
                new Thread(() -> warnings.addAll(Options.of("config=" + pipe).warnings()));
        reading.setDaemon(true);
        reading.start();
        reading.join(30_000);
        assertThat(warnings).singleElement().asString().endsWith("it is no regular file");
    }

    @Test
    void aFileIsInUtf8OrInLatin1() throws IOException {
        Path file = folder.resolve("options");
        String text = "report=x/\u00FC\u4E00.html\n";
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        assertThat(Options.of("config=" + file).reports()).containsExactly("x/\u00FC\u4E00.html");
        Files.write(file, ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
        assertThat(Options.of("config=" + file).reports()).containsExactly("x/\u00FC\u4E00.html");
        file("report=x/\u00FC\\u4E00.html\n");
        assertThat(Options.of("config=" + file).reports()).containsExactly("x/\u00FC\u4E00.html");
    }

    @Test
    void quotesRoundAValueInAFileAreAsInTheArgument() throws IOException {
        Options options = Options.of("config="
                + file("report=\"a, \"\"b\"\".json\" \nlog='quiet'\ndump='a' and "
                        + "'b'\nincludes='\nexcludes=\"x\nbackend=''"));
        assertThat(options.reports()).containsExactly("a, \"b\".json");
        assertThat(options.quiet()).isTrue();
        assertThat(options.dump()).isEqualTo("'a' and 'b'");
        assertThat(options.setting(Option.INCLUDES).value()).isEqualTo("'");
        assertThat(options.setting(Option.EXCLUDES).value()).isEqualTo("\"x");
        assertThat(options.warnings()).singleElement().asString().startsWith("backend= (");
    }

    @Test
    void whatIsWrongInAFileIsToldWithItsName() throws IOException {
        Path file = file("logg=quiet\ndryrun=perhaps\nrules=ReadArray:WriteArray\ndisable=WriteArray\n");
        Options options = Options.of("config=" + file);
        assertThat(options.warnings())
                .containsExactlyInAnyOrder(
                        "there is no option \"logg\" (file " + file + "), perhaps log was meant",
                        "dryrun=perhaps (file " + file + ") does not count: it can be true or false");
        assertThat(options.applies("ReadArray")).isTrue();
        assertThat(options.applies("WriteArray")).isFalse();
        assertThat(options.applies("Replay")).isFalse();
    }

    @Test
    void whatAFileSaysTwiceIsToldAndTheLastCounts() throws IOException {
        Path file = file("log=debug\ndryrun=true\ndryrun: true\nlog=quiet\nlogg=a\nlogg=b\n");
        Options options = Options.of("config=" + file);
        assertThat(options.warnings())
                .containsExactly(
                        "log=debug (file " + file + ") is left out: log is given more than once, the last counts",
                        "logg=a (file " + file + ") is left out: logg is given more than once, the last counts",
                        "there is no option \"logg\" (file " + file + "), perhaps log was meant");
        assertThat(options.quiet()).isTrue();
        assertThat(options.dryrun()).isTrue();
    }

    private Path file(String text) throws IOException {
        return Files.write(folder.resolve("options"), text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
