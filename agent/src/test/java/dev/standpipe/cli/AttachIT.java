package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From one JVM to another, both of the kind the test runs in. */
class AttachIT {
    @TempDir
    Path folder;

    @BeforeAll
    static void needsProc() {
        assumeTrue(Files.isDirectory(java.nio.file.Paths.get("/proc/self")), "the test finds its neighbours in /proc");
    }

    private static Jvm.Ended standpipe(String... arguments) throws Exception {
        return Jvm.plain().command("-jar", Jvm.agentJar()).command(arguments).end();
    }

    @Test
    void helpsAProgramThatRunsAndLetsItGoAgain() throws Exception {
        Path report = folder.resolve("report.json");
        try (Neighbour neighbour = Neighbour.started()) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid, "log=info");
            assertThat(attached.code).as(attached.err).isZero();
            assertThat(attached.out).contains("process " + neighbour.pid);
            Thread.sleep(300);
            Jvm.Ended off = standpipe("attach", neighbour.pid, "enabled=false", "report=" + report);
            assertThat(off.code).as(off.err).isZero();
            String written = new String(Files.readAllBytes(report), StandardCharsets.UTF_8);
            assertThat(written).contains("oldstyle/Steady").doesNotContain("\"bulkCalls\": 0,");
            assertThat(neighbour.said())
                    .anyMatch(line -> line.endsWith("is on"))
                    .anyMatch(line -> line.startsWith("is off"));
        }
    }

    @Test
    void listsThePrograms() throws Exception {
        try (Neighbour neighbour = Neighbour.started()) {
            Jvm.Ended list = standpipe("attach", "--list");
            assertThat(list.code).isZero();
            assertThat(list.out).contains(neighbour.pid + "  oldstyle.Steady");
        }
    }

    @Test
    void saysWhatIsWrongWithAProgramThatDoesNotListen() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-XX:+DisableAttachMechanism")) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid);
            assertThat(attached.code).isEqualTo(Exit.REFUSED);
            assertThat(attached.err)
                    .contains("-XX:+DisableAttachMechanism")
                    .contains("-javaagent:")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    void saysWhatIsWrongWhereNoAgentMayCome() throws Exception {
        assumeTrue(Jvm.RELEASE >= 9, "Java 8 has no such option");
        try (Neighbour neighbour = Neighbour.started("-XX:-EnableDynamicAgentLoading")) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid);
            assertThat(attached.code).isEqualTo(Exit.REFUSED);
            assertThat(attached.err).contains("-XX:-EnableDynamicAgentLoading").contains("-javaagent:");
        }
    }

    /** The attach API itself would send it a signal that ends it. */
    @Test
    void leavesOtherProcessesAlone() throws Exception {
        Process sleeping = new ProcessBuilder("sh", "-c", "echo $$; exec sleep 60").start();
        try {
            StringBuilder pid = new StringBuilder();
            for (int c = sleeping.getInputStream().read();
                    c != '\n';
                    c = sleeping.getInputStream().read()) {
                pid.append((char) c);
            }
            Jvm.Ended attached = standpipe("attach", pid.toString());
            assertThat(attached.code).isEqualTo(Exit.REFUSED);
            assertThat(attached.err).contains("is no JVM");
            assertThat(sleeping.isAlive()).isTrue();
        } finally {
            sleeping.destroy();
        }
    }

    @Test
    void saysThatThereIsNoSuchProcess() throws Exception {
        Jvm.Ended attached = standpipe("attach", "999999999");
        assertThat(attached.code).isEqualTo(Exit.REFUSED);
        assertThat(attached.err).contains("there is no process 999999999");
    }

    @Test
    void asksAProgramHowItIs() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-Dstandpipe.log=debug")) {
            Jvm.Ended doctor = standpipe("doctor", neighbour.pid);
            assertThat(doctor.code).as(doctor.err).isZero();
            assertThat(doctor.out)
                    .contains("process " + neighbour.pid + ", oldstyle.Steady")
                    .contains("log=debug (system property standpipe.log)")
                    .contains("not on the command line")
                    .contains("all is well");
        }
    }

    @Test
    void findsWhatIsWrongWithAProgram() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-Djava.io.tmpdir=" + folder.resolve("gone"))) {
            Jvm.Ended doctor = standpipe("doctor", neighbour.pid, "--json");
            assertThat(doctor.code).isEqualTo(Exit.FINDINGS);
            assertThat(doctor.out)
                    .contains("\"wrong\": 1")
                    .contains("gone does not exist")
                    .contains("-Djava.io.tmpdir=FOLDER");
        }
    }
}
