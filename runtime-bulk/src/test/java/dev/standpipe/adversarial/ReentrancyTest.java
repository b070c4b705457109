package dev.standpipe.adversarial;

import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Standpipe;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Streams whose own code reaches back into the program while a loop runs. */
class ReentrancyTest {
    /** A program whose loop looks at its fields anew each time round. */
    private static final class Program {
        int[] a = new int[12];
        int n = 12;

        void load(Run run, DataInput in) {
            int i = 0;
            try {
                if (run.prefixed) {
                    long result = Standpipe.readArray(in, a, i, n, Loop.INT.how | Format.JDK_ONLY, run.site);
                    i = run.moved(i, result);
                    Standpipe.check(result);
                }
                for (; i < n; i++) {
                    a[i] = in.readInt();
                }
            } catch (IOException e) {
                run.note(e);
            }
            run.note("fields", i, n, a);
        }
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a leaf swaps the array, or shortens the loop, while the buffer is filled")
    void fieldsChangeUnderTheLoop() throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int pulled = 1; pulled <= 3; pulled++) {
                int when = pulled;
                Program swapped = new Program();
                int[] before = swapped.a;
                swapped.load(run, over(run, call -> swapped.a = call == when ? new int[12] : swapped.a));
                run.note("before", before);
                Program shortened = new Program();
                shortened.load(run, over(run, call -> shortened.n = call == when ? 5 : shortened.n));
            }
        });
        bulk.mustNotMove();
    }

    private static DataInputStream over(Run run, Leaf.Trigger trigger) {
        return new DataInputStream(new BufferedInputStream(new Leaf(run, Bits.bytes(60)).onRead(trigger), 14));
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a loop over fields may be carried where nothing but the JDK is beneath")
    void fieldsOverTrustedStreams() throws Exception {
        Run bulk = Run.bothWays(run -> {
            new Program()
                    .load(
                            run,
                            new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(Bits.bytes(45)), 14)));
            new Program().load(run, new DataInputStream(new ByteArrayInputStream(Bits.bytes(45))));
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a leaf closes the data stream while it is asked for more")
    void closes() throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int pulled = 1; pulled <= 4; pulled++) {
                int when = pulled;
                DataInputStream[] in = new DataInputStream[1];
                in[0] = over(run, call -> {
                    if (call == when) {
                        in[0].close();
                    }
                });
                run.read(in[0], new int[12], 0, 12);
                run.read(in[0], new int[12], 0, 12);
            }
        });
        bulk.mustMove();
    }

    private static final class Replaceable extends DataInputStream {
        Replaceable(InputStream in) {
            super(in);
        }

        void replace(InputStream other) {
            in = other;
        }
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a leaf puts another stream, or none, in place of the buffered one")
    void replaces() throws Exception {
        InputStream[] others = {
            null,
            new ByteArrayInputStream(Bits.bytes(61)),
            new BufferedInputStream(new ByteArrayInputStream(Bits.bytes(63)), 9)
        };
        for (InputStream other : others) {
            if (other != null) {
                other.mark(100);
            }
            Run bulk = Run.bothWays(run -> {
                for (int pulled = 1; pulled <= 4; pulled++) {
                    int when = pulled;
                    if (other != null) {
                        other.reset();
                    }
                    Replaceable[] in = new Replaceable[1];
                    Leaf leaf = new Leaf(run, Bits.bytes(60)).onRead(call -> {
                        if (call == when) {
                            in[0].replace(other);
                        }
                    });
                    in[0] = new Replaceable(new BufferedInputStream(leaf, 14));
                    run.read(in[0], new int[12], 0, 12);
                    run.read(in[0], new short[12], 0, 12);
                }
            });
            bulk.mustMove();
        }
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a leaf runs a loop of its own on another stream before it answers")
    void loopsElsewhere() throws Exception {
        Run bulk = Run.bothWays(run -> {
            DataInputStream in = over(run, call -> {
                DataInputStream other =
                        new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(Bits.bytes(30)), 8));
                run.read(other, new long[4], 0, 4);
            });
            run.read(in, new int[20], 0, 20);
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a leaf runs the same loop on the same stream, and into the same array")
    void loopsHere() throws Exception {
        Run bulk = Run.bothWays(run -> {
            int[] a = new int[30];
            DataInputStream[] in = new DataInputStream[1];
            int[] depth = {0};
            Leaf leaf = new Leaf(run, Bits.bytes(400)).onRead(call -> {
                if (call % 3 == 2 && depth[0] < 2) {
                    depth[0]++;
                    run.read(in[0], a, 20, 25);
                    depth[0]--;
                }
            });
            in[0] = new DataInputStream(new BufferedInputStream(leaf, 14));
            run.read(in[0], a, 0, 30);
            run.read(in[0], a, 0, 30);
            run.noteRest(in[0]);
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a sink writes to the stream above it while it is flushed")
    void writesHere() throws Exception {
        Run bulk = Run.bothWays(run -> {
            DataOutputStream[] out = new DataOutputStream[1];
            int[] depth = {0};
            Sink sink = new Sink(run) {
                @Override
                public void write(byte[] b, int off, int len) throws IOException {
                    super.write(b, off, len);
                    if (depth[0]++ == 1) {
                        run.write(out[0], new int[] {1, 2, 3}, 0, 3);
                    }
                }
            };
            out[0] = new DataOutputStream(new BufferedOutputStream(sink, 30));
            run.write(out[0], Bits.ints(40), 0, 40);
            run.note("size", out[0].size());
            out[0].close();
            run.note(sink.bytes.toByteArray());
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a sink writes to the stream above it when there is no room for the last element")
    void writesHereForTheLast() throws Exception {
        for (int before = 0; before <= 16; before++) {
            byte[] first = Bits.bytes(before);
            Run bulk = Run.bothWays(run -> {
                DataOutputStream[] out = new DataOutputStream[1];
                boolean[] asked = {false};
                Sink sink = new Sink(run) {
                    @Override
                    public void write(byte[] b, int off, int len) throws IOException {
                        super.write(b, off, len);
                        if (!asked[0]) {
                            asked[0] = true;
                            run.write(out[0], new long[] {1, 2, 3}, 0, 3);
                        }
                    }
                };
                out[0] = new DataOutputStream(new BufferedOutputStream(sink, 64));
                out[0].write(first);
                run.write(out[0], Bits.array(Loop.LONG, 8), 0, 8);
                out[0].close();
                run.note(sink.bytes.toByteArray());
            });
            bulk.mustMove();
        }
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: a leaf reads from the stream above it when the last element is not in the buffer")
    void loopsHereForTheLast() throws Exception {
        for (int before = 0; before <= 16; before++) {
            int skipped = before;
            Run bulk = Run.bothWays(run -> {
                DataInputStream[] in = new DataInputStream[1];
                Leaf leaf = new Leaf(run, Bits.bytes(400)).onRead(call -> {
                    if (call == 2) {
                        run.read(in[0], new long[3], 0, 3);
                    }
                });
                in[0] = new DataInputStream(new BufferedInputStream(leaf, 64));
                in[0].readFully(new byte[skipped + 1]);
                run.read(in[0], new long[8], 0, 8);
                run.noteRest(in[0]);
            });
            bulk.mustMove();
        }
    }
}
