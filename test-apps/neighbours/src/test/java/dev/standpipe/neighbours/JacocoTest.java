package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.Test;

/** JaCoCo counts the same with us as without us, probe by probe, whoever comes first. */
class JacocoTest {
    private static final String AGENT =
            "-javaagent:" + Places.jar("jacocoagent.jar") + "=destfile=jacoco.exec,includes=neighbours.*";

    @Test
    void beforeUs() throws Exception {
        hold(program("jacoco-before-us").before(AGENT));
    }

    @Test
    void afterUs() throws Exception {
        hold(program("jacoco-after-us").after(AGENT));
    }

    private static Trial program(String name) throws Exception {
        return Trial.of(name, "-cp", Jars.app(), "neighbours.app.Loops");
    }

    private static void hold(Trial trial) throws Exception {
        Moved.allLoops(trial);
        Map<String, String> counted = probes(trial.plain().work());
        assertThat(probes(trial.helped().work())).isEqualTo(counted);
        assertThat(counted.keySet()).containsExactly("neighbours/app/Column", "neighbours/app/Loops");
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
