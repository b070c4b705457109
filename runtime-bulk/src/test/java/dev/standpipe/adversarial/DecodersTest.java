package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.security.DigestInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The JDK's decoders over somebody else's stream, which sees each call and may do what it likes meanwhile. */
class DecodersTest {
    private static final boolean INFLATES =
            JavaVersion.RUNNING == 11 || JavaVersion.RUNNING == 17 || JavaVersion.RUNNING >= 21;

    private interface Coder {
        OutputStream to(OutputStream out) throws IOException, GeneralSecurityException;
    }

    private interface Decoder {
        InputStream over(InputStream coded, int size) throws IOException, GeneralSecurityException;
    }

    private enum Coding {
        DEFLATE(DeflaterOutputStream::new, (in, size) -> new InflaterInputStream(in, new Inflater(), size)),
        GZIP(GZIPOutputStream::new, GZIPInputStream::new),
        CIPHER(
                out -> new CipherOutputStream(out, cipher(Cipher.ENCRYPT_MODE)),
                (in, size) -> new CipherInputStream(in, cipher(Cipher.DECRYPT_MODE))),
        CHECKED(out -> out, (in, size) -> new CheckedInputStream(new BufferedInputStream(in, size), new CRC32())),
        DIGEST(
                out -> out,
                (in, size) -> new DigestInputStream(
                        new CheckedInputStream(new BufferedInputStream(in, size), new CRC32()),
                        MessageDigest.getInstance("SHA-1")));

        final Coder coder;
        final Decoder decoder;

        Coding(Coder coder, Decoder decoder) {
            this.coder = coder;
            this.decoder = decoder;
        }

        byte[] coded(byte[] plain) throws Exception {
            ByteArrayOutputStream sink = new ByteArrayOutputStream();
            try (OutputStream out = coder.to(sink)) {
                out.write(plain);
            }
            return sink.toByteArray();
        }

        boolean isCarried() {
            return this == DEFLATE || this == GZIP ? INFLATES : true;
        }
    }

    /** Through the small ones next to nothing moves. */
    private static final int[] SIZES =
            Boolean.getBoolean("decoders.moving") ? new int[] {33, 512} : new int[] {1, 3, 7, 33, 512};

    private static Cipher cipher(int direction) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(direction, new SecretKeySpec(new byte[16], "AES"), new IvParameterSpec(new byte[16]));
        return cipher;
    }

    private static byte[] plain() {
        byte[] plain = new byte[6001];
        for (int i = 0; i < plain.length; i++) {
            plain[i] = (byte) (i * i >> 5);
        }
        return plain;
    }

    private static void note(Run run, Callable<?> call) {
        try {
            run.note(call.call());
        } catch (Exception x) {
            run.note(x);
        }
    }

    /** What it has counted, if it counts. */
    private static void noteState(Run run, InputStream decoder) throws Exception {
        if (decoder instanceof CheckedInputStream) {
            run.note("sum", ((CheckedInputStream) decoder).getChecksum().getValue());
        }
        if (decoder instanceof DigestInputStream) {
            MessageDigest digest = ((DigestInputStream) decoder).getMessageDigest();
            run.note("digest", ((MessageDigest) digest.clone()).digest());
        }
        note(run, decoder::available);
    }

    private static void read(Run run, DataInputStream in, InputStream decoder) throws Exception {
        run.read(in, new byte[3], 0, 3);
        run.read(in, new short[101], 0, 101);
        noteState(run, decoder);
        run.read(in, new int[300], 0, 300);
        note(run, in::read);
        note(run, () -> in.skip(5));
        run.read(in, new long[150], 0, 150);
        noteState(run, decoder);
        run.read(in, new double[2000], 0, 2000);
        run.read(in, new int[2], 0, 2);
    }

    private interface Scenario {
        Leaf leaf(Run run, byte[] coded, DataInputStream[] in);
    }

    private static void bothWays(Scenario scenario) throws Exception {
        bothWays(true, scenario);
    }

    private static void bothWays(boolean mustMove, Scenario scenario) throws Exception {
        for (Coding coding : Coding.values()) {
            byte[] coded = coding.coded(plain());
            for (int size : SIZES) {
                Run bulk = Run.bothWays(run -> {
                    DataInputStream[] in = new DataInputStream[1];
                    InputStream decoder = coding.decoder.over(scenario.leaf(run, coded, in), size);
                    in[0] = new Replaceable(decoder);
                    read(run, in[0], decoder);
                });
                // a buffer of less than an element, or a byte of input at a time, may leave all to the loop
                if (mustMove && size > 7) {
                    bulk.mustMoveIf(coding.isCarried());
                }
            }
        }
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
    @Tag("case-17")
    @DisplayName("17: a stream beneath sees the calls that it saw, at the elements where it saw them")
    void sameCalls() throws Exception {
        bothWays((run, coded, in) -> new Leaf(run, coded));
        bothWays((run, coded, in) -> new Leaf(run, coded).atMost(5));
        bothWays((run, coded, in) -> new Leaf(run, java.util.Arrays.copyOf(coded, coded.length * 2 / 3)));
    }

    @Test
    @Tag("case-5")
    @DisplayName("5: it fails once, or pauses, in the middle of an element or between two")
    void faults() throws Exception {
        for (int at : new int[] {40, 41, 42, 43, 60}) {
            bothWays((run, coded, in) -> new Leaf(run, coded).failsAt(at, new SocketTimeoutException("late")));
            bothWays((run, coded, in) -> new Leaf(run, coded).atMost(at - 37).pausesAt(at));
        }
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: it reads from the data stream itself, while that waits for it in the middle of an element")
    void reads() throws Exception {
        for (int when = 5; when < 30; when += 6) {
            int at = when;
            bothWays((run, coded, in) -> new Leaf(run, coded).atMost(9).onRead(call -> {
                if (call == at && in[0] != null) {
                    run.note("inner", in[0].readShort());
                    run.note("inner", in[0].readInt());
                    run.read(in[0], new int[4], 0, 4);
                }
            }));
        }
    }

    @Test
    @Tag("case-16")
    @DisplayName("16: it puts another stream, or none, in the place of the decoder, or closes it")
    void replaces() throws Exception {
        for (int when = 5; when < 30; when += 4) {
            int at = when;
            bothWays(
                    false,
                    (run, coded, in) -> new Leaf(run, coded).atMost(9).onRead(call -> {
                        if (call == at && in[0] != null) {
                            ((Replaceable) in[0])
                                    .replace(at % 8 == 1 ? null : new ByteArrayInputStream(Bits.bytes(700)));
                        }
                    }));
            bothWays(
                    false,
                    (run, coded, in) -> new Leaf(run, coded).atMost(9).onRead(call -> {
                        if (call == at && in[0] != null) {
                            in[0].close();
                        }
                    }));
        }
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: corrupt data: as many elements, and the same complaint, as one at a time")
    void corrupt() throws Exception {
        for (int k = 1; k <= 25; k++) {
            int damage = k;
            bothWays((run, coded, in) -> {
                byte[] bad = coded.clone();
                bad[20 + damage * (bad.length - 20) / 27] ^= (byte) (0x11 * damage);
                return new Leaf(run, bad).atMost(100 + damage);
            });
        }
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: closed between two loops, with something still in the buffer")
    void closed() throws Exception {
        for (Coding coding : Coding.values()) {
            byte[] coded = coding.coded(plain());
            Run.bothWays(run -> {
                DataInputStream in = new DataInputStream(coding.decoder.over(new Leaf(run, coded), 512));
                assertThat(run.read(in, new int[70], 0, 70).thrown).isNull();
                in.close();
                run.read(in, new int[70], 0, 70);
                run.read(in, new int[70], 0, 70);
            });
        }
    }
}
