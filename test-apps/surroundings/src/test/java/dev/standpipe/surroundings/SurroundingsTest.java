package dev.standpipe.surroundings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Nobody can tell whether the agent is there by what happens when the system fails or has little. */
@Tag("slow")
@Tag("once")
class SurroundingsTest {
    private static final Path TARGET = Paths.get("target").toAbsolutePath();
    private static final Path JAVA = Paths.get(System.getProperty("java.home"));
    private static final Path AGENT = Paths.get(System.getProperty("agent.jar")).normalize();

    private static Place place;
    private static int release;

    @BeforeAll
    static void makePlace() throws Exception {
        release = Release.of(JAVA);
        place = new Place(
                TARGET.resolve("trials"),
                AGENT,
                TARGET.resolve("classes"),
                Paths.get("src/main/c/faults.c").toAbsolutePath(),
                JAVA);
    }

    /** Each in one way only; {@code .ci/surroundings} has all of them. */
    static List<Trial> trials() {
        return Trials.all().stream().filter(trial -> !trial.isLong).collect(Collectors.toList());
    }

    @ParameterizedTest
    @MethodSource("trials")
    void nobodyCanTell(Trial trial) throws Exception {
        isHad(trial);
        trial.ways = EnumSet.of(wayOf(trial));
        Runs runs = new Runs(place, JAVA, release);
        assertThat(runs.differences(trial)).isEmpty();
        assertThat(runs.programs()).isEqualTo(1);
    }

    private static void isHad(Trial trial) throws Exception {
        String lacks = place.lacks(trial);
        assumeTrue(lacks == null, lacks);
    }

    private static Way wayOf(Trial trial) {
        return Stream.of(Way.AHEAD, Way.AGENT, Way.JNI)
                .filter(trial.ways::contains)
                .findFirst()
                .get();
    }

    @ParameterizedTest
    @EnumSource
    void aBrokenEngineIsFound(Breakage breakage, @TempDir Path folder) throws Exception {
        Trial trial = Trials.all().stream()
                .filter(each -> each.name.equals(breakage.trial))
                .findFirst()
                .get();
        isHad(trial);
        trial.ways = EnumSet.of(breakage.way);
        Path broken = folder.resolve("broken.jar");
        breakage.make(AGENT, broken);
        assertThat(new Runs(place.with(broken, folder), JAVA, release).differences(trial))
                .singleElement()
                .asString()
                .containsPattern("output, line|exit code|files, line");
    }

    /** What the system refuses is refused, and what is said of it is read. */
    @Test
    void faultsAreMet() throws Exception {
        Trial trial = Trials.all().get(0);
        isHad(trial);
        trial.ways = EnumSet.of(Way.AGENT);
        Place own = place.with(AGENT, place.runs.resolve("met"));
        new Runs(own, JAVA, release).differences(trial);
        Path folder = own.runs.resolve("jdk-" + release).resolve(trial.name);
        for (Way way : new Way[] {Way.PLAIN, Way.AGENT}) {
            assertThat(new String(Files.readAllBytes(folder.resolve(way.name()).resolve("out")), "ISO-8859-1"))
                    .contains("file ints: 8750 and then java.io.IOException: Input/output error at 35001");
        }
    }
}
