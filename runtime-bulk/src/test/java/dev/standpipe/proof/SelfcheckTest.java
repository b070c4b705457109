package dev.standpipe.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * With self-checks random programs still see no difference; of a sound engine the checks have nothing to tell, of a
 * broken one they tell, and the programs are none the wiser.
 */
@Tag("once")
class SelfcheckTest {
    @TempDir
    Path folder;

    @Test
    void aSoundEngineRaisesNoAlarm() throws Exception {
        String said = fuzz("--cases", "4000");
        assertThat(said).contains("4000 cases", ", 0 differ\nself-checks: ").doesNotContain("alarm: ");
        assertThat(checks(said)).isGreaterThan(1000);
    }

    @Test
    void norDoNastyCases() throws Exception {
        String said = forked(CheckedTests.class, "dev.standpipe.adversarial");
        assertThat(said).doesNotContain("alarm: ").doesNotContain("\n0 tests passed");
        assertThat(checks(said)).isGreaterThan(100);
    }

    @Test
    void wrongPositionsRaiseAnAlarm() throws Exception {
        bites("the buffer is left one byte too far on", "read DATA [BUFFERED] FILE", "the loop leaves BufferedInput");
        bites("P leaves a byte in the buffer that is not there", "read DATA [BUFFERED] FILE", "element ");
        bites(
                "the bytes of an element that the end of the file cut off are put back",
                "read FILE [] BYTES",
                "the loop leaves file at");
    }

    @Test
    void wrongValuesRaiseAnAlarm() throws Exception {
        bites("a boolean is as large as its byte", "read DATA [] BYTES", "element ");
        bites("a NaN is written as it is", "write DATA [] FILE", "byte ");
        bites("a NaN is written as it is", "write OBJECT [] BYTES", "byte ");
    }

    @Test
    void wrongCountersRaiseAnAlarm() throws Exception {
        bites("what goes into the buffer is not counted", "write DATA [BUFFERED] FILE", "the loop leaves size");
    }

    private void bites(String bug, String row, String alarm) throws Exception {
        Mutants.Mutant mutant = Mutants.all().stream()
                .filter(known -> known.bug.equals(bug))
                .findFirst()
                .orElseThrow(() -> new AssertionError(bug));
        Path type = folder.resolve(mutant.type + ".class");
        Files.createDirectories(type.getParent());
        Files.write(type, mutant.mutation.applied(mutant.type, mutant.method));
        String said = fuzz("--cases", "2000", "--row", row);
        Files.delete(type);
        assertThat(said).as(bug + " on " + row).contains("alarm: " + alarm, ", 0 differ\nself-checks: ", " 1 differ");
    }

    private static long checks(String said) {
        String rest = said.substring(said.indexOf("self-checks: ") + "self-checks: ".length());
        return Long.parseLong(rest.substring(0, rest.indexOf(' ')));
    }

    private String fuzz(String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(Arrays.asList("--seed", "5", "--selfcheck", "1000000000"));
        all.addAll(Arrays.asList(arguments));
        return forked(Fuzz.class, all.toArray(new String[0]));
    }

    private String forked(Class<?> main, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (JavaVersion.RUNNING >= 9) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        command.addAll(Arrays.asList("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
        command.add(folder + File.pathSeparator + System.getProperty("java.class.path"));
        command.add(main.getName());
        command.addAll(Arrays.asList(arguments));
        File log = folder.resolve("log").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        try {
            assertThat(process.waitFor(280, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        String said = new String(Files.readAllBytes(log.toPath()), "UTF-8");
        assertThat(process.exitValue()).as(said).isZero();
        return said.replace("\r\n", "\n");
    }
}
