package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.WritesReport;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportsTest {
    private final Report report = SampleReports.of(SampleReports.declined("a/A", 1, "CALL_IN_LOOP"));

    @TempDir
    Path folder;

    @Test
    void theExtensionNamesTheFormat() throws Exception {
        assertThat(written("r.json")).startsWith("{\n  \"schema\": 2");
        assertThat(written("r.HTML")).startsWith("<!DOCTYPE html>");
        assertThat(written("r.sarif")).contains("\"version\": \"2.1.0\"");
        assertThat(written("r.csv")).startsWith("id,class,method");
        assertThat(written("r.txt")).startsWith("Standpipe ");
    }

    @Test
    void anotherExtensionIsRefused() {
        assertThat(Reports.canWrite(folder.resolve("r.pdf"))).isFalse();
        assertThat(Reports.canWrite(folder.resolve("r.txt"))).isTrue();
        assertThatThrownBy(() -> Reports.write(report, folder.resolve("r.pdf")))
                .isInstanceOf(ReportException.class)
                .hasMessageEndingWith("the name must end in one of .json .html .sarif .csv .txt");
    }

    @Test
    void anOlderReportIsReplacedAndNothingElseIsLeft() throws Exception {
        Path file = folder.resolve("r.txt");
        Files.write(file, new byte[100_000]);
        Reports.write(report, file);
        assertThat(Files.size(file)).isLessThan(5_000);
        assertThat(names()).containsExactly("r.txt");
    }

    @Test
    void foldersThatAreMissingAreMade() throws Exception {
        assertThat(written("a/b/r.txt")).startsWith("Standpipe ");
    }

    @Test
    void aLinkToAFolderIsOne() throws Exception {
        Files.createSymbolicLink(folder.resolve("link"), Files.createDirectory(folder.resolve("real")));
        assertThat(written("link/r.txt")).startsWith("Standpipe ");
        assertThat(folder.resolve("real/r.txt")).isRegularFile();
    }

    @Test
    void aFolderIsNotReplaced() throws Exception {
        Path file = Files.createDirectory(folder.resolve("r.json"));
        assertThatThrownBy(() -> Reports.write(report, file))
                .hasMessage("The report cannot be written to " + file + ": it is a folder");
    }

    @Test
    void aFileInPlaceOfAFolderIsTold() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> Reports.write(report, file.resolve("r.json")))
                .hasMessage(
                        "The report cannot be written to " + file.resolve("r.json") + ": " + file + " is no folder");
    }

    @Test
    void aFolderThatMayNotBeWrittenToIsTold() throws Exception {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        assertThat(closed.toFile().setWritable(false)).isTrue();
        assumeTrue(!Files.isWritable(closed), "this user may write everywhere");
        assertThatThrownBy(() -> Reports.write(report, closed.resolve("r.json")))
                .hasMessage("The report cannot be written to " + closed.resolve("r.json")
                        + ": this user may not make files in " + closed);
    }

    @Test
    void aFolderWhereNobodyCanMakeFilesIsTold() {
        assumeTrue(Files.isDirectory(Paths.get("/proc/self")), "there is no /proc");
        assertThatThrownBy(() -> Reports.write(report, Paths.get("/proc/x.json")))
                .hasMessage("The report cannot be written to /proc/x.json: no file can be made in /proc");
        assertThatThrownBy(() -> Reports.write(report, Paths.get("/proc/new/x.json")))
                .hasMessage("The report cannot be written to /proc/new/x.json: the folder /proc/new cannot be made");
    }

    /** A process that may not write that much, as on a full disk, leaves the older report as it was. */
    @Test
    void whatCannotBeFinishedIsNotBegun() throws Exception {
        assumeTrue(Files.exists(Paths.get("/bin/sh")), "there is no /bin/sh to set the limit");
        Path file = Files.write(folder.resolve("r.html"), new byte[] {'o', 'l', 'd'});
        Process writer = new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "ulimit -f 8; exec \"$0\" -XX:-UsePerfData -cp \"$1\" \"$2\" \"$3\"",
                        Paths.get(System.getProperty("java.home"), "bin", "java")
                                .toString(),
                        System.getProperty("java.class.path"),
                        WritesReport.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String said =
                new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8)).readLine();
        assertThat(writer.waitFor()).isZero();
        assertThat(said).isEqualTo("The report cannot be written to " + file + ": File too large");
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("r.html");
    }

    /** The device is always full, and no file that could be replaced. */
    @Test
    void aFullDiskIsTold() throws Exception {
        Path full = Paths.get("/dev/full");
        assumeTrue(Files.exists(full), "there is no /dev/full");
        Path link = Files.createSymbolicLink(folder.resolve("r.json"), full);
        assertThatThrownBy(() -> Reports.write(report, link))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("No space left on device");
        assertThat(names()).containsExactly("r.json");
        Files.delete(link);
    }

    @Test
    void aLinkStaysALink() throws Exception {
        Path file = Files.createFile(folder.resolve("real.txt"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
        Reports.write(report, link);
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(Files.size(file)).isPositive();
    }

    @Test
    void soDoesALinkToWhatIsNotThereYet() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Paths.get("new/real.txt"));
        assertThat(written("link.txt")).startsWith("Standpipe ");
        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("new/real.txt")).isRegularFile();
    }

    private String written(String name) throws IOException {
        Path file = folder.resolve(name);
        Reports.write(report, file);
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toList());
        }
    }
}
