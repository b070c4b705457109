package dev.standpipe.runtime.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ScratchTest {
    @Test
    void nobodySharesOne() {
        Set<byte[]> lent = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int k = 0; k < 10; k++) {
            assertThat(lent.add(Scratch.borrow(100_000))).isTrue();
        }
        lent.forEach(Scratch::giveBack);
        lent.clear();
        for (int k = 0; k < 10; k++) {
            assertThat(lent.add(Scratch.borrow(100_000))).isTrue();
        }
        lent.forEach(Scratch::giveBack);
    }

    @Test
    void largeOnesAreRecycledAndSmallOnesAreNoLargerThanNeeded() {
        byte[] large = Scratch.borrow(5_000);
        assertThat(large).hasSize(Scratch.LENGTH);
        Scratch.giveBack(large);
        assertThat(recycled(large)).isTrue();
        assertThat(Scratch.borrow(0)).isEmpty();
        assertThat(Scratch.borrow(8)).hasSize(8);
    }

    /** The pool holds a few; it is one of them. */
    private static boolean recycled(byte[] scratch) {
        for (int k = 0; k < 4; k++) {
            if (Scratch.borrow(5_000) == scratch) {
                return true;
            }
        }
        return false;
    }

    @Test
    void freshOnesAreNeverLentAgain() {
        byte[] fresh = Scratch.fresh(1L << 40);
        assertThat(fresh).hasSize(Scratch.LENGTH);
        assertThat(recycled(fresh)).isFalse();
        assertThat(Scratch.fresh(12)).hasSize(12);
    }
}
