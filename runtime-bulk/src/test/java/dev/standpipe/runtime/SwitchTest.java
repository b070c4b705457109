package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.Standpipe;
import org.junit.jupiter.api.Test;

class SwitchTest {
    @Test
    void theDoorwayIsPartOfTheJdk() {
        assertThat(Standpipe.class.getClassLoader()).isNull();
    }

    @Test
    void nothingMovesWhileItIsOff() {
        int[] a = new int[2];
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[] {0, 0, 0, 1, 0, 0, 0, 2}));
        int how = Format.plain(Element.INT).how;
        Switch.off();
        try {
            assertThat(Standpipe.readArray(in, a, 0, 2, how, 0)).isZero();
        } finally {
            assertThat(Switch.on()).isNull();
        }
        assertThat(Standpipe.readArray(in, a, 0, 2, how, 0)).isEqualTo(2);
        assertThat(a).containsExactly(1, 2);
    }
}
