package dev.standpipe.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Observations;
import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.rewrite.report.Reason;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LoopPlacesTest {
    private final Finding outer = loop(12, 10, 20);
    private final Finding inner = loop(15, 14, 16);
    private final LoopPlaces places = new LoopPlaces();

    private static Finding loop(int line, int first, int last) {
        return Finding.kept(
                        new Place("a/B", "m", "()V", "B.java", line, line),
                        new Carried(Direction.READ, "int", "java/io/DataInput"),
                        Reason.CALL_IN_LOOP,
                        null)
                .spanning(first, last);
    }

    private static StackTraceElement in(String type, String method, int line) {
        return new StackTraceElement(type, method, "B.java", line);
    }

    private void seen(long nanos, StackTraceElement... stack) {
        places.count(stack, nanos);
    }

    private Spent of(Finding loop) {
        return places.spent(Observations.key(loop));
    }

    @Test
    void theInnermostLoopOfAStackCounts() {
        places.add(Arrays.asList(outer, inner));
        seen(1, in("a.B", "m", 15));
        seen(10, in("a.B", "m", 18));
        seen(100, in("a.B", "m", 21));
        seen(100, in("a.B", "n", 15));
        seen(1000, in("a.C", "m", 15), in("a.B", "m", 14), in("a.B", "m", 19));
        assertThat(of(inner).nanos()).isEqualTo(1001);
        assertThat(of(outer).nanos()).isEqualTo(10);
        assertThat(of(inner).samples()).isEqualTo(2);
    }

    @Test
    void whatTheLoopHasCalledTellsWhatItDoes() {
        places.add(Arrays.asList(inner));
        seen(30, in("java.io.DataInputStream", "readInt", 1), in("a.B", "m", 15));
        seen(10, in("java.util.HashSet", "add", 1), in("a.B", "m", 15));
        assertThat(of(inner).transferNanos()).isEqualTo(30);
        seen(20, in("a.B", "m", 15));
        assertThat(of(inner).nanos()).isEqualTo(60);
        assertThat(of(inner).transferNanos()).isEqualTo(30 + 15);
    }

    @Test
    void bulkTransfersAreNoRounds() {
        places.add(Arrays.asList(inner));
        seen(1, in("x.Engine", "read", 1), in("java.io.Standpipe", "readArray", 1), in("a.B", "m", 14));
        seen(1, in("a.StandpipeDoorway1", "readArray", 1), in("a.B", "m", 14));
        assertThat(of(inner).samples()).isZero();
    }

    @Test
    void whereThereAreNoLinesTheMethodCounts() {
        Finding bare = Finding.kept(
                new Place("a/Bare", "m", "()V", null, 0, 3),
                new Carried(Direction.READ, "int", "java/io/DataInput"),
                Reason.CALL_IN_LOOP,
                null);
        places.add(Arrays.asList(bare));
        seen(5, new StackTraceElement("a.Bare", "m", null, -1));
        assertThat(of(bare).nanos()).isEqualTo(5);
    }
}
