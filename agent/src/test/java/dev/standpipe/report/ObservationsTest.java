package dev.standpipe.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Sites;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class ObservationsTest {
    @Test
    void numbersOfAnEarlierRunAreGivenToOneLoopEach() throws Exception {
        Observations observations = Observations.live();
        int before = Sites.register();
        observations.reserve(before + 3);
        assertThat(observations.found("a", before + 2)).isTrue();
        assertThat(observations.found("a", before + 2)).as("again").isTrue();
        assertThat(observations.found("a", before + 3)).as("has another one").isFalse();
        assertThat(observations.found("b", before + 2)).as("taken").isFalse();
        assertThat(observations.found("b", before)).as("before").isFalse();
        assertThat(observations.found("b", before + 4)).as("beyond").isFalse();
        assertThat(observations.found("b", before + 3)).isTrue();
        assertThat(sites(findings(observations))).allMatch(number -> number == 0 || number > before + 3);
    }

    @Test
    void theSameLoopGetsTheSameNumberAgain() throws Exception {
        Observations observations = Observations.live();
        List<Finding> first = findings(observations);
        List<Finding> again = findings(observations);
        assertThat(sites(again)).isEqualTo(sites(first));
        assertThat(sites(first)).doesNotHaveDuplicates();
        observations.classScanned(first);
        observations.classScanned(again);
        assertThat(observations.snapshot(GridRun.SETTINGS).sites()).hasSize(4);
    }

    @Test
    void numbersAreThoseOfTheRuntimeUnlessTheRunIsDry() throws Exception {
        int before = Sites.all().size();
        assertThat(sites(findings(Observations.dry()))).containsOnly(0);
        assertThat(Sites.all()).hasSize(before);
        findings(Observations.live());
        assertThat(Sites.all()).hasSize(before + 3);
    }

    @Test
    void aLoopIsReportedWhenItsClassWasScannedAndNotBefore() throws Exception {
        Observations observations = Observations.live();
        findings(observations);
        assertThat(observations.snapshot(GridRun.SETTINGS).sites()).isEmpty();
    }

    @Test
    void loopsBeyondTheLimitAreRewrittenButNeitherCountedNorKept() throws Exception {
        int before = Sites.all().size();
        Observations observations = Observations.live(2);
        List<Finding> first = findings(observations);
        assertThat(sites(first)).containsExactly(before, before + 1, 0);
        assertThat(observations.isFull()).isFalse();
        observations.classScanned(first);
        assertThat(observations.isFull()).isTrue();
        observations.classScanned(findings(observations));
        assertThat(observations.snapshot(GridRun.SETTINGS).sites()).hasSize(2);
        assertThat(Sites.all()).hasSize(before + 2);
    }

    @Test
    void whatIsKnownAlreadyIsNotBeyondTheLimit() throws Exception {
        Observations observations = Observations.live(4);
        observations.classScanned(findings(observations));
        observations.classScanned(findings(observations));
        assertThat(observations.isFull()).isFalse();
    }

    @Test
    void manyThreadsAgree() throws Exception {
        Observations observations = Observations.live();
        Set<List<Integer>> numbers = ConcurrentHashMap.newKeySet();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Thread thread = new Thread(() -> {
                for (int n = 0; n < 50; n++) {
                    List<Finding> findings = findings(observations);
                    numbers.add(sites(findings));
                    observations.classSeen();
                    observations.classScanned(findings);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(numbers).hasSize(1);
        Report report = observations.snapshot(Collections.emptyList());
        assertThat(report.totals().classes().seen()).isEqualTo(400);
        assertThat(report.totals().classes().scanned()).isEqualTo(400);
        assertThat(report.sites()).hasSize(4);
    }

    @Test
    void whereEachLoopIsRewrittenNothingIsLeftToLoops() throws Exception {
        Observations observations = Observations.live();
        assertThat(observations.haveLeftSomeToLoops()).isFalse();
        observations.classScanned(rewritten(observations));
        assertThat(observations.haveLeftSomeToLoops()).isFalse();
        observations.classScanned(findings(observations));
        assertThat(observations.haveLeftSomeToLoops()).isTrue();
    }

    @Test
    void oneCallThatWasDeclinedIsLeftToItsLoop() throws Exception {
        Observations observations = Observations.live();
        List<Finding> rewritten = rewritten(observations);
        observations.classScanned(rewritten);
        Sites.at(rewritten.get(0).site()).declined(Decline.STREAM_UNKNOWN, null);
        assertThat(observations.haveLeftSomeToLoops()).isTrue();
    }

    @Test
    void theRunIsDescribed() throws Exception {
        Run run = GridRun.report().runs().get(0);
        assertThat(run.jdk()).contains(System.getProperty("java.runtime.version"));
        assertThat(run.pid()).isPositive();
        assertThat(run.started()).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ");
        assertThat(run.backend()).isEqualTo("java");
        assertThat(run.others()).extracting(UnusedBackend::name).containsExactly("jni", "ffm");
        assertThat(run.others()).allMatch(other -> !other.whyNot().isEmpty());
    }

    private static List<Finding> findings(Observations observations) {
        try {
            return Rewriter.standard()
                    .numberedBy(observations::found)
                    .rewrite(GridRun.bytes())
                    .findings();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Finding> rewritten(Observations observations) {
        List<Finding> rewritten = new ArrayList<>(findings(observations));
        rewritten.removeIf(finding -> !finding.isRewritten());
        return rewritten;
    }

    private static List<Integer> sites(List<Finding> findings) {
        List<Integer> sites = new ArrayList<>();
        for (Finding finding : findings) {
            if (finding.isRewritten()) {
                sites.add(finding.site());
            }
        }
        return sites;
    }
}
