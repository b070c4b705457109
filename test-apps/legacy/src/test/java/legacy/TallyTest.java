package legacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A run of several passes is one whose passes all came to the same. */
class TallyTest {
    private final Tally tally = new Tally();

    private void pass(long value) {
        tally.pass();
        tally.phase("work");
        tally.add(value);
    }

    @Test
    void anotherChecksumInALaterPassIsAFailure() {
        pass(1);
        pass(1);
        pass(2);
        assertThatThrownBy(tally::print)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("pass 3 has the checksum 00000021, and the first one had 00000020");
    }

    @Test
    void anotherChecksumInBetweenIsAFailure() {
        pass(1);
        pass(2);
        assertThatThrownBy(tally::pass).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void passesGoOnUntilThereAreEnoughAndTimeIsUp() {
        pass(1);
        assertThat(tally.isShortOf(1, 0)).isFalse();
        assertThat(tally.isShortOf(2, 0)).isTrue();
        assertThat(tally.isShortOf(1, 100)).isTrue();
        pass(1);
        assertThat(tally.isShortOf(2, 0)).isFalse();
        tally.print();
    }
}
