package streams;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Streams of libraries as these were published: with the agent the same, and carried. */
@Tag("slow")
class StreamsTest {
    private static final Path TARGET = Paths.get("target").toAbsolutePath();
    private static final Path AGENT = Paths.get(System.getProperty("agent.jar")).normalize();

    /** Without the agent nobody wants to know what a stream is. */
    private static final String NOT_ASKED = "-Dstreams.warm=0";

    @TempDir
    Path folder;

    /** Since it has a lock for its limit alone, it is left to the loop. */
    private static final String LOCKS_ITS_LIMIT = "org.apache.commons.io.input.BoundedInputStream";

    @ParameterizedTest
    @CsvSource({"lib, " + LOCKS_ITS_LIMIT, "lib-old, nothing"})
    @Tag("once")
    void sameWithTheAgentAndCarried(String libraries, String leftOut) throws Exception {
        Path report = folder.resolve("report.json");
        String plain = said(libraries, leftOut, NOT_ASKED);
        String helped = said(libraries, leftOut, "-Xverify:all", "-javaagent:" + AGENT + "=log=quiet,report=" + report);
        assertThat(helped).isEqualTo(plain).contains("SwappedDataInputStream", "CountingOutputStream");
        String counts = new String(Files.readAllBytes(report), StandardCharsets.UTF_8);
        assertThat(counts)
                .contains("PROOF_AWAITED")
                .containsPattern("\"class\": \"org.apache.commons.io.input.SwappedDataInputStream\",\\s+\"kind\": \"")
                .doesNotContain("STREAM_UNKNOWN", "RECEIVER_UNKNOWN", "PROOF_DIFFERED", "FAILED");
    }

    /** Over files, archives and channels, and over a stream of the program's own that fails once and then goes on. */
    @Test
    void sameWithTheAgentThroughTheJdksOwn() throws Exception {
        Path report = folder.resolve("report.json");
        String plain = said("lib", "jdk");
        assertThat(said("lib", "jdk", "-Xverify:all", "-javaagent:" + AGENT + "=log=quiet,report=" + report))
                .isEqualTo(plain)
                .contains("once, after");
        String counts = new String(Files.readAllBytes(report), StandardCharsets.UTF_8);
        assertThat(counts)
                .containsPattern("\"E\": [1-9]")
                .containsPattern("\"D\": [1-9]")
                .doesNotContain("PROOF_DIFFERED", "FAILED", declined("javax.crypto.CipherInputStream"));
        if (!System.getProperty("java.version").startsWith("1.")) {
            assertThat(counts)
                    .doesNotContain(
                            declined("java.util.zip.InflaterInputStream"), declined("java.util.zip.GZIPInputStream"));
        }
    }

    private static String declined(String stream) {
        return "\"receiver\": \"" + stream + "\"";
    }

    /** What is refused is as fast, and slow, as before. */
    @Test
    @Tag("once")
    void sameWithTheAgentAndLeftToTheLoop() throws Exception {
        Path report = folder.resolve("report.json");
        String plain = said("lib", "refused", NOT_ASKED);
        assertThat(said("lib", "refused", "-javaagent:" + AGENT + "=log=quiet,report=" + report))
                .isEqualTo(plain)
                .contains("DecoderStream", "DataInput2")
                .doesNotContain("is not there");
        assertThat(new String(Files.readAllBytes(report), StandardCharsets.UTF_8))
                .containsPattern("\"totals\": \\{[^}]*\"bulkCalls\": 0,")
                .doesNotContain("PROOF_DIFFERED", "FAILED");
    }

    private String said(String libraries, String leftOut, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        for (String option : System.getProperty("short.run.options", "").split(" +")) {
            if (!option.isEmpty()) {
                command.add(option);
            }
        }
        command.addAll(Arrays.asList(options));
        command.addAll(Arrays.asList(
                "-cp",
                TARGET.resolve("classes") + File.pathSeparator + TARGET.resolve(libraries) + File.separator + "*",
                "streams.Main",
                leftOut));
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(command)
                .redirectError(folder.resolve("err").toFile()) // Hadoop logs there, with the time
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
        String said = new String(Files.readAllBytes(out), StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }
}
