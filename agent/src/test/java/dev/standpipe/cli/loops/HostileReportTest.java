package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.format.Reports;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports that were made for harm, read by {@code report}, {@code report diff} and {@code report merge}. */
class HostileReportTest {
    @TempDir
    Path folder;

    private String good;

    @BeforeEach
    void write() throws Exception {
        Path file = folder.resolve("good.json");
        Reports.write(SampleReports.of(SampleReports.declined("a/A", 1, "CALL_IN_LOOP")), file);
        good = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    @Test
    void oneThatIsDeep() throws IOException {
        refused(repeated("[", 1_000_000), "goes deeper than 100 levels");
        refused(repeated("{\"a\":", 1_000_000), "goes deeper than 100 levels");
    }

    @Test
    void oneWithTheSameNameTwice() throws IOException {
        refused(good.replaceFirst("\\{", "{\"schema\": 1,"), "has \"schema\" twice in one object, at line 2");
    }

    @Test
    void oneWithNumbersThatNobodyCanCountTo() throws IOException {
        for (String number : new String[] {"1e999999999", "-1", "9007199254740993", repeated("9", 1_000_000), "0x10"}) {
            String changed = good.replaceFirst("\"classesSeen\": \\d+", "\"classesSeen\": " + number);
            assertThat(changed).isNotEqualTo(good);
            refused(changed, "");
        }
    }

    @Test
    void oneOfGigabytes() throws IOException {
        Path large = folder.resolve("large.json");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(5L << 30);
        }
        refused(large, "is larger than any report: 5368709120 bytes");
    }

    @Test
    void oneWhoseMessageWouldSteerTheTerminal() throws IOException {
        Spoken spoken = refused(good.replace("\"schema\"", "\u001b]0;owned\u0007"), "is no JSON");
        assertThat(spoken.err).doesNotContain("\u001b").doesNotContain("\u0007");
        refused(good.replaceFirst("\\{", "{\"\u001b[2J\": 1, \"\u001b[2J\": 1,"), "has \"?[2J\" twice");
    }

    @Test
    void oneWithNamesOfHalfACharacter() throws IOException {
        Path file = folder.resolve("half.json");
        Files.write(file, good.replace("a/A", "a/\\ud800<script>").getBytes(StandardCharsets.UTF_8));
        Path page = folder.resolve("half.html");
        Spoken spoken = Spoken.by("report", file.toString(), "-o", page.toString());
        assertThat(spoken.code).as(spoken.err).isZero();
        assertThat(new String(Files.readAllBytes(page), StandardCharsets.UTF_8))
                .contains("&lt;script&gt;")
                .doesNotContain("a/\ud800");
    }

    private Spoken refused(String content, String why) throws IOException {
        Path file = folder.resolve("hostile.json");
        Files.write(file, content.getBytes(StandardCharsets.UTF_8));
        return refused(file, why);
    }

    private Spoken refused(Path file, String why) {
        String first = folder.resolve("good.json").toString();
        String out = folder.resolve("out").toString();
        Spoken last = null;
        for (String[] command : new String[][] {
            {"report", "diff", first, file.toString()},
            {"report", "merge", first, file.toString(), "-o", out + ".json"},
            {"report", file.toString(), "-o", out + ".html"}
        }) {
            last = Spoken.by(command);
            assertThat(last.code).as(String.join(" ", command) + last.out).isEqualTo(ExitCode.REFUSED);
            assertThat(last.err).contains(why).contains(file.getFileName().toString());
            assertThat(last.err).doesNotContain("\tat ");
            assertThat(folder.resolve("out.json")).doesNotExist();
            assertThat(folder.resolve("out.html")).doesNotExist();
        }
        return last;
    }

    private static String repeated(String part, int times) {
        StringBuilder all = new StringBuilder();
        for (int k = 0; k < times; k++) {
            all.append(part);
        }
        return all.toString();
    }
}
