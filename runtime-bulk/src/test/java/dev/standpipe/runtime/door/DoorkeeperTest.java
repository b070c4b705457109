package dev.standpipe.runtime.door;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.link.Link;
import org.junit.jupiter.api.Test;

class DoorkeeperTest {
    @Test
    void letsNobodyInWhoIsNoRoom() {
        for (Object stranger : new Object[] {
            "dev.standpipe.runtime.door.Door", new Object(), this, new Door[0], new dev.standpipe.runtime.side.Door()
        }) {
            assertThatThrownBy(() -> Doorkeeper.enter(stranger))
                    .isInstanceOf(SecurityException.class)
                    .hasMessageContaining("is no room of the runtime");
        }
    }

    @Test
    void theDoorIsHandedOverOnce() {
        assertThatThrownBy(() -> Doorkeeper.handOver(null)).isInstanceOf(SecurityException.class);
    }

    @Test
    void memoryIsForThoseWhoHaveTheDoor() {
        assertThatThrownBy(() -> new DoorwayMemory(null)).isInstanceOf(SecurityException.class);
    }

    @Test
    void noOtherClassPassesForTheEngine() {
        for (String guess : new String[] {null, "", "the engine's key goes in here"}) {
            assertThatThrownBy(() -> new Usurper(guess)).hasMessageContaining("belongs to this doorway");
        }
        assertThatThrownBy(() -> new Usurper(Link.key())).hasMessageContaining("already installed");
    }
}
