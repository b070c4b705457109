package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Packed;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import oldstyle.Mixed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Archives that somebody made to do harm, or that were harmed: each ends with a sentence and its exit code, and what is
 * beside it is still looked at.
 */
class HostileArchiveTest {
    private static final int MIB = 1 << 20;

    @TempDir
    Path folder;

    @Test
    void aClassThatUnpacksToMoreThanAnyClass() throws IOException {
        refuses(zeros("A.class", 40 * MIB), "larger than any class file");
    }

    @Test
    void aBombInAnotherArchive() throws IOException {
        byte[] bomb = zeros("zeros.bin", 300 * MIB);
        assertThat(bomb.length).isLessThan(3 * MIB);
        refuses(new Packed().with("lib/bomb.jar", bomb).bytes(), "unpacks to more than 100 times its size");
    }

    @Test
    void manyThatAreEachSmallEnough() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = fast(bytes)) {
            for (int i = 0; i < 11; i++) {
                add(zip, "A" + i + ".class", 25 * MIB);
            }
        }
        refuses(bytes.toByteArray(), "unpacks to more than 100 times its size");
    }

    @Test
    void archivesInArchivesInArchives() throws IOException {
        byte[] inner = new Packed().with(Mixed.class).bytes();
        for (int i = 0; i < 10; i++) {
            inner = new Packed().with("next.jar", inner).bytes();
        }
        refuses(inner, "an archive within 6 others");
    }

    @Test
    void anArchiveWithoutItsEnd() throws IOException {
        byte[] whole = twoClasses();
        refuses(Arrays.copyOf(whole, whole.length - 30), "is no readable jar");
        refuses(
                new Packed()
                        .with("inner.jar", Arrays.copyOf(whole, whole.length / 2))
                        .bytes(),
                "inner.jar cannot be read to its end: it ends too early");
        refuses(new Packed().with("inner.jar", new byte[100]).bytes(), "inner.jar is no readable jar");
        refuses(new byte[0], "is no readable jar");
    }

    @Test
    void anEncryptedOne() throws IOException {
        byte[] encrypted = twoClasses();
        for (int at = 0; at < encrypted.length - 4; at++) {
            if (encrypted[at] == 'P' && encrypted[at + 1] == 'K' && encrypted[at + 3] == encrypted[at + 2] + 1) {
                encrypted[at + (encrypted[at + 2] == 3 ? 6 : 8)] |= 1;
            }
        }
        refuses(encrypted, "encrypted");
        refuses(new Packed().with("inner.jar", encrypted).bytes(), "encrypted");
    }

    @Test
    void oneWithACorruptEntry() throws IOException {
        byte[] corrupt = twoClasses();
        Arrays.fill(corrupt, 100, 400, (byte) 0x5A);
        Spoken scan = scan(corrupt);
        assertThat(scan.code).isEqualTo(ExitCode.REFUSED);
        assertThat(scan.err).contains("cannot be read").doesNotContain("\tat ");
    }

    @Test
    void namesThatLeadOutOfTheFolder() throws IOException {
        Spoken scan = scan(new Packed()
                .with("../../../tmp/Mixed.class", Packed.classFile(Mixed.class))
                .bytes());
        assertThat(scan.code).isEqualTo(ExitCode.DONE);
        assertThat(scan.out).startsWith("2 classes, 2 loops");
        assertThat(scan.err).contains("would be unpacked somewhere else: ../../../tmp/Mixed.class");
    }

    @Test
    void isWarnedOfTheNamesThatRewriteRefuses() throws IOException {
        for (String name : new String[] {"C:/x.class", "a\\x.class", "/x.class", "a/..", ".."}) {
            assertThat(scan(new Packed().text(name, "x").bytes()).err)
                    .contains("would be unpacked somewhere else: " + name);
        }
        byte[] harmless = new Packed()
                .with("..Mixed.class", Packed.classFile(Mixed.class))
                .text("ab:c", "x")
                .bytes();
        assertThat(scan(harmless).err).isEmpty();
    }

    @Test
    void namesThatComeTwice() throws IOException {
        byte[] packed = new Packed()
                .with("A.class", Packed.classFile(Mixed.class))
                .with("B.class", Packed.classFile(Mixed.class))
                .bytes();
        byte[] twice = new String(packed, StandardCharsets.ISO_8859_1)
                .replace("B.class", "A.class")
                .getBytes(StandardCharsets.ISO_8859_1);
        Spoken scan = scan(twice);
        assertThat(scan.code).isEqualTo(ExitCode.DONE);
        assertThat(scan.err).contains("has the entry A.class more than once");
        assertThat(scan(new Packed().with("inner.jar", twice).bytes()).err)
                .contains("inner.jar has the entry A.class more than once");
    }

    @Test
    void aClassFileThatIsNone() throws IOException {
        byte[] garbage = Arrays.copyOf(Packed.classFile(Mixed.class), 10_000);
        Arrays.fill(garbage, 10, garbage.length, (byte) 0xCA);
        Spoken scan = scan(new Packed().with("A.class", garbage).bytes());
        assertThat(scan.out).contains("1 class could not be looked at");
        assertThat(scan.err).contains("A.class: the class file is damaged").doesNotContain("\tat ");
        assertThat(scan(new Packed().with("A.class", new byte[10_000]).bytes()).err)
                .contains("A.class: the class file is damaged");
    }

    private void refuses(byte[] archive, String why) throws IOException {
        Spoken scan = scan(archive);
        assertThat(scan.code).as(scan.err).isEqualTo(ExitCode.REFUSED);
        assertThat(scan.err).contains("hostile.jar").contains(why).doesNotContain("\tat ");
        assertThat(scan.out).contains("2 loops");
    }

    /** Beside one that is well. */
    private Spoken scan(byte[] archive) throws IOException {
        Path hostile = Files.write(folder.resolve("hostile.jar"), archive);
        Path well = new Packed().with(Mixed.class).at(folder.resolve("well.jar"));
        return Spoken.by("scan", "-q", hostile.toString(), well.toString());
    }

    private static byte[] twoClasses() throws IOException {
        return new Packed().with(Mixed.class).with(HostileArchiveTest.class).bytes();
    }

    private static byte[] zeros(String name, int size) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = fast(bytes)) {
            add(zip, name, size);
        }
        return bytes.toByteArray();
    }

    private static ZipOutputStream fast(ByteArrayOutputStream bytes) {
        ZipOutputStream zip = new ZipOutputStream(bytes);
        zip.setLevel(Deflater.BEST_SPEED);
        return zip;
    }

    private static void add(ZipOutputStream zip, String name, int size) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        byte[] some = new byte[MIB];
        for (int written = 0; written < size; written += some.length) {
            zip.write(some);
        }
        zip.closeEntry();
    }
}
