package dev.standpipe.cli.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.file.ThisProcess;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class AttachCommandTest {
    private static final String SELF =
            ManagementFactory.getRuntimeMXBean().getName().replaceAll("@.*", "");

    @BeforeAll
    static void needsToKnowItself() {
        assumeTrue(ThisProcess.pid() != 0, "Java 8 knows its process only where there is /proc");
    }

    @Test
    void doesNotListItself() {
        assumeTrue(AttachApi.find().list().stream().anyMatch(jvm -> jvm[0].equals(SELF)), "nobody would list it");
        Spoken list = Spoken.by("attach", "--list");
        assertThat(list.code).isZero();
        assertThat(list.out.split("\\R")).noneMatch(line -> line.startsWith(SELF + " "));
    }

    @Test
    void refusesItself() {
        for (String command : new String[] {"attach", "doctor"}) {
            Spoken refused = Spoken.by(command, SELF);
            assertThat(refused.code).isEqualTo(ExitCode.REFUSED);
            assertThat(refused.err)
                    .isEqualToNormalizingNewlines("standpipe: process " + SELF + " is this command itself\n");
        }
    }

    @Test
    void refusesAnOptionThatIsGivenTwice() {
        Spoken twice = Spoken.by("attach", "1", "report=a.json", "report=b.json");
        assertThat(twice.code).isEqualTo(ExitCode.USAGE);
        assertThat(twice.err).contains("report is given more than once, the first counts");
    }
}
