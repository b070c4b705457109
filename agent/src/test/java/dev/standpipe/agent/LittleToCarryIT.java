package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import oldstyle.Beginnings;
import oldstyle.Portions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine begins with the loop that has carried enough, or is about to; whoever wants to see it has it before. */
class LittleToCarryIT {
    private static final String ENGINE = "dev.standpipe.runtime.engine.Engine ";
    private static final String WAITING = "They have carried so little that the engine would take longer to start";
    private static final int MOST = 1 << 19;

    @TempDir
    Path folder;

    private Path data;

    @BeforeEach
    void write() throws IOException {
        byte[] bytes = new byte[4 * MOST];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31 ^ i >> 7);
        }
        data = Files.write(folder.resolve("data"), bytes);
    }

    @Test
    void programsThatReadLittleStartNoEngine() throws Exception {
        Jvm.Ended ended = ended(Jvm.watched(""), "1 60", 1000);
        assertThat(ended.err).contains("Nothing was moved in bulk", WAITING);
        assertThat(ended.out)
                .contains("java.io.Standpipe", "runtime.engine.EngineToCome")
                .containsPattern("dev.standpipe.runtime.count.Site (source:|from) __JVM_DefineClass__")
                .doesNotContainPattern("dev.standpipe.runtime.(ahead|codec|file|route|stream|transfer|wire)");
    }

    @Test
    void theLoopThatMakesItEnoughStartsIt() throws Exception {
        Jvm.Ended ended = ended(Jvm.watched(""), "1 62 38", 1000);
        assertThat(ended.err)
                .contains("38,000 elements) moved in 38 bulk transfers")
                .doesNotContain(WAITING);
        assertThat(ended.out).contains(ENGINE);
    }

    /** Whatever kind of loop it is that it begins in; and some of them find less than they want. */
    @ParameterizedTest
    @ValueSource(strings = {"read", "write", "records", "records-written", "copy", "bytes", "places"})
    void itBeginsInAnyLoopAndNobodyNotices(String kind) throws Exception {
        Path file = folder.resolve("given");
        Jvm.Ended plain = Jvm.plain().running(Beginnings.class, file, kind).end();
        assertThat(plain.out.split("\\R")).as(plain.err).hasSize(100);
        assertThat(plain.out.contains("EOFException")).isEqualTo(!kind.matches("write|records-written|copy"));
        Jvm.Ended watched =
                Jvm.watched("").running(Beginnings.class, file, kind).end();
        assertThat(watched.out).as(watched.err).isEqualTo(plain.out);
        assertThat(watched.err)
                .containsPattern("moved in [0-9,]+ bulk transfers")
                .doesNotContain(WAITING);
    }

    @Test
    @Tag("once")
    void aLoopThatIsLongEnoughNeedNotRunFirst() throws Exception {
        assertThat(ended(Jvm.watched(""), "1", MOST).err).contains("(524,288 elements) moved in 1 bulk transfer.");
        assertThat(ended(Jvm.watched(""), "1", MOST / 32, "unbuffered").err)
                .contains("(16,384 elements) moved in 1 bulk transfer.");
    }

    @Test
    @Tag("once")
    void whoeverAsksToSeeItSeesItOfLittle() throws Exception {
        String report = "report=" + folder.resolve("report.json");
        for (String option : Arrays.asList(
                report, "log=debug", "jmx=true", "jfr=true", "selfcheck=1", "profile=full", "backend=java")) {
            Jvm.Ended ended = ended(Jvm.watched(option), "1", 1000);
            assertThat(ended.err).as(option).doesNotContain(WAITING);
            assertThat(ended.out).as(option).contains(ENGINE);
        }
    }

    @Test
    @Tag("once")
    void itIsKnownFromOutsideAndCanBeTurnedOffMeanwhile() throws Exception {
        Process process =
                Jvm.watched("log=quiet").running(Portions.class, data, 1000).start();
        BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream()));
        try (OutputStream orders = process.getOutputStream()) {
            String first = answer("10", orders, out);
            assertThat(standpipe("status", process)).contains("Nothing was moved in bulk.", WAITING);
            standpipe("attach", process, "enabled=false");
            answer("1000", orders, out);
            assertThat(answer("10", orders, out)).isEqualTo(first);
            assertThat(standpipe("status", process)).contains("Nothing was moved in bulk.");
            standpipe("attach", process, "enabled=true");
            assertThat(standpipe("status", process)).contains(WAITING);
            standpipe("attach", process, "report=" + folder.resolve("report.json"));
            assertThat(answer("10", orders, out)).isEqualTo(first);
            assertThat(standpipe("status", process))
                    .contains("(10,000 elements) moved in")
                    .doesNotContain(WAITING);
        }
        assertThat(Jvm.Ended.of(process).code).isZero();
    }

    private static String answer(String times, OutputStream orders, BufferedReader out) throws IOException {
        orders.write((times + "\n").getBytes(StandardCharsets.US_ASCII));
        orders.flush();
        return out.readLine();
    }

    private static String standpipe(String command, Process process, String... more) throws Exception {
        Jvm.Ended ended = Jvm.plain()
                .command("-jar", Jvm.agentJar(), command, RunningIT.pid(process))
                .command(more)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended.out;
    }

    private Jvm.Ended ended(Jvm jvm, String orders, Object... arguments) throws Exception {
        List<Object> all = new ArrayList<>();
        all.add(data);
        all.addAll(Arrays.asList(arguments));
        String plain = hashes(run(Jvm.plain(), orders, all));
        Jvm.Ended ended = run(jvm.with("-verbose:class"), orders, all);
        assertThat(hashes(ended)).isEqualTo(plain);
        assertThat(ended.code).isZero();
        return ended;
    }

    private static Jvm.Ended run(Jvm jvm, String orders, List<Object> arguments) throws Exception {
        Process process = jvm.running(Portions.class, arguments.toArray()).start();
        try (OutputStream to = process.getOutputStream()) {
            to.write(orders.getBytes(StandardCharsets.US_ASCII));
        }
        return Jvm.Ended.of(process);
    }

    private static String hashes(Jvm.Ended ended) {
        StringBuilder hashes = new StringBuilder();
        for (String line : ended.out.split("\\R")) {
            if (line.matches("-?\\d+")) {
                hashes.append(line).append(' ');
            }
        }
        return hashes.toString();
    }
}
