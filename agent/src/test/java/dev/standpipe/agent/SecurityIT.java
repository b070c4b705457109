package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import oldstyle.Guarded;
import oldstyle.Intruder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Under a security manager whose policy lets the agent do all, and the program next to nothing. */
class SecurityIT {
    private static final int SIZE = 20_000;
    private static final int ATTEMPTS = 23;

    @TempDir
    Path folder;

    private Path data;
    private Jvm.Ended plain;

    @BeforeEach
    void runWithoutTheAgent() throws Exception {
        assumeTrue(Jvm.RELEASE < 24, "from 24 on there is no security manager");
        data = folder.resolve("data");
        Path policy = folder.resolve("policy");
        Files.write(
                policy,
                ("grant codeBase \"" + new File(Jvm.agentJar()).toURI()
                                + "\" { permission java.security.AllPermission; };\n"
                                + "grant codeBase \"" + new File(Jvm.classes()).toURI()
                                + "-\" { permission java.io.FilePermission \"" + data + "\", \"read,write\";"
                                + " permission java.lang.RuntimePermission \"setSecurityManager\"; };")
                        .getBytes(StandardCharsets.US_ASCII));
        plain = guarded(Jvm.plain()).end();
        assertThat(plain.code).as(plain.err).isZero();
        assertThat(plain.out).contains("forbidden");
    }

    private Jvm guarded(Jvm jvm) {
        return underManager(jvm).running(Guarded.class, data, SIZE);
    }

    private Jvm underManager(Jvm jvm) {
        return jvm.with("-Djava.security.manager", "-Djava.security.policy==" + folder.resolve("policy"));
    }

    @Test
    void movesAsEverWithRightsOfItsOwn() throws Exception {
        Path report = folder.resolve("report.txt");
        Jvm.Ended ended = guarded(Jvm.watched("report=" + report)).end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.err)
                .contains("6 of 6 loops", "120,000 elements")
                .doesNotContain("AccessControlException")
                .doesNotContain("failed inside Standpipe")
                .doesNotContain("went wrong");
        assertThat(report).exists();
    }

    /** The program may neither read nor write the folder. */
    @Test
    void keepsVerdictsWithRightsOfItsOwn() throws Exception {
        Path cache = folder.resolve("cache");
        for (int hits = 0; hits < 2; hits++) {
            Path report = folder.resolve("report.json");
            Jvm.Ended ended =
                    guarded(Jvm.watched("cache=" + cache + ",report=" + report)).end();
            assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
            assertThat(ended.err)
                    .contains("6 of 6 loops", "120,000 elements")
                    .doesNotContain("cache")
                    .doesNotContain("AccessControlException");
            assertThat(new String(Files.readAllBytes(report), StandardCharsets.UTF_8))
                    .contains("\"classesFromCache\": " + 2 * hits + ",");
        }
    }

    @Test
    void checksItselfToo() throws Exception {
        Jvm.Ended ended = guarded(Jvm.watched("selfcheck=1")).end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.err).doesNotContain("SELFCHECK").doesNotContain("AccessControlException");
        assertThat(ended.said()).anyMatch(line -> line.contains(" calls done both ways, 0 differed"));
    }

    @Test
    void staysOffWithoutThem() throws Exception {
        Files.write(
                folder.resolve("policy"),
                ("grant { permission java.io.FilePermission \"" + data + "\", \"read,write\"; };")
                        .getBytes(StandardCharsets.US_ASCII));
        Jvm.Ended ended = guarded(Jvm.watched("")).end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.said())
                .singleElement()
                .asString()
                .startsWith("did not start, the program runs without it: ")
                .endsWith("the policy must grant it java.security.AllPermission");
    }

    /** What would read and write any memory for whoever calls it. */
    @Test
    void nobodyElseComesToWhatTheRuntimeWorksWith() throws Exception {
        isRefused(underManager(Jvm.watched(""))
                .running(Intruder.class, data, SIZE)
                .end());
    }

    @Test
    void norWhenTheProgramSetsTheManagerLater() throws Exception {
        isRefused(Jvm.watched("")
                .with("-Djava.security.policy==" + folder.resolve("policy"))
                .running(Intruder.class, data, SIZE, "later")
                .end());
    }

    private static void isRefused(Jvm.Ended ended) {
        assertThat(ended.code).as(ended.err).isZero();
        String[] lines = ended.out.split("\n");
        assertThat(lines).as(ended.err).hasSizeGreaterThan(ATTEMPTS + 3);
        assertThat(Arrays.asList(lines).subList(lines.length - ATTEMPTS, lines.length))
                .allMatch(line -> line.endsWith(" is refused"));
        assertThat(ended.err).contains("5 of 5 loops", "100,000 elements").doesNotContain("stays as it is");
    }
}
