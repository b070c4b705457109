package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import oldstyle.Mixed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody at a terminal sees, which {@code script} of util-linux is one to its child. */
@Tag("once")
class TerminalIT {
    private static final String COLOUR = "\u001B[3";

    @TempDir
    Path folder;

    private String jar;

    @BeforeEach
    void pack() throws Exception {
        assumeTrue(new File("/usr/bin/script").canExecute(), "there is no script of util-linux");
        jar = new Packed().with(Mixed.class).at(folder.resolve("mixed.jar")).toString();
    }

    @Test
    void aBarWhileItTakesLongAndColours() throws Exception {
        String seen = seen("scan jrt: " + jar);
        assertThat(seen).containsPattern("\r\\[#*\\.*] \\d+ % ").contains(COLOUR);
        assertThat(seen.substring(seen.lastIndexOf("] "))).matches("(?s)] \\d+ % \r +\r\\d+ classes.*");
    }

    @Test
    void neitherWhereTheyAreNotWanted() throws Exception {
        assertThat(seen("env NO_COLOR=1", "scan " + jar)).doesNotContain(COLOUR);
        assertThat(seen("env TERM=dumb", "scan jrt: " + jar)).doesNotContain(" % ");
        assertThat(seen("scan jrt: " + jar + " 2>" + folder.resolve("errors"))).doesNotContain(" % ");
        assertThat(folder.resolve("errors")).isEmptyFile();
    }

    private String seen(String arguments) throws Exception {
        return seen("env TERM=xterm", arguments);
    }

    private String seen(String environment, String arguments) throws Exception {
        String command = environment + " " + System.getProperty("java.home") + "/bin/java -jar " + Jvm.agentJar() + " "
                + arguments;
        Path seen = folder.resolve("seen.txt");
        Process process = new ProcessBuilder("/usr/bin/script", "-qec", command, "/dev/null")
                .redirectOutput(seen.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return new String(Files.readAllBytes(seen), StandardCharsets.UTF_8);
    }
}
