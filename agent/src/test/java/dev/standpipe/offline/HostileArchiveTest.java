package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.cli.Packed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import oldstyle.Mixed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives that are damaged, or made to do harm: a message that names them, and nothing is written. */
@Tag("once")
class HostileArchiveTest {
    private static final int NAME_OF_FIRST = 30;

    @TempDir
    Path folder;

    /** By itself, in another archive, and in a folder. */
    private void refused(byte[] archive, String why) throws IOException {
        Path file = Files.write(folder.resolve("in.jar"), archive);
        refused(file, file.toString(), why);
        Path outer = new Packed().with("WEB-INF/lib/in.jar", archive).at(folder.resolve("outer.war"));
        refused(outer, outer + "!/WEB-INF/lib/in.jar", why);
        Path inFolder = Files.createDirectories(folder.resolve("classes")).resolve("in.jar");
        Files.write(inFolder, archive);
        refused(inFolder.getParent(), inFolder.toString(), why);
    }

    private void refused(Path in, String where, String why) {
        Path out = folder.resolve("out");
        String[] before = folder.toFile().list();
        assertThatThrownBy(() -> new Offline().stripSignatures(true).rewrite(in, out))
                .isInstanceOf(OfflineException.class)
                .hasMessageStartingWith(where)
                .hasMessageContaining(why)
                .hasMessageMatching("(?s).*(again|Rewrite).*");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder(before);
    }

    private static byte[] jar() throws IOException {
        return new Packed().with(Mixed.class).text("other", "x").bytes();
    }

    private static ByteBuffer bytes(byte[] zip) {
        return ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static int directory(byte[] zip) {
        return bytes(zip).getInt(zip.length - 22 + 16);
    }

    @Test
    void truncated() throws IOException {
        byte[] jar = jar();
        for (int length : new int[] {jar.length - 1, jar.length - 30, jar.length / 2, 4}) {
            refused(Arrays.copyOf(jar, length), "its end is missing");
        }
        byte[] hole = Arrays.copyOfRange(jar, 0, jar.length - 100);
        System.arraycopy(jar, jar.length - 60, hole, hole.length - 60, 60);
        refused(hole, "cannot be read");
    }

    @Test
    void noArchive() throws IOException {
        Path in = folder.resolve("in.jar");
        for (String content : new String[] {"", "x", "some text that is long enough to have an end"}) {
            Files.write(in, content.getBytes(StandardCharsets.US_ASCII));
            refused(in, in.toString(), "it is no archive");
        }
        assertThatThrownBy(() -> new Offline().check(folder.resolve("gone.jar")))
                .hasMessageContaining("no such file");
    }

    @Test
    void withSomethingBehindIt() throws IOException {
        byte[] jar = jar();
        refused(Arrays.copyOf(jar, jar.length + 3), "its end is missing");
    }

    @Test
    void wrongChecksum() throws IOException {
        byte[] jar =
                new Packed().stored("a/B.class", Packed.classFile(Mixed.class)).bytes();
        jar[NAME_OF_FIRST + 9 + 500]++;
        refused(jar, "the entry a/B.class is damaged: its checksum is wrong");
    }

    @Test
    void corruptContent() throws IOException {
        byte[] jar = jar();
        int name = "oldstyle/Mixed.class".length();
        Arrays.fill(jar, NAME_OF_FIRST + name + 10, NAME_OF_FIRST + name + 60, (byte) 0xFF);
        refused(jar, "the entry oldstyle/Mixed.class is damaged");
    }

    @Test
    void encrypted() throws IOException {
        byte[] jar = jar();
        jar[6] |= 1;
        jar[directory(jar) + 8] |= 1;
        refused(jar, "the entry oldstyle/Mixed.class is encrypted");
    }

    @Test
    void compressedInAnotherWay() throws IOException {
        byte[] jar = jar();
        jar[8] = 12;
        jar[directory(jar) + 10] = 12;
        refused(jar, "is compressed by method 12");
    }

    @Test
    void twoNamesForOneEntry() throws IOException {
        byte[] jar = jar();
        jar[NAME_OF_FIRST]++;
        refused(jar, "say different things");
        byte[] sizes = new Packed()
                .stored("oldstyle/Mixed.class", Packed.classFile(Mixed.class))
                .bytes();
        sizes[22]++;
        refused(sizes, "say different things");
    }

    @Test
    void entriesInOneAnother() throws IOException {
        byte[] jar = new Packed()
                .stored("a", new byte[100])
                .stored("b", new byte[100])
                .bytes();
        int second = directory(jar) + 47;
        bytes(jar).putInt(second + 42, 0).putInt(directory(jar) + 42, 0);
        jar[second + 46] = 'a';
        refused(jar, "overlaps with what follows it");
        bytes(jar).putInt(second + 42, 1 << 30);
        refused(jar, "cannot be read");
    }

    @Test
    void wrongCount() throws IOException {
        byte[] jar = jar();
        jar[jar.length - 12]++;
        jar[jar.length - 14]++;
        refused(jar, "its directory has 2 entries, and its end says 3");
    }

    @Test
    void largeNumbersThatAreNone() throws IOException {
        byte[] jar = jar();
        bytes(jar).putInt(directory(jar) + 20, -1);
        refused(jar, "cannot be read");
        byte[] far = jar();
        bytes(far).putInt(far.length - 22 + 16, 0x7FFFFFFF);
        refused(far, "is a part missing?");
    }

    @Test
    void twice() throws IOException {
        String[] names = {"a/B.class", "a/C.class"};
        byte[] jar = new Packed()
                .stored(names[0], new byte[] {1})
                .stored(names[1], new byte[] {2})
                .bytes();
        String text = new String(jar, StandardCharsets.ISO_8859_1).replace(names[1], names[0]);
        refused(text.getBytes(StandardCharsets.ISO_8859_1), "holds a/B.class more than once");
    }

    @Test
    void namesThatLeadOutside() throws IOException {
        for (String name : new String[] {"../x", "a/../../x", "/etc/x", "a\\x", "C:x", ".."}) {
            refused(new Packed().with(Mixed.class).text(name, "x").bytes(), "would write outside");
        }
        byte[] harmless =
                new Packed().text("a..b/..c/x..", "x").text("ab:c", "x").bytes();
        assertThat(new Offline()
                        .check(Files.write(folder.resolve("in.jar"), harmless))
                        .isDifferent())
                .isFalse();
    }

    @Test
    void bombs() throws IOException {
        byte[] zeros = new byte[1 << 20];
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < 8; i++) {
                zip.putNextEntry(new ZipEntry("a/C" + i + ".class"));
                for (int j = 0; j < 20; j++) {
                    zip.write(zeros);
                }
            }
        }
        refused(bytes.toByteArray(), "unpacks to more than 100 times its size");
        ByteArrayOutputStream large = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(large)) {
            zip.putNextEntry(new ZipEntry("a/C.class"));
            for (int j = 0; j < 33; j++) {
                zip.write(zeros);
            }
        }
        refused(large.toByteArray(), "is larger than any of its kind");
    }

    @Test
    void sizesThatAreTooSmall() throws IOException {
        byte[] jar = jar();
        CRC32 checksum = new CRC32();
        byte[] classFile = Packed.classFile(Mixed.class);
        checksum.update(classFile, 0, classFile.length - 1);
        bytes(jar)
                .putInt(directory(jar) + 16, (int) checksum.getValue())
                .putInt(directory(jar) + 24, classFile.length - 1);
        refused(jar, "the entry oldstyle/Mixed.class is damaged");
    }

    @Test
    void oneInAnother() throws IOException {
        byte[] jar = jar();
        for (int i = 0; i < 7; i++) {
            jar = new Packed().with("in.jar", jar).bytes();
        }
        Path in = Files.write(folder.resolve("deep.jar"), jar);
        refused(in, in + "!/in.jar!/in.jar!/in.jar!/in.jar!/in.jar is refused", "6 deep in one another");
    }

    @Test
    void nestedFilesThatOnlyHaveTheNameOfAnArchiveStay() throws IOException {
        byte[] text = "no archive".getBytes(StandardCharsets.US_ASCII);
        Path in = new Packed()
                .with("text.jar", text)
                .with("empty.jar", new byte[0])
                .with(Mixed.class)
                .at(folder.resolve("in.jar"));
        Outcome outcome = new Offline().rewrite(in, folder.resolve("out.jar"));
        assertThat(outcome.classes()).isEqualTo(1);
        assertThat(outcome.messages())
                .containsExactly(
                        in + "!/text.jar is no archive despite its name, it stays as it is",
                        in + "!/empty.jar is no archive despite its name, it stays as it is");
    }
}
