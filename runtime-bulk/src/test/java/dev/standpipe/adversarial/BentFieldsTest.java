package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Sites;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Positions and counts that no stream has by itself: nothing may be read beside the array that they are of. */
class BentFieldsTest {
    @Test
    @Tag("case-27")
    @DisplayName("27: a byte array's rest asked for as Integer.MAX_VALUE bytes makes a count below the position")
    void countBelowThePosition() throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int length : new int[] {4, 12, 4096}) {
                DataInputStream in =
                        new DataInputStream(new ByteArrayInputStream(Bits.bytes(400), 4, Integer.MAX_VALUE));
                run.read(in, new int[length], 0, length);
                run.read(in, new byte[length], 0, length);
                run.noteRest(in);
            }
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a subclass of a buffered stream counts below its position")
    void bufferCountedBelowThePosition() throws Exception {
        Run.bothWays(run -> {
            class Bent extends BufferedInputStream {
                Bent() {
                    super(new ByteArrayInputStream(Bits.bytes(400)), 64);
                    pos = 8;
                    count = Integer.MIN_VALUE + 3;
                }
            }
            run.read(new DataInputStream(new Bent()), new long[50], 0, 50);
        });
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a leaf that returns more than it was asked for sends the object stream past its own buffer")
    void moreThanABlock() throws Exception {
        byte[] blocks = blocks();
        for (int answer : new int[] {1025, 1032, 1 << 16, Integer.MAX_VALUE}) {
            Run.bothWays(run -> {
                InputStream leaf = new FilterInputStream(new ByteArrayInputStream(blocks)) {
                    @Override
                    public int read(byte[] b, int off, int len) throws IOException {
                        int n = super.read(b, off, len);
                        return n == 1024 ? answer : n;
                    }
                };
                double[] a = new double[2000];
                run.read(new ObjectInputStream(leaf), a, 0, a.length);
            });
        }
    }

    private static byte[] blocks() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int k = 0; k < 2000; k++) {
                out.writeDouble(k);
            }
        }
        return bytes.toByteArray();
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a buffered stream with a shorter buffer of a subclass's own, which newer JDKs exchange before it "
            + "is full")
    void shorterBufferOfItsOwn() throws Exception {
        Run.bothWays(run -> {
            byte[] own = new byte[16];
            class Own extends BufferedOutputStream {
                Own(OutputStream out) {
                    super(out, 8192);
                    buf = own;
                }

                boolean isOwn() {
                    return buf == own;
                }
            }
            ByteArrayOutputStream sink = new ByteArrayOutputStream();
            Own beneath = new Own(sink);
            DataOutputStream out = new DataOutputStream(beneath);
            run.write(out, new int[] {1, 2, 3, 4, 5, 6, 7, 8}, 0, 8);
            run.note(beneath.isOwn(), own, sink.toByteArray());
            out.flush();
            run.note(sink.toByteArray());
        });
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a subclass has given its buffer away, and is written to once more")
    void noBuffer() throws Exception {
        Run.bothWays(run -> {
            class Handed extends ByteArrayOutputStream {
                void hand() {
                    buf = null;
                }
            }
            class Taken extends BufferedOutputStream {
                Taken() {
                    super(new ByteArrayOutputStream(), 64);
                    buf = null;
                }
            }
            Handed handed = new Handed();
            handed.hand();
            run.write(new DataOutputStream(handed), new int[] {1, 2, 3}, 0, 3);
            run.write(new DataOutputStream(new Taken()), new int[] {1, 2, 3}, 0, 3);
        });
        assertThat(Sites.at(0).declined()).extracting(DeclinedCalls::reason).doesNotContain(Decline.FAILED);
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a subclass has a longer buffer than it was made with: JDKs from 21 on write past it")
    void longerThanExpected() throws Exception {
        Run.bothWays(run -> {
            class Longer extends BufferedOutputStream {
                Longer(OutputStream out) {
                    super(out, 4);
                    buf = new byte[100];
                }
            }
            Sink sink = new Sink(run);
            run.write(new DataOutputStream(new Longer(sink)), new int[] {1, 2, 3}, 0, 3);
            run.write(new DataOutputStream(new Longer(sink)), new short[] {1, 2, 3}, 0, 3);
        });
    }

    @Test
    @Tag("case-27")
    @DisplayName("27: a count beyond the array is met by the filter above it where the loop meets it")
    void beyondTheArrayBeneathAFilter() throws Exception {
        Run.bothWays(run -> {
            class Bent extends ByteArrayInputStream {
                Bent() {
                    super(Bits.bytes(30));
                    count = 35;
                }
            }
            run.read(new DataInputStream(new CheckedInputStream(new Bent(), new CRC32())), new long[8], 0, 8);
        });
    }
}
