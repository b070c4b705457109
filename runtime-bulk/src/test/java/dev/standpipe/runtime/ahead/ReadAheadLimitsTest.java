package dev.standpipe.runtime.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReadAheadLimitsTest {
    /** One part is taken from while the next one is filled, and another file may have as many. */
    @Test
    void partsFitIntoTheMemoryThatASmallHeapLeavesThem() {
        for (long heap = 2L << 20; heap <= 4L << 30; heap *= 2) {
            ReadAheadLimits terms = ReadAheadLimits.usual(ReadAheadLimits.AHEAD, heap);
            assertThat(terms.memory).isLessThanOrEqualTo(heap / 8).isLessThanOrEqualTo(64L << 20);
            assertThat(4L * terms.largeWindow).as("heap " + heap).isLessThanOrEqualTo(terms.memory);
            assertThat(terms.smallWindow).as("heap " + heap).isLessThanOrEqualTo(terms.largeWindow);
            assertThat(terms.firstWindow).as("heap " + heap).isLessThanOrEqualTo(terms.smallWindow);
        }
        assertThat(ReadAheadLimits.usual(ReadAheadLimits.AHEAD, 4L << 30).smallWindow)
                .isEqualTo(2 << 20);
    }

    @Test
    void aPartOfThatSizeCanBeHad() {
        ReadAheadLimits terms = ReadAheadLimits.usual(ReadAheadLimits.AHEAD, 8L << 20);
        WindowMemory one = WindowMemory.of(terms.smallWindow, terms.memory);
        WindowMemory other = WindowMemory.of(terms.largeWindow, terms.memory);
        assertThat(one).isNotNull();
        assertThat(other).isNotNull();
        one.free();
        other.free();
    }
}
