package dev.standpipe.adversarial;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The array of the loop is also the buffer of a stream, so each element moved may change the next. */
class AliasingTest {
    @Test
    @Tag("case-15")
    @DisplayName("15: reading a byte array stream into its own array, one place further, repeats the first byte")
    void intoItsOwnArray() throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int shift = 0; shift <= 3; shift++) {
                byte[] b = Bits.bytes(40);
                DataInputStream in = new DataInputStream(new ByteArrayInputStream(b, 2, 30));
                run.read(in, b, 2 + shift, 40);
                run.note(b);
            }
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: reading into the buffer that a leaf leaked, ahead of the place the next byte comes from")
    void intoALeakedBuffer() throws Exception {
        Run bulk = Run.bothWays(run -> {
            byte[][] leaked = new byte[1][];
            Leaf leaf = new Leaf(run, Bits.bytes(200)) {
                @Override
                public int read(byte[] b, int off, int len) throws IOException {
                    leaked[0] = b;
                    return super.read(b, off, len);
                }
            };
            DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 64));
            in.readShort();
            run.read(in, leaked[0], 3, 64);
            run.note(in.read(), in.read(), in.read());
            run.read(in, leaked[0], 0, 64);
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: reading into the array that the inflater beneath has still to work off, by array and by buffer")
    void intoWhatAnInflaterWasGiven() throws Exception {
        Run.bothWays(run -> {
            for (boolean byBuffer : new boolean[] {false, true}) {
                byte[] b = new byte[40_000];
                Deflater deflater = new Deflater(0, true);
                deflater.setInput(Bits.bytes(16_000));
                deflater.finish();
                int length = deflater.deflate(b, 20_000, 20_000);
                deflater.end();
                Inflater inflater = new Inflater(true);
                give(inflater, b, length, byBuffer);
                run.read(
                        new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(new byte[0]), inflater)),
                        b,
                        20_100,
                        32_000);
                run.note(Arrays.hashCode(b));
                inflater.end();
            }
        });
    }

    /** JDKs from 11 on take buffers too. */
    private static void give(Inflater inflater, byte[] b, int length, boolean byBuffer) throws Exception {
        if (byBuffer && JavaVersion.RUNNING >= 11) {
            Inflater.class
                    .getMethod("setInput", ByteBuffer.class)
                    .invoke(inflater, ByteBuffer.wrap(b, 20_000, length).asReadOnlyBuffer());
        } else {
            inflater.setInput(b, 20_000, length);
        }
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: a buffered stream whose subclass buffers in the destination, as bytes")
    void intoTheBufferOfASubclass() throws Exception {
        Run bulk = Run.bothWays(run -> {
            byte[] b = new byte[64];
            InputStream shared = new BufferedInputStream(new Leaf(run, Bits.bytes(200))) {
                {
                    buf = b;
                }
            };
            DataInputStream in = new DataInputStream(shared);
            in.readByte();
            run.read(in, b, 2, 64);
            run.read(in, b, 0, 64);
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: a byte array output that was handed the source as its buffer")
    void fromTheBufferOfAByteArrayOutput() throws Exception {
        Run bulk = Run.bothWays(run -> {
            byte[] b = Bits.bytes(100);
            OutputStream shared = new ByteArrayOutputStream(0) {
                {
                    buf = b;
                    count = 1;
                }
            };
            DataOutputStream out = new DataOutputStream(shared);
            run.write(out, b, 0, 60);
            run.note(b, out.size());
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: a buffered output that was handed the source as its buffer")
    void fromTheBufferOfABufferedOutput() throws Exception {
        Run bulk = Run.bothWays(run -> {
            byte[] b = Bits.bytes(100);
            Sink sink = new Sink(run);
            OutputStream shared = new BufferedOutputStream(sink) {
                {
                    buf = b;
                }
            };
            DataOutputStream out = new DataOutputStream(shared);
            out.writeByte(5);
            run.write(out, b, 0, 60);
            out.flush();
            run.note(b, sink.bytes.toByteArray());
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: a byte array output whose own write changes the source")
    void sourceChangedByTheStream() throws Exception {
        for (Loop loop : new Loop[] {Loop.BYTE, Loop.SHORT, Loop.INT, Loop.LONG}) {
            Run bulk = Run.bothWays(run -> {
                Object a = Bits.array(loop, 20);
                DataOutputStream out = new DataOutputStream(new Echo(a));
                run.write(out, a, 0, 20);
                run.note(a);
            });
            bulk.mustNotMove();
        }
    }

    /** Every write also overwrites the element five further on. */
    private static final class Echo extends ByteArrayOutputStream {
        private final Object a;

        Echo(Object a) {
            this.a = a;
        }

        @Override
        public void write(int b) {
            super.write(b);
            echo();
        }

        @Override
        public void write(byte[] b, int off, int len) {
            super.write(b, off, len);
            echo();
        }

        private void echo() {
            int at = size() / Loop.over(a).size + 5;
            if (at < Array.getLength(a)) {
                Array.setByte(a, 0, (byte) size());
                Object first = Array.get(a, 0);
                Array.set(a, at, first);
            }
        }
    }

    @Test
    @Tag("case-15")
    @DisplayName("15: the sink beneath a buffer changes the source at every flush")
    void sourceChangedBeneathABuffer() throws Exception {
        Run bulk = Run.bothWays(run -> {
            int[] a = Bits.ints(100);
            Sink sink = new Sink(run) {
                @Override
                public void write(byte[] b, int off, int len) throws IOException {
                    super.write(b, off, len);
                    for (int i = bytes.size() / 4; i < a.length; i++) {
                        a[i] += len;
                    }
                }
            };
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sink, 26));
            run.write(out, a, 0, 100);
            out.flush();
            run.note(a, sink.bytes.toByteArray());
        });
        bulk.mustMove();
    }
}
