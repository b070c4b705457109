package dev.standpipe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class PlanTest {
    private final Plan plan = Plan.full(EnumSet.allOf(Stack.class), true);

    @Test
    void everyStackIsMeasuredBothWaysInTheTargetsSize() {
        for (Stack stack : Stack.values()) {
            for (Direction direction : Direction.values()) {
                assertThat(plan.groups())
                        .anyMatch(group -> group.stack() == stack
                                && group.direction() == direction
                                && group.element() == Element.INT
                                && group.sizes().contains(Plan.LARGE));
            }
        }
    }

    @Test
    void sizesAndElementsAreThoseOfTheTargets() {
        assertThat(plan.groups())
                .flatExtracting(Group::sizes)
                .contains(64L, 4L << 10, 64L << 10, 1L << 20, 64L << 20, 512L << 20);
        assertThat(plan.groups())
                .extracting(Group::element)
                .contains(Element.BYTE, Element.SHORT, Element.INT, Element.LONG, Element.DOUBLE);
    }

    @Test
    void onlyTheLoopGetsLess() {
        for (Group group : plan.groups()) {
            for (long size : group.sizes()) {
                for (Contender contender : group.contenders()) {
                    long most =
                            contender != Contender.LOOP ? size : group.stack().isUnbuffered() ? 64 << 10 : Plan.LARGE;
                    long bytes = (long) group.length(contender, size) << group.element().shift;
                    assertThat(bytes).isEqualTo(Math.min(size, most));
                    assertThat(group.calls(contender, size)).isPositive();
                }
            }
        }
    }
}
