package dev.standpipe.adversarial;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Data streams that count: the JDK's own counter near its limits, and those of subclasses, which the element methods
 * never reach.
 */
class CountersTest {
    /** Counts what goes through the methods it overrides. */
    private static final class Counting extends DataOutputStream {
        private int singles;
        private int ranges;

        Counting(OutputStream out, int written) {
            super(out);
            this.written = written;
        }

        @Override
        public synchronized void write(int b) throws IOException {
            singles++;
            super.write(b);
        }

        @Override
        public synchronized void write(byte[] b, int off, int len) throws IOException {
            ranges++;
            super.write(b, off, len);
        }

        String counters() {
            return written + " " + singles + " " + ranges;
        }
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-20")
    @DisplayName("20: a subclass that counts calls to write sees none of the element methods'")
    void countingSubclass(Loop loop) throws Exception {
        written(loop, 0).mustMove();
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                Integer.MAX_VALUE - 401,
                Integer.MAX_VALUE - 160,
                Integer.MAX_VALUE - 9,
                Integer.MAX_VALUE - 3,
                Integer.MAX_VALUE
            })
    @Tag("case-20")
    @DisplayName("20: size() sticks at its maximum")
    void nearItsMaximum(int written) throws Exception {
        for (Loop loop : Loop.values()) {
            written(loop, written).mustMove();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, -4, -100, Integer.MIN_VALUE})
    @Tag("case-20")
    @DisplayName("20: a subclass that sets the counter below zero is left alone")
    void negative(int written) throws Exception {
        for (Loop loop : Loop.values()) {
            once(loop, written).mustNotMove();
            written(loop, written);
        }
    }

    private static Run once(Loop loop, int written) throws Exception {
        return Run.bothWays(run -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Counting out = new Counting(new BufferedOutputStream(bytes), written);
            run.write(out, Bits.array(loop, 40), 0, 40);
            run.note(out.counters(), out.size());
            out.flush();
            run.note(bytes.toByteArray());
        });
    }

    private static Run written(Loop loop, int written) throws Exception {
        Object a = Bits.array(loop, 40);
        return Run.bothWays(run -> {
            for (int buffer : new int[] {0, 5, 64, 1000}) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                Counting out = new Counting(buffer == 0 ? bytes : new BufferedOutputStream(bytes, buffer), written);
                run.write(out, a, 0, 40);
                run.note(out.counters(), out.size());
                run.write(out, a, 30, 40);
                run.note(out.counters(), out.size());
                out.flush();
                run.note(bytes.toByteArray());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-20")
    @DisplayName("20: after a sink has failed, size() counts whole elements only")
    void sizeAfterAFault(Loop loop) throws Exception {
        Object a = Bits.array(loop, 40);
        Run bulk = Run.bothWays(run -> {
            for (int call = 1; call <= 4; call++) {
                Counting out = new Counting(new BufferedOutputStream(new Sink(run).failing(call, call), 11), 0);
                run.write(out, a, 0, 40);
                run.note(out.counters());
                run.write(out, a, 0, 40);
                run.note(out.counters());
            }
        });
        bulk.mustMove();
    }
}
