package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.user.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
    @ParameterizedTest
    @ValueSource(strings = {"scan", "explain", "attach", "status", "report", "doctor", "completion"})
    void eachCommandHasHelp(String command) {
        Spoken help = Spoken.by(command, "--help");
        assertThat(help.code).isZero();
        assertThat(help.out).startsWith("Usage: standpipe " + command);
        assertThat(Spoken.by("help", command).out).isEqualTo(help.out);
        assertThat(Spoken.by("--help").out).contains("\n  " + command);
    }

    @Test
    void listsNothingThatDoesNotExist() {
        assertThat(Spoken.by("--help").out).doesNotContain("demo").doesNotContain("bench");
    }

    @Test
    void asksForACommand() {
        Spoken nothing = Spoken.by();
        assertThat(nothing.code).isEqualTo(ExitCode.USAGE);
        assertThat(nothing.err).contains("name a command").contains("Try: standpipe --help");
    }

    @Test
    void namesTheNearestCommand() {
        Spoken wrong = Spoken.by("scna", "x.jar");
        assertThat(wrong.code).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err).contains("'scna'").contains("Did you mean scan");
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo", "bench"})
    void saysWhereTheCommandsAreThatAreNotInTheJar(String command) {
        Spoken wrong = Spoken.by(command, "paper");
        assertThat(wrong.code).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err)
                .contains(command + " is a command of ./standpipe in the sources; the jar does not have it")
                .doesNotContain("Did you mean");
    }

    @Test
    void namesTheNearestOption() {
        Spoken wrong = Spoken.by("scan", "--chekc", "x.jar");
        assertThat(wrong.code).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err).contains("--chekc").contains("Did you mean --check");
    }

    @Test
    void namesTheNearestOptionOfTheAgent() {
        Spoken wrong = Spoken.by("attach", "1", "repot=x.html");
        assertThat(wrong.code).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err).contains("repot").contains("perhaps report was meant");
    }

    @ParameterizedTest
    @ValueSource(strings = {"attach", "doctor"})
    void takesOnlyNumbersForProcesses(String command) {
        Spoken wrong = Spoken.by(command, "12x");
        assertThat(wrong.code).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err).contains("\"12x\" is no process id");
    }

    @Test
    void asksForAProcess() {
        Spoken wrong = Spoken.by("attach");
        assertThat(wrong.code).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err).contains("name a process by its PID");
    }
}
