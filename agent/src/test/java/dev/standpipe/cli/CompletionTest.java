package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script in a real bash, asked what may follow. */
class CompletionTest {
    @TempDir
    Path folder;

    @Test
    void offersCommandsAndOptions() throws Exception {
        assumeTrue(new File("/bin/bash").canExecute(), "there is no bash");
        assertThat(offered("")).contains("scan", "explain", "attach", "report", "doctor", "completion", "help");
        assertThat(offered("re")).contains("report").doesNotContain("scan");
        assertThat(offered("scan", "--")).contains("--check", "--class-path", "--jdk", "--report", "--sources");
    }

    @Test
    void offersFilesWhereOneIsWanted() throws Exception {
        assumeTrue(new File("/bin/bash").canExecute(), "there is no bash");
        Files.write(folder.resolve("one.jar"), new byte[0]);
        for (String option : new String[] {"-o", "--output", "--report"}) {
            assertThat(offered("rewrite", "x.jar", option, folder + "/on"))
                    .as(option)
                    .contains(folder + "/one.jar");
        }
    }

    @Test
    void isOurOwnFromTheFirstLineOn() {
        String script = Spoken.by("completion").out;
        assertThat(script)
                .startsWith("#!/usr/bin/env bash\n# Completes the commands and options of standpipe")
                .doesNotContain("YOUR_APP_HOME")
                .endsWith("\n");
        assertThat(script.substring(0, 400)).doesNotContain("picocli");
    }

    private List<String> offered(String... words) throws Exception {
        Path script = folder.resolve("completion.sh");
        Files.write(script, Spoken.by("completion").out.getBytes(StandardCharsets.UTF_8));
        StringBuilder ask = new StringBuilder("source " + script + "\nCOMP_WORDS=(standpipe");
        for (String word : words) {
            ask.append(" '").append(word).append('\'');
        }
        ask.append(")\nCOMP_CWORD=").append(words.length);
        ask.append("\n_complete_standpipe\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n");
        Path out = folder.resolve("offered.txt");
        Process bash = new ProcessBuilder("/bin/bash", "--norc", "-c", ask.toString())
                .redirectOutput(out.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(bash.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Arrays.asList(new String(Files.readAllBytes(out), StandardCharsets.UTF_8).split("\\s+"));
    }
}
