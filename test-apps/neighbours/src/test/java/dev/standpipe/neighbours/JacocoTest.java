package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.Test;

/** JaCoCo counts the same with us as without us, probe by probe, whoever comes first. */
class JacocoTest {
    private static final String AGENT =
            "-javaagent:" + Places.jar("jacocoagent.jar") + "=destfile=jacoco.exec,includes=neighbours.app.*";

    @Test
    void countsTheSame() throws Exception {
        Trial trial =
                Trial.of("jacoco", "-cp", Jars.app(), "neighbours.app.Loops").beside(AGENT);
        List<Outcome> outcomes = Moved.allLoops(trial);
        Map<String, String> counted = probes(outcomes.get(0).work());
        assertThat(counted.keySet()).containsExactly("neighbours/app/Column", "neighbours/app/Loops");
        assertThat(probes(outcomes.get(1).work())).as("JaCoCo first").isEqualTo(counted);
        assertThat(probes(outcomes.get(2).work())).as("we first").isEqualTo(counted);
    }

    /** The classes carry its probes already when we come. */
    @Test
    void countsTheSameWhenWeComeLate() throws Exception {
        Path folder = Places.RUNS.resolve("jacoco-late");
        Trial.delete(folder);
        List<String> options = Arrays.asList(AGENT, "-cp", Places.CLASSES.toString());
        Outcome plain = Outcome.of(folder.resolve("plain"), options, Arrays.asList("neighbours.host.Late"));
        Outcome late = Outcome.of(
                folder.resolve("late"), options, Arrays.asList("neighbours.host.Late", Places.AGENT.toString()));
        assertThat(late.out()).as(late.err()).isEqualTo(plain.out()).isNotEmpty();
        assertThat(late.exitCode()).isEqualTo(plain.exitCode());
        assertThat(late.files()).isEqualTo(plain.files());
        Moved.assertAll(late);
        assertThat(probes(late.work())).hasSize(2).isEqualTo(probes(plain.work()));
    }

    /** Of each class its id, which is a checksum of what JaCoCo saw, and its probes. */
    private static Map<String, String> probes(Path folder) throws Exception {
        ExecFileLoader file = new ExecFileLoader();
        file.load(folder.resolve("jacoco.exec").toFile());
        Map<String, String> probes = new TreeMap<>();
        for (ExecutionData data : file.getExecutionDataStore().getContents()) {
            probes.put(data.getName(), data.getId() + " " + Arrays.toString(data.getProbes()));
        }
        return probes;
    }
}
