package dev.standpipe.zip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Packed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveWriterTest {
    @TempDir
    Path folder;

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("in.zip"), content);
    }

    /** With one entry of another content, one left out, and one more. */
    private byte[] packed(Path in, String changed, String removed, String added) throws IOException {
        Path out = folder.resolve("out.zip");
        try (FileChannel from = FileChannel.open(in);
                FileChannel to = FileChannel.open(
                        out,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            ArchiveDirectory zip = new ArchiveDirectory(Bytes.of(from));
            Map<ArchiveEntry, Bytes> changes = new HashMap<>();
            Set<ArchiveEntry> removals = new HashSet<>();
            for (ArchiveEntry entry : zip.entries()) {
                if (entry.name().equals(changed)) {
                    changes.put(entry, new Bytes(from, 0, 4));
                }
                if (entry.name().equals(removed)) {
                    removals.add(entry);
                }
            }
            Map<String, byte[]> additions =
                    added == null ? Collections.emptyMap() : Collections.singletonMap(added, new byte[] {1, 2});
            ArchiveWriter.write(zip, changes, removals, additions, to);
        }
        return Files.readAllBytes(out);
    }

    private static byte[] content(ZipFile file, String name) throws IOException {
        try (InputStream in = file.getInputStream(file.getEntry(name))) {
            byte[] all = new byte[1000];
            int n = 0;
            for (int b = in.read(); b >= 0; b = in.read()) {
                all[n++] = (byte) b;
            }
            return Arrays.copyOf(all, n);
        }
    }

    @Test
    void makesTheSameBytesOfWhatDoesNotChange() throws IOException {
        byte[] plain = new Packed()
                .text("a", "1")
                .stored("b", new byte[9])
                .text("d/", "")
                .saying("comment")
                .bytes();
        assertThat(packed(file(plain), null, null, null)).isEqualTo(plain);
        byte[] empty = new Packed().bytes();
        assertThat(packed(file(empty), null, null, null)).isEqualTo(empty);
    }

    @Test
    void keepsTheScriptInFrontOfOffsetsOfEitherKind() throws IOException {
        byte[] plain = new Packed().text("a", "1").text("b", "2").bytes();
        byte[] script = "#!/bin/sh\nexec java -jar $0\n".getBytes("US-ASCII");
        byte[] both = Arrays.copyOf(script, script.length + plain.length);
        System.arraycopy(plain, 0, both, script.length, plain.length);
        assertThat(packed(file(both), null, null, null)).isEqualTo(both);
        byte[] moved = moveOffsets(both.clone(), script.length);
        for (byte[] each : new byte[][] {both, moved}) {
            assertThat(packed(file(each), null, null, null)).isEqualTo(each);
            byte[] changed = packed(file(each), "a", null, "c");
            assertThat(Arrays.copyOf(changed, script.length)).isEqualTo(script);
            try (ZipFile file = new ZipFile(folder.resolve("out.zip").toFile())) {
                assertThat(content(file, "b")).isEqualTo(new byte[] {'2'});
                assertThat(content(file, "c")).isEqualTo(new byte[] {1, 2});
            }
        }
    }

    /** Counted from the beginning of the file, as zip -A does it. */
    private static byte[] moveOffsets(byte[] zip, int by) {
        ByteBuffer all = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        int end = zip.length - 22;
        int directory = all.getInt(end + 16) + by;
        all.putInt(end + 16, directory);
        for (int at = directory; at < end; ) {
            all.putInt(at + 42, all.getInt(at + 42) + by);
            at += 46 + all.getShort(at + 28) + all.getShort(at + 30) + all.getShort(at + 32);
        }
        return zip;
    }

    @Test
    void changesRemovesAndAdds() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ZipOutputStream zip = new ZipOutputStream(bytes);
        for (String name : new String[] {"a", "b", "c"}) {
            ZipEntry entry = new ZipEntry(name);
            entry.setTime(1_400_000_000_000L + name.charAt(0) * 10_000);
            entry.setExtra(new byte[] {0x34, 0x12, 2, 0, 7, 7});
            entry.setComment("about " + name);
            zip.putNextEntry(entry);
            zip.write(new byte[300]);
        }
        zip.close();
        packed(file(bytes.toByteArray()), "a", "b", "d/\u00e9");
        try (ZipFile before = new ZipFile(folder.resolve("in.zip").toFile());
                ZipFile after = new ZipFile(folder.resolve("out.zip").toFile())) {
            List<String> names = new ArrayList<>();
            Collections.list(after.entries()).forEach(entry -> names.add(entry.getName()));
            assertThat(names).containsExactly("a", "c", "d/\u00e9");
            assertThat(content(after, "a")).isEqualTo(new byte[] {'P', 'K', 3, 4});
            assertThat(content(after, "c")).isEqualTo(new byte[300]);
            for (String name : new String[] {"a", "c"}) {
                assertThat(after.getEntry(name).getTime())
                        .isEqualTo(before.getEntry(name).getTime());
                assertThat(after.getEntry(name).getExtra())
                        .isEqualTo(before.getEntry(name).getExtra());
                assertThat(after.getEntry(name).getComment()).isEqualTo("about " + name);
            }
            assertThat(after.getEntry("d/\u00e9").getTime())
                    .isEqualTo(before.getEntry("c").getTime());
        }
    }

    @Test
    void countsMoreEntriesThanSixteenBitsHold() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < 66_000; i++) {
                zip.putNextEntry(new ZipEntry(Integer.toString(i)));
            }
        }
        Path in = file(bytes.toByteArray());
        assertThat(packed(in, null, null, null)).isEqualTo(bytes.toByteArray());
        byte[] more = packed(in, "7", "8", "more");
        assertThat(hasLargeEnd(more)).isTrue();
        try (ZipFile file = new ZipFile(folder.resolve("out.zip").toFile())) {
            assertThat(file.size()).isEqualTo(66_000);
            assertThat(content(file, "7")).hasSize(4);
            assertThat(content(file, "65999")).isEmpty();
        }
    }

    private static boolean hasLargeEnd(byte[] zip) {
        return ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN).getInt(zip.length - 42) == 0x07064b50;
    }

    @Test
    void growsBeyondWhatSixteenBitsHold() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < 65_534; i++) {
                zip.putNextEntry(new ZipEntry(Integer.toString(i)));
            }
        }
        Path in = file(bytes.toByteArray());
        assertThat(hasLargeEnd(bytes.toByteArray())).isFalse();
        assertThat(hasLargeEnd(packed(in, null, null, "more"))).isTrue();
    }

    @Test
    void keepsNumbersThatStandAmongTheExtraFields() throws IOException {
        byte[] plain =
                new Packed().stored("a", new byte[300]).stored("b", new byte[5]).bytes();
        Path in = file(large(plain));
        assertThat(packed(in, null, null, null)).isEqualTo(large(plain));
        packed(in, "b", null, "c");
        try (ZipFile file = new ZipFile(folder.resolve("out.zip").toFile())) {
            assertThat(content(file, "a")).isEqualTo(new byte[300]);
            assertThat(content(file, "b")).hasSize(4);
            assertThat(content(file, "c")).hasSize(2);
        }
        packed(in, "a", null, "c");
        try (ZipFile file = new ZipFile(folder.resolve("out.zip").toFile())) {
            assertThat(file.getEntry("a").getExtra()).isNull();
            assertThat(content(file, "a")).hasSize(4);
            assertThat(content(file, "b")).hasSize(5);
        }
    }

    /** The first entry's sizes in 64 bits, as if it were longer than 4 GiB. */
    private static byte[] large(byte[] zip) {
        ByteBuffer all = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        int end = zip.length - 22;
        int directory = all.getInt(end + 16);
        ByteBuffer out = ByteBuffer.allocate(zip.length + 20).order(ByteOrder.LITTLE_ENDIAN);
        out.put(zip, 0, directory + 47);
        out.putShort((short) 1).putShort((short) 16);
        out.putLong(all.getInt(directory + 24)).putLong(all.getInt(directory + 20));
        out.put(zip, directory + 47, zip.length - directory - 47);
        out.putInt(directory + 24, -1).putInt(directory + 20, -1).putShort(directory + 30, (short) 20);
        out.putInt(out.capacity() - 22 + 12, all.getInt(end + 12) + 20);
        return out.array();
    }
}
