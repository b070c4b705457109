package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Report;
import dev.standpipe.report.Run;
import dev.standpipe.report.WorkRow;
import dev.standpipe.report.format.Reports;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.executor.Stages;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM whose threads are named after what they work at tells what was done at each of it. */
class EngineWorkIT {
    private static final long ARRAY = 200_000;

    @TempDir
    Path folder;

    @Test
    @Tag("once")
    void whatWasMovedIsToldByStage() throws Exception {
        Run run = run("profile=full", 1500).runs().get(0);
        assertThat(run.works())
                .extracting(WorkRow::title)
                .containsExactly("stage 0.0", "stage 1.0", "stage 2.1", "other threads");
        List<WorkRow> works = run.works();
        assertThat(works).extracting(WorkRow::bytes).containsExactly(2 * ARRAY, 12 * ARRAY, 0L, ARRAY);
        assertThat(works.get(1).calls()).isEqualTo(12);
        assertThat(works.get(2).samples()).isPositive();
        assertThat(works.get(2).nanos()).isBetween(100_000_000L, 1_700_000_000L);
        assertThat(works.get(3).samples()).isZero();
    }

    @Test
    @Tag("once")
    void itIsPartOfTheSumsAndOfAllFormats() throws Exception {
        Report report = run("profile=off", 1);
        long moved = 0;
        for (WorkRow work : report.runs().get(0).works()) {
            moved += work.bytes();
        }
        assertThat(moved).isEqualTo(report.totals().bytes()).isEqualTo(15 * ARRAY);
        for (String ending : new String[] {"html", "txt"}) {
            Path page = folder.resolve("page." + ending);
            Reports.write(report, page);
            assertThat(new String(Files.readAllBytes(page), StandardCharsets.UTF_8))
                    .contains("stage 1.0", "2.29 MiB in 12 bulk calls");
        }
    }

    @Test
    @Tag("once")
    void aDryRunTellsWhereItWasAndHowLongEachStageWasInLoops() throws Exception {
        Run run = run("dryrun=true,profile=full", 1500).runs().get(0);
        assertThat(run.program()).isEqualTo(Stages.class.getName());
        assertThat(run.place().role()).isEqualTo("Spark executor");
        assertThat(run.host()).isNotNull();
        assertThat(run.name()).contains("" + run.pid());
        assertThat(run.works()).extracting(WorkRow::title).contains("stage 2.1");
        assertThat(run.works()).extracting(WorkRow::bytes).containsOnly(0L);
    }

    /** Whatever its threads are called. */
    @Test
    @Tag("once")
    void otherProgramsAreNotAsked() throws Exception {
        Path json = folder.resolve("renamed.json");
        Jvm.Ended ended =
                Jvm.watched("report=" + json).running(Renamed.class, 1).end();
        assertThat(ended.code).as(ended.err).isZero();
        Report report = Reports.read(json);
        assertThat(report.totals().bytes()).isEqualTo(15 * ARRAY);
        assertThat(report.runs().get(0).works()).isEmpty();
    }

    /** The same, as no part of an engine. */
    static final class Renamed {
        private Renamed() {}

        public static void main(String[] arguments) throws Exception {
            Stages.main(arguments);
        }
    }

    private Report run(String options, int millis) throws Exception {
        Path json = folder.resolve("stages.json");
        Jvm.Ended ended = Jvm.watched("report=" + json + "," + options)
                .running(Stages.class, millis)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return Reports.read(json);
    }
}
