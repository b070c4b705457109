package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.user.ExitCode;
import java.nio.file.Path;
import oldstyle.Mixed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands out of the jar that people get. */
@Tag("once")
class CommandsIT {
    private static final String ESCAPE = "\u001B[";

    @TempDir
    Path folder;

    private static Jvm.Ended standpipe(Object... arguments) throws Exception {
        Jvm jvm = Jvm.plain().unverified().command("-jar", Jvm.agentJar());
        for (Object argument : arguments) {
            jvm.command(argument.toString());
        }
        return jvm.end();
    }

    @Test
    void helps() throws Exception {
        Jvm.Ended help = standpipe("--help");
        assertThat(help.code).isZero();
        assertThat(help.out).isEqualTo(Spoken.by("--help").out).doesNotContain(ESCAPE);
        assertThat(help.err).isEmpty();
        assertThat(standpipe("--version").out).matches("standpipe \\d.*\\R");
    }

    /** Whoever has the agent in every JVM wants no word of it, and no report, from the commands. */
    @Test
    void isNotWatchedByItself() throws Exception {
        Path report = folder.resolve("own.json");
        Jvm.Ended version = Jvm.plain()
                .withEnvironment("JAVA_TOOL_OPTIONS", "-javaagent:" + Jvm.agentJar() + "=report=" + report)
                .command("-jar", Jvm.agentJar(), "--version")
                .end();
        assertThat(version.code).isZero();
        assertThat(version.out).matches("standpipe \\d.*\\R");
        assertThat(version.said()).isEmpty();
        assertThat(report).doesNotExist();
    }

    @Test
    void scansExplainsAndReports() throws Exception {
        Path jar = new Packed().with(Mixed.class).at(folder.resolve("mixed.jar"));
        Path json = folder.resolve("loops.json");
        Jvm.Ended scan = standpipe("scan", "--check", jar, "-r", json, "-r", folder.resolve("loops.html"));
        assertThat(scan.code).as(scan.err).isEqualTo(ExitCode.FINDINGS);
        assertThat(scan.out).contains("2 loops").doesNotContain(ESCAPE);
        assertThat(standpipe("explain", "-b", "oldstyle.Mixed", "-cp", jar).out)
                .contains("java/io/Standpipe.readArray");
        assertThat(standpipe("report", json, "-o", folder.resolve("loops.sarif")).code)
                .isZero();
        assertThat(folder.resolve("loops.sarif")).isNotEmptyFile();
        assertThat(standpipe("scan", folder.resolve("gone.jar")).code).isEqualTo(ExitCode.REFUSED);
        assertThat(standpipe("sacn").code).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void findsThatAllIsWell() throws Exception {
        Jvm.Ended doctor = standpipe("doctor");
        assertThat(doctor.code).as(doctor.out).isZero();
        assertThat(doctor.out)
                .contains("java is used")
                .contains("with the agent, this Java reads an array in one transfer")
                .contains("log=info (default)");
        assertThat(doctor.err).isEmpty();
    }

    @Test
    void findsWhatIsWrong() throws Exception {
        Jvm.Ended doctor = Jvm.plain()
                .with("-Dstandpipe.log=loud")
                .command("-jar", Jvm.agentJar(), "doctor")
                .end();
        assertThat(doctor.code).isEqualTo(ExitCode.FINDINGS);
        assertThat(doctor.out)
                .contains("log=loud")
                .contains("quiet, info or debug")
                .contains("one thing is wrong");
    }
}
