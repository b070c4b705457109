package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Streams beneath that end, fail or lie in the middle of a loop. */
class InputFaultsTest {
    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-3")
    @DisplayName("3: a leaf that says -1 and then goes on sees the same calls and loses the same bytes")
    void softEnd(Loop loop) throws Exception {
        for (int buffer : new int[] {6, 8192}) {
            Run bulk = Run.bothWays(run -> {
                for (int pause = 0; pause < 5 * loop.size; pause++) {
                    Leaf leaf = new Leaf(run, Bits.bytes(100))
                            .pausesAt(pause)
                            .pausesAt(pause + 3)
                            .atMost(17);
                    DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, buffer));
                    run.note("pause at", pause);
                    run.read(in, loop.array(5), 0, 5);
                    run.read(in, loop.array(5), 1, 5);
                    run.noteRest(in);
                }
            });
            bulk.mustMove();
        }
    }

    @Test
    @Tag("case-4")
    @DisplayName("4: a leaf without a bulk read of its own, failing once at byte 42, directly under the data stream")
    void swallowedFault() throws Exception {
        Run bulk = Run.bothWays(run -> {
            DataInputStream in = new DataInputStream(new SingleBytes(run));
            Run.End ended = run.read(in, new int[100], 0, 100);
            assertThat(ended.i).isEqualTo(JavaVersion.RUNNING <= 17 ? 10 : 100);
            run.read(in, new int[3], 0, 3);
        });
        bulk.mustNotMove();
    }

    /** What InputStream's own read(byte[], int, int) makes of it: a fault after the first byte is swallowed. */
    private static final class SingleBytes extends InputStream {
        private final Run run;
        private int at;

        SingleBytes(Run run) {
            this.run = run;
        }

        @Override
        public int read() throws IOException {
            run.note("leaf.read() at", at);
            if (at++ == 42) {
                throw run.known(new IOException("once"));
            }
            return at & 0xFF;
        }
    }

    @Test
    @Tag("case-5")
    @DisplayName("5: a leaf that claims more than it has and then fails leaves the index at the last whole element")
    void claimsMoreThanItHas() throws Exception {
        Run bulk = Run.bothWays(run -> {
            Leaf leaf = new Leaf(run, Bits.bytes(20_000)).failsAt(10_000, new IOException("broken"));
            leaf.claimsAvailable = 100_000;
            DataInputStream in = new DataInputStream(new BufferedInputStream(leaf));
            Run.End ended = run.read(in, new int[5000], 0, 5000);
            assertThat(ended.i).isEqualTo(2500);
            assertThat(ended.thrown).isExactlyInstanceOf(IOException.class);
            run.read(in, new int[5000], 0, 5000);
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-6")
    @DisplayName("6: available() itself fails while an element straddles two buffers")
    void availableFails(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int failing = 1; failing <= 4; failing++) {
                int fails = failing;
                Leaf leaf = new Leaf(run, Bits.bytes(200)).atMost(3).onAvailable(call -> {
                    if (call == fails) {
                        throw run.known(new IOException("available"));
                    }
                });
                leaf.claimsAvailable = 1;
                DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 13));
                for (int again = 0; again < 3; again++) {
                    run.read(in, loop.array(6), 0, 6);
                }
            }
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-8")
    @DisplayName("8: 40 bytes pushed back over a failing leaf are ten elements, then its fault")
    void pushedBackOverAFailingLeaf() throws Exception {
        Run.bothWays(run -> {
            PushbackInputStream pushback =
                    new PushbackInputStream(new Leaf(run, Bits.bytes(50)).failsAt(0, new IOException("broken")), 64);
            pushback.unread(Bits.bytes(40));
            DataInputStream in = new DataInputStream(pushback);
            Run.End ended = run.read(in, new int[20], 0, 20);
            assertThat(ended.i).isEqualTo(10);
            run.read(in, new int[20], 0, 20);
        });
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-8")
    @DisplayName("8: bytes pushed back over streams of the JDK come first, whatever is beneath")
    void pushedBackOverBuffers(Loop loop) throws Exception {
        for (boolean buffered : new boolean[] {false, true}) {
            Run bulk = Run.bothWays(run -> {
                for (int pushed = 0; pushed < 43; pushed++) {
                    InputStream beneath = buffered
                            ? new BufferedInputStream(
                                    new Leaf(run, Bits.bytes(90)).failsAt(44, new IOException("broken")), 32)
                            : new ByteArrayInputStream(Bits.bytes(61));
                    PushbackInputStream pushback = new PushbackInputStream(beneath, 64);
                    pushback.unread(Bits.bytes(pushed));
                    DataInputStream in = new DataInputStream(pushback);
                    run.note("pushed", pushed);
                    run.read(in, loop.array(30), 0, 30);
                    run.noteRest(in);
                }
            });
            bulk.mustMove();
        }
    }

    @Test
    @SuppressWarnings("deprecation")
    @Tag("case-8")
    @DisplayName("8: readLine puts a pushback stream in place of the one the data stream was made with")
    void readLineReplacesTheStream() throws Exception {
        Run bulk = Run.bothWays(run -> {
            byte[] data = Bits.bytes(200);
            System.arraycopy(new byte[] {'a', 'b', '\r', 'X'}, 0, data, 0, 4);
            DataInputStream in = new DataInputStream(
                    new BufferedInputStream(new Leaf(run, data).failsAt(90, new IOException("broken")), 64));
            run.note(in.readLine());
            run.read(in, new int[40], 0, 40);
            run.read(in, new int[40], 0, 40);
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-27")
    @DisplayName("27: a buffer filled by a leaf that returns 0, less than -1, or -1 and then data")
    void oddReturns(Loop loop) throws Exception {
        for (int odd : new int[] {0, -1, -5}) {
            Run bulk = Run.bothWays(run -> {
                for (int call = 1; call <= 4; call++) {
                    Leaf leaf = new Returning(run, call, odd);
                    DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 16));
                    run.note("call", call, "returns", odd);
                    for (int again = 0; again < 3; again++) {
                        run.read(in, loop.array(7), 0, 7);
                    }
                }
            });
            bulk.mustMove();
        }
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-27")
    @DisplayName("27: a leaf that returns more than it was asked for sends the buffered stream past its own buffer")
    void returnsMoreThanAsked(Loop loop) throws Exception {
        Run.bothWays(run -> {
            for (int call = 1; call <= 3; call++) {
                DataInputStream in = new DataInputStream(new BufferedInputStream(new Returning(run, call, 21), 16));
                run.note("call", call);
                for (int again = 0; again < 3; again++) {
                    run.read(in, loop.array(11), 0, 11);
                }
            }
        });
    }

    /** Gives 16 bytes at a time, but at one call it answers what it likes. */
    private static final class Returning extends Leaf {
        private final int odd;
        private final int answer;
        private int calls;

        Returning(Run run, int odd, int answer) {
            super(run, Bits.bytes(256));
            this.odd = odd;
            this.answer = answer;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            return ++calls == odd ? answer : n;
        }
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a leaf that scribbles over the whole buffer, keeps it, and scribbles again later")
    void scribbles() throws Exception {
        Run bulk = Run.bothWays(run -> {
            Leaf leaf = new Leaf(run, Bits.bytes(4000)) {
                private byte[] kept;

                @Override
                public int read(byte[] b, int off, int len) throws IOException {
                    if (kept != null) {
                        Arrays.fill(kept, (byte) at);
                    }
                    kept = b;
                    int n = super.read(b, off, Math.min(len, 21));
                    Arrays.fill(b, off + Math.max(n, 0), b.length, (byte) 0x55);
                    return n;
                }
            };
            DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 64));
            run.read(in, new int[200], 0, 200);
            run.read(in, new long[100], 0, 100);
            run.read(in, new byte[1000], 0, 1000);
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-27")
    @DisplayName("27: the same leaves directly under the data stream keep every call they had")
    void oddLeavesDirectlyBeneath(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int answer : new int[] {0, -1, 3}) {
                for (int call = 1; call <= 4; call++) {
                    DataInputStream in = new DataInputStream(new Returning(run, call, answer));
                    run.note("call", call, "answers", answer);
                    run.read(in, loop.array(5), 0, 5);
                    run.read(in, loop.array(5), 0, 5);
                }
            }
        });
        bulk.mustNotMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-3")
    @DisplayName("3: whatever a leaf throws arrives as the same object, once, with the index of the element it broke")
    void anyThrowable(Loop loop) throws Exception {
        Throwable[] faults = {
            new IOException("io"),
            new EOFException("its own"),
            new IllegalStateException("unchecked"),
            new AssertionError("error")
        };
        for (Throwable fault : faults) {
            Run bulk = Run.bothWays(run -> {
                for (int position = 0; position <= 3 * loop.size + 1; position++) {
                    Leaf leaf = new Leaf(run, Bits.bytes(64)).failsAt(position, fault);
                    DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 7));
                    run.note("fault at", position);
                    Run.End ended = run.read(in, loop.array(4), 0, 4);
                    assertThat(ended.thrown).isSameAs(position < 4 * loop.size ? fault : null);
                    run.read(in, loop.array(4), 0, 4);
                }
            });
            bulk.mustMove();
        }
    }
}
