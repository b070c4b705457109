package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Reason;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No class keeps the rewriter busy: what it does is counted. Without the count most of these take from some seconds to
 * minutes, or all memory; with it none takes 200 ms of a processor, in a JVM that has compiled nothing yet. The
 * allowance here is for slow processors, and the time for machines that do much else meanwhile.
 */
@Tag("once")
class TimeBombTest {
    private static final long ALLOWED_NANOS = 1_500_000_000L;
    private static final Duration WAITING = Duration.ofMinutes(2);

    /** For these something better was found than to give up. */
    private static final Set<TimeBomb> HARMLESS = EnumSet.of(
            TimeBomb.LINES_WITHOUT_END,
            TimeBomb.FIELDS_OF_THIS,
            TimeBomb.SUBROUTINES_AND_READS,
            TimeBomb.INTERFACES_OF_ITS_OWN,
            TimeBomb.LINES_WITHOUT_NUMBER);

    @ParameterizedTest
    @EnumSource
    void doesNotGoOff(TimeBomb bomb) {
        byte[] classFile = bomb.make();
        ThreadMXBean processor = ManagementFactory.getThreadMXBean();
        long[] nanos = new long[1];
        Rewriting rewriting = assertTimeoutPreemptively(WAITING, () -> {
            long started = processor.getCurrentThreadCpuTime();
            Rewriting result = Rewriter.standard().rewrite(classFile);
            nanos[0] = processor.getCurrentThreadCpuTime() - started;
            return result;
        });
        assertThat(nanos[0]).isLessThan(ALLOWED_NANOS);
        boolean givenUp = rewriting.problem() != null;
        for (Finding finding : rewriting.findings()) {
            givenUp |= finding.reason() == Reason.TOO_MUCH_WORK;
        }
        assertThat(givenUp).isEqualTo(!HARMLESS.contains(bomb));
    }

    @ParameterizedTest
    @EnumSource
    void isCountedAlikeEachTime(TimeBomb bomb) {
        byte[] classFile = bomb.make();
        Rewriting once = Rewriter.standard().rewrite(classFile);
        Rewriting again = Rewriter.standard().rewrite(classFile);
        assertThat(again.findings().toString()).isEqualTo(once.findings().toString());
        assertThat(again.problem()).isEqualTo(once.problem());
    }
}
