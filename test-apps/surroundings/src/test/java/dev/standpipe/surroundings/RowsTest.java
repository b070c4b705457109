package dev.standpipe.surroundings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A short row costs the system's calls that it would cost by hand, and no other. */
@Tag("slow")
class RowsTest {
    private static final Path JAVA = Paths.get(System.getProperty("java.home"));
    private static final Path AGENT = Paths.get(System.getProperty("agent.jar")).normalize();
    private static final String[] CALLS = {"read", "write", "pread", "pwrite", "lseek", "fstat", "stat", "readlink"};
    private static final int ROWS = 3000;

    @TempDir
    Path folder;

    private Place place;

    @ParameterizedTest
    @ValueSource(strings = {"read", "write"})
    void asManyCallsAsByHand(String direction) throws Exception {
        place = new Place(
                folder,
                AGENT,
                Paths.get("target/classes").toAbsolutePath(),
                Paths.get("src/main/c/faults.c").toAbsolutePath(),
                JAVA);
        assumeTrue(Files.exists(place.library), "there is no C compiler");
        Map<String, Long> byHand = ofMoreRows(direction, "hand", false);
        assertThat(byHand).containsEntry("lseek", (long) ROWS).containsEntry(direction, (long) ROWS);
        assertThat(ofMoreRows(direction, "loop", true)).isEqualTo(byHand);
        // one for each element at least: the calls are counted
        assertThat(ofMoreRows(direction, "loop", false).get(direction)).isGreaterThanOrEqualTo(16L * ROWS);
    }

    /** What so many rows cost when others came before them. */
    private Map<String, Long> ofMoreRows(String direction, String how, boolean helped) throws Exception {
        Map<String, Long> few = calls(direction, how, helped, ROWS);
        Map<String, Long> more = calls(direction, how, helped, 2 * ROWS);
        more.replaceAll((call, count) -> count - few.get(call));
        return more;
    }

    private Map<String, Long> calls(String direction, String how, boolean helped, int rows) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(JAVA.resolve("bin/java").toString());
        if (helped) {
            command.add("-javaagent:" + AGENT);
        }
        command.addAll(Arrays.asList("-cp", place.programs.toString(), "surroundings.Rows"));
        command.addAll(Arrays.asList(folder.resolve("table").toString(), direction, how, Integer.toString(rows)));
        Path counts = folder.resolve("counts");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile());
        StringBuilder rules = new StringBuilder();
        for (String call : CALLS) {
            rules.append("table ").append(call).append(" * count;");
        }
        builder.environment().put("FAULTS", rules.toString());
        builder.environment().put("FAULTS_COUNTS", counts.toString());
        builder.environment().put("LD_PRELOAD", place.library.toString());
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        Map<String, Long> met = new TreeMap<>();
        for (String line : Files.readAllLines(counts)) {
            String[] words = line.split(" ");
            met.put(words[0], Long.parseLong(words[1]));
        }
        assertThat(met).hasSize(CALLS.length);
        return met;
    }
}
