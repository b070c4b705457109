package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TermsTest {
    /** One part is taken from while the next one is filled, and another file may have as many. */
    @Test
    void partsFitIntoTheMemoryThatASmallHeapLeavesThem() {
        for (long heap = 2L << 20; heap <= 4L << 30; heap *= 2) {
            Terms terms = Terms.usual(Terms.AHEAD, heap);
            assertThat(terms.memory).isLessThanOrEqualTo(heap / 8).isLessThanOrEqualTo(64L << 20);
            assertThat(4L * terms.largeWindow).as("heap " + heap).isLessThanOrEqualTo(terms.memory);
            assertThat(terms.smallWindow).as("heap " + heap).isLessThanOrEqualTo(terms.largeWindow);
            assertThat(terms.firstWindow).as("heap " + heap).isLessThanOrEqualTo(terms.smallWindow);
        }
        assertThat(Terms.usual(Terms.AHEAD, 4L << 30).smallWindow).isEqualTo(2 << 20);
    }

    @Test
    void aPartOfThatSizeCanBeHad() {
        Terms terms = Terms.usual(Terms.AHEAD, 8L << 20);
        Room one = Room.of(terms.smallWindow, terms.memory);
        Room other = Room.of(terms.largeWindow, terms.memory);
        assertThat(one).isNotNull();
        assertThat(other).isNotNull();
        one.free();
        other.free();
    }
}
