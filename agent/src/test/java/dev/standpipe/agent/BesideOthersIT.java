package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.jvm.AgentJars;
import dev.standpipe.x.Locking;
import dev.standpipe.x.Neighbouring;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import oldstyle.Counted;
import oldstyle.Delegating;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams of libraries are proved where nobody else can change them, and nowhere else. */
class BesideOthersIT {
    private static final int ROUNDS = 60;

    @TempDir
    Path folder;

    private Path report;
    private String other;

    @BeforeEach
    void makeTheOther() throws Exception {
        report = folder.resolve("report.json");
        other = "-javaagent:" + AgentJars.of(Neighbouring.class, folder.resolve("other.jar"));
    }

    private String ours() {
        return "-javaagent:" + Jvm.agentJar() + "=report=" + report;
    }

    private static String counted(Jvm jvm) throws Exception {
        Jvm.Ended ended = jvm.running(Delegating.class, ROUNDS).end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended.out;
    }

    private String told() throws Exception {
        return new String(Files.readAllBytes(report), StandardCharsets.UTF_8);
    }

    @Test
    void aloneItIsCarried() throws Exception {
        assertThat(counted(Jvm.plain().with(ours()))).isEqualTo(counted(Jvm.plain()));
        assertThat(told()).contains("PROOF_AWAITED").doesNotContain("STREAM_UNKNOWN");
    }

    @Test
    void underADebuggerToo() throws Exception {
        Jvm.Ended ended = Jvm.plain()
                .with("-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:0", ours())
                .running(Delegating.class, ROUNDS)
                .end();
        assertThat(ended.out).as(ended.err).contains("counted");
        assertThat(told()).contains("PROOF_AWAITED").doesNotContain("STREAM_UNKNOWN");
    }

    /** Its transformer is gone when the stream would be proved, but not what it has made of the stream. */
    @ParameterizedTest
    @CsvSource({"true,''", "true,=again", "false,''", "false,=again"})
    void besideAnotherItIsNot(boolean first, String options) throws Exception {
        String expected = counted(Jvm.plain().with(other + options));
        Jvm both =
                first ? Jvm.plain().with(other + options, ours()) : Jvm.plain().with(ours(), other + options);
        assertThat(counted(both)).isEqualTo(expected);
        assertThat(told()).contains("STREAM_UNKNOWN").doesNotContain("PROOF_DIFFERED");
    }

    @ParameterizedTest
    @CsvSource({"JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
    @Tag("once")
    void anotherThatTheEnvironmentNamesCounts(String variable) throws Exception {
        counted(Jvm.plain().with(ours()).withEnvironment(variable, other));
        assertThat(told()).contains("STREAM_UNKNOWN");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "again"})
    @Tag("once")
    void besideOneThatCameLaterItIsNot(String options) throws Exception {
        String said = AgentJars.attach(
                Jvm.plain().with(ours()), Delegating.class, folder.resolve("other.jar"), options, ROUNDS);
        assertThat(said).isEqualTo(counted(Jvm.plain().with(other)));
        assertThat(told()).contains("STREAM_UNKNOWN").doesNotContain("PROOF_DIFFERED");
    }

    /** Whatever the agent had done by a thread of its own could need that lock, and be waited for by whoever has it. */
    @Test
    @Tag("once")
    void anotherThatDoesAllItsWorkUnderOneLockIsNotInTheWay() throws Exception {
        String locking = "-javaagent:" + AgentJars.of(Locking.class, folder.resolve("locking.jar")) + "="
                + Counted.class.getName();
        String file = folder.resolve("data").toString();
        Jvm.Ended alone =
                Jvm.plain().with(locking).running(Program.class, file, 5000).end();
        Jvm.Ended both = Jvm.plain()
                .with(ours(), locking)
                .running(Program.class, file, 5000)
                .end();
        assertThat(both.out).as(both.err).isEqualTo(alone.out);
        assertThat(both.err).contains("moved in");
    }
}
