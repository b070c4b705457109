package legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.SiteRow;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each program does the same without the agent and with it, and its loops are rewritten and carry what is pinned. */
class LegacyTest {
    private static final Path PINNED = Paths.get("src/test/resources/legacy");

    /** From 24 on the JDK warns about {@code sun.misc.Unsafe}, which Flink uses. */
    private static final String NOTHING_OR_THE_JDK = "(WARNING: .*\\R)*";

    @ParameterizedTest
    @EnumSource
    void sameWithTheAgent(Applications application) throws Exception {
        Trial trial = new Trial(application, "intact");
        for (String command : Arrays.asList("generate", "run")) {
            Outcome plain = trial.plain(command);
            assertThat(plain.exitCode()).as(plain.err()).isZero();
            assertThat(plain.err()).matches(NOTHING_OR_THE_JDK);
            Outcome helped = trial.helped(command);
            assertThat(helped.visible()).isEqualTo(plain.visible());
            if (command.equals("run")) {
                assertThat(helped.out()).matches("(phase [a-z]+ [1-9][0-9]* ns\\R){2,}checksum [0-9a-f]{8}\\R");
            }
        }
        assertLoops(application, loops(trial.report().sites()));
    }

    /** Loops by class and method: the rule, the type and how many elements or rounds went in bulk, or why it was left alone. */
    private static List<String> loops(List<SiteRow> sites) {
        return sites.stream()
                .filter(LegacyTest::isOfTheProgram)
                .sorted(Comparator.comparing((SiteRow site) -> isOurs(site) ? "" : site.where())
                        .thenComparing(site -> site.place().line()))
                .map(site -> {
                    String className = site.place().className();
                    String name = className.substring(className.lastIndexOf('/') + 1) + "."
                            + site.place().method() + " ";
                    return name + site.what() + ": "
                            + (site.isRewritten()
                                    ? site.rule() + ", " + site.activity().elements() + " in bulk"
                                    : site.reason())
                            + left(site.activity().declinedCalls());
                })
                .collect(Collectors.toList());
    }

    /** A library has loops for everybody; what counts are those that were run, as far as is known. */
    private static boolean isOfTheProgram(SiteRow site) {
        return isOurs(site) || site.activity().calls() + site.activity().declinedCalls() > 0;
    }

    private static boolean isOurs(SiteRow site) {
        return site.place().className().startsWith("legacy/");
    }

    private static String left(long calls) {
        return calls == 0 ? "" : ", " + calls + " left to the loop";
    }

    private static void assertLoops(Applications application, List<String> loops) throws Exception {
        Path pinned = pinned(application);
        if (System.getProperty("golden.update") != null) {
            Files.write(pinned, loops);
        }
        List<String> expected = new ArrayList<>();
        for (String line : Files.readAllLines(pinned, StandardCharsets.UTF_8)) {
            // What Java 8 has no way to do for an inflating stream that is read without a buffer.
            expected.add(
                    Trial.JAVA < 11 && line.startsWith("TimeSeries.readTimes ") ? line.replace(" 5000 ", " 0 ") : line);
        }
        assertThat(loops).isEqualTo(expected);
    }

    /** From 21 on few elements of a file are the loop's, and from 15 on very few that are written into a buffer. */
    private static Path pinned(Applications application) {
        for (int version : new int[] {21, 15}) {
            Path since = PINNED.resolve(application.label() + ".since-" + version + ".txt");
            if (Trial.JAVA >= version && Files.exists(since)) {
                return since;
            }
        }
        return PINNED.resolve(application.label() + ".txt");
    }

    /** The checksum is over all that is read: a single other byte is noticed, with the agent. */
    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void changedInputIsNoticed(Applications application) throws Exception {
        Trial trial = new Trial(application, "changed");
        trial.generate();
        trial.change();
        Outcome plain = trial.plain("run");
        Outcome helped = trial.helped("run");
        assertThat(helped.exitCode() + helped.out().replaceFirst("(?s).*checksum", ""))
                .isNotEqualTo(plain.exitCode() + plain.out().replaceFirst("(?s).*checksum", ""));
    }

    /** An input that is cut off has the same end for both: the same exception, or the same result. */
    @ParameterizedTest
    @EnumSource
    @Tag("once")
    void sameOnTornInput(Applications application) throws Exception {
        Trial trial = new Trial(application, "torn");
        trial.generate();
        trial.tear();
        Outcome plain = trial.plain("run");
        assertThat(trial.helped("run").visible()).isEqualTo(plain.visible());
    }

    @Test
    void eachProgramIsInTheTable() throws Exception {
        List<String> programs = new ArrayList<>();
        try (Stream<Path> sources = Files.list(Paths.get("src/main/java/legacy"))) {
            for (Path source : sources.collect(Collectors.toList())) {
                String text = new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
                if (text.contains("void main(")) {
                    programs.add("legacy." + source.getFileName().toString().replace(".java", ""));
                }
            }
        }
        assertThat(Arrays.stream(Applications.values()).map(Applications::program))
                .containsExactlyInAnyOrderElementsOf(programs);
    }

    /** Programs that knew of us would show nothing. Of the newer JDK they use what turns bytes around. */
    @Test
    void noneKnowsOfStandpipe() throws Exception {
        try (Stream<Path> sources = Files.list(Paths.get("src/main/java/legacy"))) {
            assertThat(sources)
                    .allSatisfy(source -> assertThat(new String(Files.readAllBytes(source), StandardCharsets.UTF_8))
                            .doesNotContainIgnoringCase("standpipe")
                            .doesNotContainPattern("java[.]nio(?![.]Byte(Buffer|Order);)"));
        }
    }
}
