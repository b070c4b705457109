package dev.standpipe.benchmarks.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.benchmarks.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program prints, and what it leaves behind. */
class RunTest {
    @TempDir
    Path folder;

    @Test
    void phasesChecksumAndLoops() {
        Run run = Run.of(
                new Told(
                        0,
                        900,
                        "phase read 100 ns\nphase compute 200 ns\nchecksum 0badcafe\n",
                        "[standpipe] 0.1.0 is on\n[standpipe] 3 of 4 loops that carry elements one at a time are rewritten.\n"));
        assertThat(run.phases())
                .containsEntry("read", 100L)
                .containsEntry(Row.TOTAL, 300L)
                .containsEntry(Row.PROCESS, 900L);
        assertThat(run.checksum()).isEqualTo("0badcafe");
        assertThat(run.loops()).isEqualTo("3 of 4");
        assertThat(run.failed()).isFalse();
    }

    @Test
    void firstPassIsToldApart() {
        Run run = Run.of(new Told(
                0,
                900,
                "phase read 10 ns\nfirst read 100 ns\nphase sort 20 ns\nfirst sort 200 ns\npasses 600 ns\nchecksum 0badcafe\n",
                ""));
        assertThat(run.phases())
                .containsEntry("read", 10L)
                .containsEntry(Row.FIRST + "read", 100L)
                .containsEntry(Row.TOTAL, 30L)
                .containsEntry(Row.FIRST + Row.TOTAL, 300L)
                .containsEntry(Row.OUTSIDE, 300L)
                .containsEntry(Row.PROCESS, 900L);
    }

    @Test
    void sameWorkIsComparedAcrossSettings() {
        Row one = Made.row(8, "byte-io", "raw", "random 1", 1, Arm.PLAIN, Row.PROCESS, 1);
        Row other = Made.row(8, "byte-io", "direct", "random 4096", 1, Arm.PLAIN, Row.PROCESS, 1);
        Row another = Made.withChecksum(
                Made.row(8, "byte-io", "operation", "random 16", 1, Arm.PLAIN, Row.PROCESS, 1), "deadbeef");
        assertThat(Race.complaints(List.of(one, other, another))).isEmpty();
        assertThat(Race.complaints(List.of(one, Made.withChecksum(other, "deadbeef"), another)))
                .hasSize(1);
    }

    @Test
    void failureStandsInThePlaceOfTheChecksum() {
        assertThat(Run.of(new Told(1, 1, "checksum 0badcafe\n", "")).checksum()).isEqualTo("exit code 1");
        assertThat(Run.of(new Told(0, 1, "phase read 100 ns\n", "")).failed()).isTrue();
    }

    @Test
    void everyRunFindsWhatTheFirstOneFound() throws IOException {
        Inputs inputs = new Inputs(
                Files.createDirectory(folder.resolve("original")), Files.createDirectory(folder.resolve("work")));
        Files.writeString(inputs.original().resolve("in"), "as made");
        assertThat(inputs.files()).containsExactly(inputs.folder().resolve("in"));
        Files.writeString(inputs.folder().resolve("in"), "changed since");
        Files.writeString(inputs.folder().resolve("out"), "");
        inputs.restore();
        assertThat(inputs.folder().resolve("in")).hasContent("as made");
        assertThat(inputs.folder().resolve("out")).doesNotExist();
    }

    @Test
    void complaintsAreOfContestsThatDiffer() {
        Row fine = Made.row(8, "k-means", "", "", 1, Arm.PLAIN, Row.PROCESS, 1);
        Row agent = Made.row(8, "k-means", "", "", 1, Arm.AGENT, Row.PROCESS, 1);
        assertThat(Race.complaints(List.of(fine, agent))).isEmpty();
        assertThat(Race.complaints(List.of(fine, Made.withChecksum(agent, "deadbeef"))))
                .containsExactly("JDK 8, k-means , size 1: plain = 0badcafe; agent = deadbeef");
        assertThat(Race.complaints(List.of(Made.withChecksum(fine, "exit code 1"))))
                .hasSize(1);
        assertThat(Race.complaints(List.of(Made.withChecksum(fine, "0badcafe/deadbeef"))))
                .hasSize(1);
    }
}
