package dev.standpipe.cli.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.user.ExitCode;
import java.io.File;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars of agents are known by what they are, and not by their names. */
@Tag("once")
class RenamedAgentIT {
    @TempDir
    Path folder;

    @BeforeAll
    static void needsProc() {
        assumeTrue(Files.isDirectory(Paths.get("/proc/self")), "the test finds its neighbours in /proc");
    }

    /** An agent of somebody else, which does nothing. */
    public static final class Foreign {
        private Foreign() {}

        public static void premain(String arguments, Instrumentation instrumentation) {
            // it is there
        }
    }

    @Test
    void ofAnyName() throws Exception {
        Path renamed = Files.copy(Paths.get(Jvm.agentJar()), folder.resolve("water.jar"));
        try (Neighbour neighbour = Neighbour.started("-javaagent:" + renamed + "=log=info")) {
            Jvm.Ended status = standpipe("status", neighbour.pid);
            assertThat(status.code).as(status.err).isZero();
            assertThat(status.out).contains("the agent in process " + neighbour.pid + " is on");
            assertThat(standpipe("doctor", neighbour.pid).out).contains("started with -javaagent:" + renamed);
        }
    }

    @Test
    void ofAnotherWithItsName() throws Exception {
        Path foreign = AgentJars.of(Foreign.class, folder.resolve("standpipe.jar"));
        try (Neighbour neighbour = Neighbour.started("-javaagent:" + foreign)) {
            Jvm.Ended status = standpipe("status", neighbour.pid);
            assertThat(status.code).as(status.out).isEqualTo(ExitCode.REFUSED);
            assertThat(status.err).contains("the agent is not in process " + neighbour.pid);
            assertThat(opened(neighbour.pid)).contains(foreign.toString()).doesNotContain(Jvm.agentJar());
            assertThat(standpipe("doctor", neighbour.pid).out)
                    .contains("not on the command line")
                    .contains("-javaagent:" + foreign);
        }
    }

    @Test
    void thatCannotBeRead() throws Exception {
        Path garbage = Files.write(folder.resolve("garbage.jar"), new byte[] {1, 2, 3});
        for (Path path : new Path[] {folder, folder.resolve("none.jar"), garbage}) {
            assertThat(AgentJar.isOurs(path)).as(path.toString()).isFalse();
        }
        assertThat(AgentJar.isOurs(AgentJars.of(Foreign.class, folder.resolve("standpipe-agent.jar"))))
                .isFalse();
        assertThat(AgentJar.isOurs(Paths.get(Jvm.agentJar()))).isTrue();
        assertThat(AgentJar.isBuiltInto(Paths.get(Jvm.agentJar()))).isTrue();
    }

    /** A JVM keeps the jars of its agents open. */
    private static String opened(String pid) throws Exception {
        StringBuilder names = new StringBuilder();
        for (File one : new File("/proc/" + pid + "/fd").listFiles()) {
            names.append(Files.readSymbolicLink(one.toPath())).append('\n');
        }
        return names.toString();
    }

    private static Jvm.Ended standpipe(String... arguments) throws Exception {
        return Jvm.plain()
                .unverified()
                .command("-jar", Jvm.agentJar())
                .command(arguments)
                .end();
    }
}
