package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.jvm.AgentJars;
import dev.standpipe.x.Retelling;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import oldstyle.Records;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A loop makes objects of another class, which is what it was, or is changed by somebody else. */
class ChangedRecordsIT {
    private static final int ROUNDS = 60;

    @TempDir
    Path folder;

    private Path report;

    @BeforeEach
    void name() {
        report = folder.resolve("report.json");
    }

    private String ours() {
        return "-javaagent:" + Jvm.agentJar() + "=report=" + report;
    }

    private static String said(Jvm jvm) throws Exception {
        Jvm.Ended ended = jvm.running(Records.class, ROUNDS).end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended.out;
    }

    private String told() throws Exception {
        return new String(Files.readAllBytes(report), StandardCharsets.UTF_8);
    }

    @Test
    void whereNobodyIsTheyAreMadeOfStagedBytes() throws Exception {
        assertThat(said(Jvm.plain().with(ours()))).isEqualTo(said(Jvm.plain()));
        assertThat(told())
                .contains("METHODS_AWAITED")
                .doesNotContain("METHODS_UNKNOWN")
                .containsPattern("\"elements\":\\s*[1-9]");
    }

    @Test
    void besideAnotherAgentTheyAreMadeByTheLoop() throws Exception {
        String other = "-javaagent:" + AgentJars.of(Retelling.class, folder.resolve("other.jar"));
        assertThat(said(Jvm.plain().with(ours(), other)))
                .isEqualTo(said(Jvm.plain().with(other)))
                .contains(" true true 0");
        assertThat(told()).contains("METHODS_UNKNOWN");
    }

    @Test
    void onceTheClassIsChangedTheyAreMadeByTheLoop() throws Exception {
        Path jar = AgentJars.of(Retelling.class, folder.resolve("other.jar"));
        String said = AgentJars.attach(Jvm.plain().with(ours()), Records.class, jar, "", ROUNDS);
        assertThat(said).contains(" true true 0");
        assertThat(told()).contains("METHODS_UNKNOWN").containsPattern("\"elements\":\\s*[1-9]");
    }
}
