package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Report;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.format.Reports;
import dev.standpipe.runtime.count.Entries;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import oldstyle.Costs;
import oldstyle.Entered;
import oldstyle.Hello;
import oldstyle.Leisurely;
import oldstyle.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a program is told about the loops that were left alone, against what it measures itself. */
class ProfileIT {
    private static final int MOST_RUNS = 14;

    @TempDir
    Path folder;

    /** A small dose: with few samples neighbours in the order may change places. */
    @Test
    @Tag("once")
    void theOrderIsThatOfTheCosts() throws Exception {
        assertThat(concordance(500, 150)).isGreaterThanOrEqualTo(0.6);
    }

    @Test
    @Tag("once")
    @Tag("long")
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void theOrderIsThatOfTheCostsInALongRun() throws Exception {
        assertThat(concordance(8000, 2000)).isGreaterThanOrEqualTo(0.9);
    }

    /**
     * Kendall's: 1 for the same order, -1 for the reverse. Of as many runs as it takes to see the loops so often, for
     * on a busy machine there is less to see in each.
     */
    private double concordance(int scale, int samples) throws Exception {
        Path data = Files.write(folder.resolve("data"), new byte[1 << 16]);
        long[] left = new long[10];
        long[] told = new long[10];
        long seen = 0;
        for (int run = 0; run < MOST_RUNS && seen < samples; run++) {
            Path json = folder.resolve("costs" + run + ".json");
            Jvm.Ended ended = Jvm.watched("report=" + json)
                    .unverified()
                    .running(Costs.class, data, scale)
                    .end();
            assertThat(ended.code).as(ended.err).isZero();
            assertThat(ended.said())
                    .anyMatch(line -> line.matches(
                            "  about .* one element at a time  oldstyle\\.Costs\\.refused\\d\\(.*: " + "CALL_IN_LOOP"));
            Report report = Reports.read(json);
            for (int k = 0; k < left.length; k++) {
                String[] words = line(ended.out, "refused" + k);
                left[k] += Long.parseLong(words[1]) - Long.parseLong(words[2]);
                told[k] += told(report, "refused" + k);
            }
            seen += report.totals().spent().samples();
        }
        assertThat(seen).as("samples").isGreaterThanOrEqualTo(samples);
        int sum = 0;
        for (int k = 0; k < left.length; k++) {
            for (int m = 0; m < left.length; m++) {
                sum += Long.signum(left[k] - left[m]) * Long.signum(told[k] - told[m]);
            }
        }
        return sum / (double) (left.length * (left.length - 1));
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
        return Long.parseLong(line(out, loop)[1]);
    }

    private static String[] line(String out, String loop) {
        for (String line : out.split("\\R")) {
            if (line.startsWith(loop + " ")) {
                return line.split(" ");
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
    @Tag("once")
    void howOftenLoopsAreEnteredIsCountedIfSomebodyWantsToKnow() throws Exception {
        String plain = Jvm.plain().running(Entered.class, 200).end().out;
        Map<String, Long> counted = entered("profile=full", 200, plain);
        for (Map.Entry<String, Long> loop : counted.entrySet()) {
            assertThat(loop.getValue()).as(loop.getKey()).isEqualTo(taken(plain, loop.getKey()));
        }
        assertThat(counted).hasSize(9);
        assertThat(entered("", 200, plain).values()).containsOnly(Entries.UNKNOWN);
        assertThat(entered("profile=off", 200, plain).values()).containsOnly(Entries.UNKNOWN);
        assertThat(entered("profile=full,dryrun=true", 200, plain).values()).containsOnly(Entries.UNKNOWN);
    }

    /** What is kept has calls of what counts, or it has none: each is for runs of its own kind. */
    @Test
    @Tag("once")
    void theCacheKeepsCodeThatCountsForThoseWhoCount() throws Exception {
        String plain = Jvm.plain().running(Entered.class, 50).end().out;
        String cache = "cache=" + folder.resolve("cache");
        assertThat(entered(cache, 50, plain).values()).containsOnly(Entries.UNKNOWN);
        Map<String, Long> first = entered(cache + ",profile=full", 50, plain);
        assertThat(first.values()).doesNotContain(Entries.UNKNOWN);
        assertThat(entered(cache + ",profile=full", 50, plain)).isEqualTo(first);
        assertThat(text(folder.resolve("entered.json"))).doesNotContain("\"classesFromCache\": 0");
        assertThat(entered(cache, 50, plain).values()).containsOnly(Entries.UNKNOWN);
    }

    private Map<String, Long> entered(String options, int times, String plain) throws Exception {
        Path json = folder.resolve("entered.json");
        Jvm.Ended ended = Jvm.watched("report=" + json + "," + options)
                .running(Entered.class, times)
                .end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain);
        assertThat(ended.code).isZero();
        Map<String, Long> entered = new TreeMap<>();
        for (SiteRow site : Reports.read(json).sites()) {
            assertThat(site.isRewritten()).as(site.toString()).isFalse();
            entered.put(site.place().method(), site.spent().entries());
        }
        return entered;
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    @Test
    @Tag("once")
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

    /** One waits for a loop that does its work itself; what that takes is not loaded before. */
    @Test
    @Tag("once")
    void whereNoLoopIsLeftAloneNothingIsLoadedToTimeThem() throws Exception {
        Jvm.Ended ended = leisurely("profile=light", "rewritten");
        assertThat(ended.out)
                .contains("dev.standpipe.agent.Profiling", "dev.standpipe.profile.UnbufferedReads")
                .contains("\nthreads: standpipe-profile\n")
                .doesNotContainPattern("dev\\.standpipe\\.profile\\.(?!UnbufferedReads)")
                .doesNotContain("dev.standpipe.report.SpentTime");
        Report report = Reports.read(folder.resolve("leisurely.json"));
        assertThat(report.totals().sitesRewritten()).isEqualTo(1);
        assertThat(report.totals().sitesDeclined()).isZero();
        ended = leisurely("profile=off", "rewritten");
        assertThat(ended.out)
                .contains("\nthreads:\n")
                .doesNotContain("dev.standpipe.agent.Profiling", "dev.standpipe.profile.");
    }

    @Test
    void loopsAreTimedAsSoonAsOneDoesItsWorkItself() throws Exception {
        for (String loop : new String[] {"alone", "declined"}) {
            Jvm.Ended ended = leisurely("profile=light", loop);
            assertThat(ended.out)
                    .as(loop)
                    .contains("dev.standpipe.profile.LoopSampler", "\nthreads: standpipe-profile\n");
            Report report = Reports.read(folder.resolve("leisurely.json"));
            assertThat(report.totals().sitesDeclined()).as(loop).isEqualTo(loop.equals("alone") ? 1 : 0);
        }
    }

    private Jvm.Ended leisurely(String options, String loop) throws Exception {
        Jvm.Ended ended = Jvm.watched("report=" + folder.resolve("leisurely.json") + "," + options)
                .unverified()
                .with("-verbose:class")
                .running(Leisurely.class, loop, 2000)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }

    /** There would be no time to compile what is timed, and it would cost a twentieth of the run. */
    @Test
    @Tag("once")
    void aShortRunIsNotTimedAtItsEnd() throws Exception {
        Path json = folder.resolve("short.json");
        String loaded = Jvm.watched("report=" + json)
                .with("-verbose:class")
                .running(Program.class, folder.resolve("cells"), "100")
                .end()
                .out;
        assertThat(loaded)
                .contains("dev.standpipe.agent.Profiling")
                .doesNotContain("dev.standpipe.profile.LoopSampler", "dev.standpipe.profile.Reference");
        for (SiteRow site : Reports.read(json).sites()) {
            assertThat(site.saved().isKnown()).as(site.toString()).isFalse();
        }
    }
}
