package dev.standpipe.rewrite.hoist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
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

/** Whether files are read ahead is decided when the engine starts, so this is a JVM of its own. */
@Tag("once")
class LateFilesTest {
    @TempDir
    Path folder;

    @Test
    void theEngineIsNotNoticed() throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (!System.getProperty("java.specification.version").startsWith("1.")) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        command.addAll(Arrays.asList("-cp", System.getProperty("java.class.path"), LateFiles.class.getName()));
        command.addAll(Arrays.asList(folder.toString(), System.getProperty("waits.methods", "50")));
        File log = folder.resolve("log").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        try {
            assertThat(process.waitFor(200, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        String said = new String(Files.readAllBytes(log.toPath()), StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said).contains(" played, ").doesNotContain("but late");
    }
}
