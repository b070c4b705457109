package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import oldstyle.Explorer;
import oldstyle.Program;
import oldstyle.Remote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody could do with the agent that he cannot do without it. docs/security.md has a line for each. */
class ThreatsIT {
    private static final int SIZE = 20_000;

    @TempDir
    Path folder;

    @Test
    void theProgramReachesNoMoreOfTheJdkThanWithout() throws Exception {
        Path data = folder.resolve("data");
        Jvm.Ended plain = Jvm.plain().running(Explorer.class, data, SIZE).end();
        Jvm.Ended watched =
                Jvm.watched("jmx=true").running(Explorer.class, data, SIZE).end();
        assertThat(plain.code).as(plain.err).isZero();
        assertThat(watched.out).as(watched.err).isEqualTo(plain.out).contains("there is no ASM");
        assertThat(watched.err).contains("loops that carry", "is on");
        if (Jvm.RELEASE >= 17) {
            assertThat(watched.out).contains("the field in is closed").doesNotContain("open java.io\n");
        }
    }

    @Test
    void whoMayOnlyLookChangesNothingAndWhoSteersReplacesNoFileOfOthers() throws Exception {
        Files.write(folder.resolve("own.json"), "mine".getBytes(StandardCharsets.US_ASCII));
        secret("access", "looks readonly\nsteers readwrite\n");
        secret("password", "looks looks\nsteers steers\n");
        Files.createDirectory(folder.resolve("steered"));
        Jvm.Ended ended = Jvm.watched("jmx=true")
                .running(Remote.class, folder.resolve("data"), SIZE, folder)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.out)
                .contains("looks reads: true", "looks turns: SecurityException")
                .contains("looks writes looks.json: SecurityException")
                .contains("looks leaves mine")
                .contains("steers reads: true", "steers turns: false")
                .contains("steers writes steers.json: " + folder)
                .contains("steers writes own.json: The report cannot be written to")
                .contains("own.json: there is such a file, and it is not from here")
                .contains("steers writes x.sh: The report cannot be written to")
                .contains("steers writes none?.json: The report cannot be written to")
                .contains("steers leaves mine");
        assertThat(folder.resolve("looks.json")).doesNotExist();
        assertThat(folder.resolve("steers.json")).exists();
    }

    private void secret(String name, String content) throws IOException {
        Path file = Files.write(folder.resolve(name), content.getBytes(StandardCharsets.US_ASCII));
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void optionsAreTextInMessages() throws Exception {
        Jvm.Ended ended = Jvm.watched("log=info\u001b[2J,x\n[standpipe] is off,enabled=true,r\u0007\u202e=1")
                .running(Program.class, folder.resolve("data"), SIZE)
                .end();
        assertThat(ended.code).isZero();
        assertThat(ended.said()).anyMatch(line -> line.contains("log"));
        assertThat(ended.err)
                .doesNotContain("\u001b")
                .doesNotContain("\u0007")
                .doesNotContain("\u202e")
                .doesNotContain("\n[standpipe] is off");
    }

    @Test
    void aPipeThatNobodyReadsDoesNotHoldUpTheEnd() throws Exception {
        Path pipe = folder.resolve("report.html");
        try {
            assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        } catch (IOException none) {
            assumeTrue(false, "this system has no mkfifo");
        }
        Jvm.Ended ended = Jvm.watched("report=" + pipe)
                .running(Program.class, folder.resolve("data"), SIZE)
                .end();
        assertThat(ended.code).isZero();
        assertThat(ended.said())
                .contains("The report cannot be written to " + pipe
                        + ": it is a pipe, and no other process reads from it");
    }
}
