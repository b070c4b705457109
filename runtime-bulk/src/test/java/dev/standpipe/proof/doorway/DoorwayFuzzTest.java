package dev.standpipe.proof.doorway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.adversarial.ShortRun;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A bounded dose in a JVM of its own, which has to survive it; ten million calls are {@code .ci/matrix --only doorway}.
 */
class DoorwayFuzzTest {
    private static final int CALLS = Integer.getInteger("doorway.calls", 200_000);
    private static final int OF_A_MUTANT = 3_000_000;
    private static final int KILLED_BY_A_SIGNAL = 128;

    /** A mutant ends as soon as it is noticed, and some are noticed only once in some hundred thousand calls. */
    private static final int LONGEST_SECONDS = 240;

    @TempDir
    static Path folder;

    @Test
    @Tag("slow")
    void nobodyInTheJvmCanUseTheDoorway() throws Exception {
        assertThat(fuzz(null, CALLS).said).contains(" 0 differ");
    }

    @Test
    @Tag("slow")
    void norCanCodeWithoutRights() throws Exception {
        assumeTrue(JavaVersion.RUNNING < 18, "later there is no security manager to set");
        assertThat(fuzz(null, CALLS / 3, "--guarded", "1").said).contains(" 0 differ");
    }

    /** What the attackers do not notice, they do not prove. */
    @TestFactory
    @Tag("once")
    Collection<DynamicTest> eachCheckThatIsLeftOutIsNoticed() {
        return DoorwayMutants.all().stream()
                .map(mutant -> DynamicTest.dynamicTest(mutant.bug, () -> {
                    Ended ended = fuzz(mutant, OF_A_MUTANT);
                    assertThat(ended.code)
                            .as(ended.said)
                            .matches(code -> code == DoorwayFuzz.DIFFERS || code > KILLED_BY_A_SIGNAL);
                }))
                .collect(Collectors.toList());
    }

    private static Ended fuzz(DoorwayMutants.Mutant mutant, int calls, String... more)
            throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(folder, "fuzz");
        if (mutant != null) {
            mutant.writeTo(own);
        }
        List<String> command = new ArrayList<>(Arrays.asList("sh", "-c", "ulimit -c 0; exec \"$@\"", "sh"));
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (JavaVersion.RUNNING >= 9) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        command.addAll(Arrays.asList("-XX:ErrorFile=" + own.resolve("crash"), "-Xmx400m"));
        command.addAll(ShortRun.options());
        command.add("-cp");
        command.add(own + File.pathSeparator + System.getProperty("java.class.path"));
        command.addAll(Arrays.asList(DoorwayFuzz.class.getName(), "--calls", "" + calls));
        command.addAll(Arrays.asList("--seed", "20000103", "--seconds", "" + LONGEST_SECONDS));
        command.addAll(Arrays.asList(more));
        File log = own.resolve("log").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        try {
            assertThat(process.waitFor(LONGEST_SECONDS + 60, TimeUnit.SECONDS))
                    .as("it ended")
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Ended(process.exitValue(), new String(Files.readAllBytes(log.toPath()), "UTF-8"));
    }

    private static final class Ended {
        final int code;
        final String said;

        Ended(int code, String said) {
            this.code = code;
            this.said = said;
        }
    }
}
