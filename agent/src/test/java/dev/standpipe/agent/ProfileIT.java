package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Report;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.format.Reports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import oldstyle.Costs;
import oldstyle.Hello;
import oldstyle.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program is told about the loops that were left alone, against what it measures itself. */
class ProfileIT {
    @TempDir
    Path folder;

    /** A small dose: on a busy machine neighbours in the order may change places. */
    @Test
    @Tag("once")
    void theOrderIsThatOfTheCosts() throws Exception {
        assertThat(concordance(1000)).isGreaterThanOrEqualTo(0.6);
    }

    @Test
    @Tag("once")
    @Tag("long")
    void theOrderIsThatOfTheCostsInALongRun() throws Exception {
        assertThat(concordance(8000)).isGreaterThanOrEqualTo(0.9);
    }

    /** Kendall's: 1 for the same order, -1 for the reverse. */
    private double concordance(int scale) throws Exception {
        Path data = Files.write(folder.resolve("data"), new byte[1 << 16]);
        Path json = folder.resolve("costs.json");
        Jvm.Ended ended = Jvm.watched("report=" + json)
                .unverified()
                .running(Costs.class, data, scale)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.said())
                .anyMatch(line -> line.matches(
                        "  about .* one element at a time  oldstyle\\.Costs\\.refused4\\(.*: " + "CALL_IN_LOOP"));
        List<long[]> pairs = new ArrayList<>();
        Report report = Reports.read(json);
        for (String line : ended.out.split("\\R")) {
            String[] words = line.split(" ");
            if (words[0].startsWith("refused")) {
                long left = Long.parseLong(words[1]) - Long.parseLong(words[2]);
                pairs.add(new long[] {left, told(report, words[0])});
            }
        }
        assertThat(pairs).hasSize(10);
        int sum = 0;
        for (long[] one : pairs) {
            for (long[] other : pairs) {
                sum += Long.signum(one[0] - other[0]) * Long.signum(one[1] - other[1]);
            }
        }
        return sum / (double) (pairs.size() * (pairs.size() - 1));
    }

    /**
     * In a run of a minute, on a machine that is not busy: the processor time of the same loops without the agent, less
     * what they took with it.
     */
    @Test
    @Tag("once")
    @Tag("long")
    void whatWasSavedIsWhatIsMissing() throws Exception {
        assertThat(savedOfMeasured(8000)).isBetween(0.75, 1.25);
    }

    private double savedOfMeasured(int scale) throws Exception {
        Path data = Files.write(folder.resolve("data"), new byte[1 << 16]);
        Path json = folder.resolve("costs.json");
        Jvm.Ended plain =
                Jvm.plain().unverified().running(Costs.class, data, scale).end();
        Jvm.Ended watched = Jvm.watched("report=" + json)
                .unverified()
                .running(Costs.class, data, scale)
                .end();
        assertThat(watched.code).as(watched.err).isZero();
        Report report = Reports.read(json);
        long measured = 0;
        long told = 0;
        for (SiteRow site : report.sites()) {
            if (site.isRewritten() && site.saved().isKnown()) {
                String name = site.place().method();
                measured += taken(plain.out, name) - taken(watched.out, name);
                told += site.saved().nanos();
            }
        }
        assertThat(told).isPositive();
        return told / (double) measured;
    }

    private static long taken(String out, String loop) {
        for (String line : out.split("\\R")) {
            if (line.startsWith(loop + " ")) {
                return Long.parseLong(line.split(" ")[1]);
            }
        }
        throw new AssertionError("no " + loop + " in " + out);
    }

    private static long told(Report report, String method) {
        for (SiteRow site : report.sites()) {
            if (site.place().method().equals(method)) {
                return site.spent().transferNanos();
            }
        }
        throw new AssertionError("no loop in " + method);
    }

    @Test
    void noThreadIsStartedThatNobodyHasUseFor() throws Exception {
        String loaded = Jvm.watched("")
                .with("-verbose:class")
                .running(Program.class, folder.resolve("cells"), "100")
                .end()
                .out;
        assertThat(loaded).contains("dev.standpipe.agent.Transformer").doesNotContain("dev.standpipe.profile.");
        String off = Jvm.watched("profile=off,report=" + folder.resolve("off.json"))
                .with("-verbose:class")
                .running(Hello.class)
                .end()
                .out;
        assertThat(off).doesNotContain("dev.standpipe.profile.");
    }
}
