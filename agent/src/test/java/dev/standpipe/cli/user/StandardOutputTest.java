package dev.standpipe.cli.user;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.Main;
import dev.standpipe.cli.Packed;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import oldstyle.Mixed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands whose output gets lost. */
@Tag("slow")
class StandardOutputTest {
    @TempDir
    Path folder;

    @Test
    void aFullDiskIsTold() throws Exception {
        File full = new File("/dev/full");
        assumeTrue(full.exists(), "there is no /dev/full");
        String jar =
                new Packed().with(Mixed.class).at(folder.resolve("mixed.jar")).toString();
        for (String command : new String[] {"--version", "completion", "scan --check " + jar}) {
            assertThat(start(Redirect.to(full), command).waitFor()).as(command).isEqualTo(ExitCode.REFUSED);
            assertThat(errors())
                    .as(command)
                    .startsWith("standpipe: the standard output could not be written completely: ")
                    .hasLineCount(1);
        }
    }

    @Test
    void whoHasReadEnoughIsNot() throws Exception {
        Process process = start(Redirect.PIPE, "completion");
        process.getInputStream().close();
        assertThat(process.waitFor()).isZero();
        assertThat(errors()).isEmpty();
    }

    private Process start(Redirect output, String command) throws IOException {
        List<String> all = new ArrayList<>(Arrays.asList(
                Jvm.java().toString(), "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        all.addAll(Arrays.asList(command.split(" ")));
        return new ProcessBuilder(all)
                .redirectOutput(output)
                .redirectError(folder.resolve("errors").toFile())
                .start();
    }

    private String errors() throws IOException {
        return new String(Files.readAllBytes(folder.resolve("errors")), StandardCharsets.UTF_8);
    }
}
