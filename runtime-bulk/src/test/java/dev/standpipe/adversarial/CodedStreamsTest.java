package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ciphers and inflaters, whose faults come once: whoever reads on to see one again is told something else. */
class CodedStreamsTest {
    private static final SecretKeySpec KEY = new SecretKeySpec(Bits.bytes(16), "AES");

    private interface Coding {
        InputStream over(InputStream coded) throws IOException, GeneralSecurityException;
    }

    @Test
    @Tag("case-1")
    @DisplayName("1: bad padding at the end is an IOException, not an end of file; the end of file comes after it")
    void badPadding() throws Exception {
        byte[] coded = cipher(Cipher.ENCRYPT_MODE, "CBC").doFinal(Bits.bytes(4000));
        coded[coded.length - 17] ^= (byte) 0x80; // turns a bit of the padding's last byte
        tampered(coded, "CBC", false).mustMove();
        tampered(coded, "CBC", true).mustMove();
    }

    @Test
    @Tag("case-1")
    @DisplayName("1: a wrong tag at the end is an IOException, not an end of file; the end of file comes after it")
    void badTag() throws Exception {
        byte[] coded = cipher(Cipher.ENCRYPT_MODE, "GCM").doFinal(Bits.bytes(4000));
        coded[coded.length - 1] ^= 1;
        tampered(coded, "GCM", false);
        tampered(coded, "GCM", true);
    }

    private static Run tampered(byte[] coded, String mode, boolean buffered) throws Exception {
        return Run.bothWays(run -> {
            InputStream plain =
                    new CipherInputStream(new ByteArrayInputStream(coded), cipher(Cipher.DECRYPT_MODE, mode));
            DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(plain, 64) : plain);
            Run.End first = run.read(in, new int[2000], 0, 2000);
            assertThat(first.thrown)
                    .isExactlyInstanceOf(IOException.class)
                    .hasCauseInstanceOf(BadPaddingException.class);
            Run.End second = run.read(in, new int[2000], 0, 2000);
            assertThat(second.thrown).isExactlyInstanceOf(EOFException.class);
        });
    }

    private static Cipher cipher(int direction, String mode) throws GeneralSecurityException {
        boolean gcm = mode.equals("GCM");
        Cipher cipher = Cipher.getInstance(gcm ? "AES/GCM/NoPadding" : "AES/CBC/PKCS5Padding");
        cipher.init(direction, KEY, gcm ? new GCMParameterSpec(128, new byte[12]) : new IvParameterSpec(new byte[16]));
        return cipher;
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: a corrupt block in the middle: as many elements, and the same complaint, as one at a time")
    void corruptBlock() throws Exception {
        byte[] deflated = coded(false, Bits.bytes(300), 40);
        byte[] gzipped = coded(true, Bits.bytes(300), 40);
        damaged(deflated, 30, InflaterInputStream::new).mustMove();
        damaged(gzipped, 30, GZIPInputStream::new).mustMove();
        // 8's Inflater does not count what it was given in the call that fails, and this one is the program's
        damaged(deflated, 30, s -> new InflaterInputStream(s, new Inflater())).mustMoveIf(JavaVersion.RUNNING >= 11);
        damaged(deflated, 30, s -> new BufferedInputStream(new InflaterInputStream(s), 100))
                .mustMove();
        damaged(gzipped, 30, s -> new BufferedInputStream(new GZIPInputStream(s), 8192))
                .mustMove();
    }

    /** Each of these positions gets another byte, one after the other. */
    private static Run damaged(byte[] coded, int positions, Coding coding) throws Exception {
        return Run.bothWays(run -> {
            for (int k = 1; k <= positions; k++) {
                byte[] bad = coded.clone();
                bad[k * bad.length / (positions + 2)] ^= (byte) (0x11 * k);
                run.note("damage", k);
                readTwice(run, new ByteArrayInputStream(bad), coding);
            }
        });
    }

    private static void readTwice(Run run, InputStream coded, Coding coding)
            throws IOException, GeneralSecurityException {
        DataInputStream in;
        try {
            in = new DataInputStream(coding.over(coded));
        } catch (ZipException badHeader) {
            run.note(badHeader);
            return;
        }
        run.read(in, new int[4000], 0, 4000);
        run.read(in, new short[10], 0, 10);
        run.note("left beneath", coded.available());
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: two streams, one over the other, inflate with the same inflater, or digest into the same digest")
    void twoWithTheSameWorker() throws Exception {
        for (int length : new int[] {100, 16384}) {
            byte[] bad = new byte[length];
            bad[0] = 7; // a block of no type
            ByteArrayOutputStream sink = new ByteArrayOutputStream();
            DeflaterOutputStream out = new DeflaterOutputStream(sink, new Deflater(), 512, true);
            out.write(bad);
            out.flush();
            Run.bothWays(run -> {
                Inflater both = new Inflater();
                InputStream inner =
                        new InflaterInputStream(new ByteArrayInputStream(sink.toByteArray()), both, 1 << 16);
                DataInputStream in = new DataInputStream(new InflaterInputStream(inner, both, 1 << 16));
                run.read(in, new long[4096], 0, 4096);
            });
        }
        Run bulk = Run.bothWays(run -> {
            MessageDigest both = MessageDigest.getInstance("MD5");
            CRC32 sum = new CRC32();
            InputStream inner = new DigestInputStream(
                    new CheckedInputStream(new ByteArrayInputStream(Bits.bytes(4000)), sum), both);
            DataInputStream in = new DataInputStream(new CheckedInputStream(new DigestInputStream(inner, both), sum));
            run.read(in, new int[500], 0, 500);
            run.note(both.digest(), sum.getValue());
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: cut short, with a wrong checksum, several members in a row, or garbage behind")
    void oddTrailers() throws Exception {
        byte[] good = coded(true, Bits.bytes(1001), 4);
        byte[] wrongSum = good.clone();
        wrongSum[wrongSum.length - 6] ^= 1;
        byte[][] files = {
            good,
            Arrays.copyOf(good, good.length - 9),
            Arrays.copyOf(good, good.length - 3),
            Arrays.copyOf(good, good.length / 2),
            wrongSum,
            join(good, good),
            join(good, wrongSum),
            join(good, new byte[] {1, 2, 3}),
            join(good, Bits.bytes(100)),
        };
        Coding[] codings = {
            GZIPInputStream::new,
            s -> new BufferedInputStream(new GZIPInputStream(s), 100),
            s -> new GZIPInputStream(new BufferedInputStream(s, 50), 7)
        };
        for (Coding coding : codings) {
            Run.bothWays(run -> {
                        for (byte[] file : files) {
                            readTwice(run, new ByteArrayInputStream(file), coding);
                        }
                    })
                    .mustMove();
        }
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: a checksum beneath the loop has seen exactly the bytes that the loop has read")
    void checksumSeesNoMore() throws Exception {
        Run bulk = Run.bothWays(run -> {
            CheckedInputStream checked =
                    new CheckedInputStream(new ByteArrayInputStream(Bits.bytes(5000)), new CRC32());
            DataInputStream in = new DataInputStream(checked);
            run.read(in, new int[700], 0, 700);
            run.note("sum", checked.getChecksum().getValue());
            run.read(in, new long[700], 0, 700);
            run.note("sum", checked.getChecksum().getValue());
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: an entry that is stored as it is: its reader hands requests on, and finds a wrong checksum at the "
            + "last of them")
    void storedEntry() throws Exception {
        byte[] good = stored(Bits.bytes(4096));
        byte[] wrongSum = good.clone();
        wrongSum[14] ^= 1;
        Coding unzipping = s -> {
            ZipInputStream zip = new ZipInputStream(s);
            zip.getNextEntry();
            return zip;
        };
        Run.bothWays(run -> {
            readTwice(run, new ByteArrayInputStream(good), unzipping);
            readTwice(run, new BufferedInputStream(new ByteArrayInputStream(good), 50), unzipping);
            Run.End ended = run.read(
                    new DataInputStream(unzipping.over(new ByteArrayInputStream(wrongSum))), new int[2000], 0, 2000);
            assertThat(ended.thrown).isInstanceOf(ZipException.class);
            assertThat(ended.i).isEqualTo(1023);
        });
    }

    private static byte[] stored(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            ZipEntry entry = new ZipEntry("e");
            CRC32 sum = new CRC32();
            sum.update(content, 0, content.length);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(content.length);
            entry.setCrc(sum.getValue());
            zip.putNextEntry(entry);
            zip.write(content);
        }
        return bytes.toByteArray();
    }

    private static byte[] coded(boolean gzip, byte[] pattern, int times) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = gzip ? new GZIPOutputStream(bytes) : new DeflaterOutputStream(bytes)) {
            for (int i = 0; i < times; i++) {
                pattern[i * 7 % pattern.length]++;
                out.write(pattern);
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] join(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
