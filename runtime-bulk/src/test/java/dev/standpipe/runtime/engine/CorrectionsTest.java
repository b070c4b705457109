package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Witnesses of where docs/semantics.md departs from the first design. */
class CorrectionsTest {
    private interface Reader {
        void read(DataInputStream in) throws IOException;
    }

    private interface Writer {
        void write(DataOutputStream out) throws IOException;
    }

    @Test
    void aChecksumHandsTheRequestOn() throws IOException {
        long original = skippedAfter(in -> loop(in, new int[100], 0));
        long atOnce = skippedAfter(in -> in.readFully(new byte[400]));
        long transferred = skippedAfter(in -> {
            int[] a = new int[100];
            long moved = Standpipe.readArray(in, a, 0, a.length, Format.plain(Element.INT).how, 0);
            loop(in, a, (int) moved);
        });
        assertThat(atOnce).isNotEqualTo(original);
        assertThat(transferred).isEqualTo(original);
    }

    @Test
    void aChecksumSeesTheGoodBytesBeforeCorruptOnes() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(packed))) {
            loop(out, new Random(42).ints(5000, 0, 100).toArray(), 0);
        }
        for (int from = 100; from < packed.size(); from += 100) {
            byte[] corrupt = packed.toByteArray();
            Arrays.fill(corrupt, from, Math.min(from + 20, corrupt.length), (byte) 0x55);
            assertThat(checked(corrupt, true)).isEqualTo(checked(corrupt, false));
        }
    }

    /** How far the loop comes and what the checksum then is. */
    private static String checked(byte[] packed, boolean rewritten) throws IOException {
        CheckedInputStream checksum =
                new CheckedInputStream(new GZIPInputStream(new ByteArrayInputStream(packed)), new CRC32());
        DataInputStream in = new DataInputStream(checksum);
        int[] a = new int[6000];
        int i = 0;
        try {
            if (rewritten) {
                long moved = Standpipe.readArray(in, a, 0, a.length, Format.plain(Element.INT).how, 0);
                i = (int) moved;
                Standpipe.check(moved);
            }
            for (; i < a.length; i++) {
                a[i] = in.readInt();
            }
            return "no fault";
        } catch (Exception fault) {
            return i + " " + fault + " " + checksum.getChecksum().getValue();
        }
    }

    @Test
    void aCompressingStreamHandsOnWhatIsPending() throws IOException {
        int[] a = new Random(42).ints(5000).toArray();
        ByteBuffer bytes = ByteBuffer.allocate(4 * a.length);
        bytes.asIntBuffer().put(a);
        int original = arrivedAfter(out -> loop(out, a, 0));
        int atOnce = arrivedAfter(out -> out.write(bytes.array()));
        int transferred = arrivedAfter(out -> {
            long moved = Standpipe.writeArray(out, a, 0, a.length, Format.plain(Element.INT).how, 0);
            loop(out, a, (int) moved);
        });
        assertThat(atOnce).isNotEqualTo(original);
        assertThat(transferred).isEqualTo(original);
    }

    private static int arrivedAfter(Writer writer) throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        writer.write(new DataOutputStream(new DeflaterOutputStream(sink)));
        return sink.size();
    }

    private static void loop(DataOutputStream out, int[] a, int from) throws IOException {
        for (int i = from; i < a.length; i++) {
            out.writeInt(a[i]);
        }
    }

    /** A skip ends where the buffer does, unless the buffer is empty. */
    private static long skippedAfter(Reader reader) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(new ByteArrayInputStream(new byte[1000]), 64);
        reader.read(new DataInputStream(new CheckedInputStream(buffered, new CRC32())));
        return buffered.skip(100);
    }

    private static void loop(DataInputStream in, int[] a, int from) throws IOException {
        for (int i = from; i < a.length; i++) {
            a[i] = in.readInt();
        }
    }
}
