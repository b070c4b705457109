package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.InputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A buffer that holds few elements, over which the loop is as fast. */
class TinyBuffersTest {
    private static final int ROW = 400;
    private final Site site = Sites.at(Sites.register());

    /** Zeros without end, so many at a time. */
    private static final class Trickle extends InputStream {
        int atOnce;

        @Override
        public int read() {
            return 0;
        }

        @Override
        public int read(byte[] b, int off, int len) {
            return Math.min(len, atOnce);
        }
    }

    private final Trickle beneath = new Trickle();
    private DataInputStream in;

    @BeforeEach
    void open() throws Exception {
        StreamProgram.await(Stack.GUAVAS_COUNTING.input(Stack.source(new byte[4000], 0)));
        in = (DataInputStream) Stack.GUAVAS_COUNTING.input(new BufferedInputStream(beneath));
        beneath.atOnce = 4096;
        for (int round = 0; round < 9; round++) {
            assertThat(moved()).isEqualTo(ROW);
        }
    }

    private int moved() {
        return (int) Asked.read(in, Format.plain(Element.INT).how, new int[ROW], 0, ROW, site.id());
    }

    @Test
    void elementsThatComeByTwosAndThreesAreTheLoops() {
        beneath.atOnce = 12;
        int whole = 0;
        for (int round = 0; round < 200; round++) {
            whole += moved() == ROW ? 1 : 0;
        }
        assertThat(whole).isLessThan(20);
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.TOO_SMALL);
    }

    @Test
    void whenMoreComeAtOnceTheyAreMovedAgain() {
        beneath.atOnce = 12;
        for (int round = 0; round < 20; round++) {
            moved();
        }
        beneath.atOnce = 4096;
        for (int round = 0; round < 200; round++) {
            moved();
        }
        assertThat(moved()).isEqualTo(ROW);
    }

    @Test
    void anotherStreamIsAnotherMatter() throws Exception {
        beneath.atOnce = 12;
        for (int round = 0; round < 20; round++) {
            moved();
        }
        in = (DataInputStream) Stack.GUAVAS_COUNTING.input(Stack.source(new byte[4000], 0));
        assertThat(moved()).isEqualTo(ROW);
    }
}
