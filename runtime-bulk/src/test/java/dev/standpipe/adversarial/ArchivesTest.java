package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Entries of archives that are open, and resources that class loaders find in them. */
class ArchivesTest {
    private static final int HEADER = 31;

    @TempDir
    Path dir;

    private interface Entry {
        InputStream of(ZipFile archive) throws IOException;
    }

    private static InputStream entry(ZipFile archive) throws IOException {
        return archive.getInputStream(archive.getEntry("e"));
    }

    private static byte[] archive(boolean stored) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] content = new byte[20_001];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) (i * i >> 7);
        }
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            ZipEntry entry = new ZipEntry("e");
            if (stored) {
                CRC32 sum = new CRC32();
                sum.update(content, 0, content.length);
                entry.setMethod(ZipEntry.STORED);
                entry.setSize(content.length);
                entry.setCrc(sum.getValue());
            }
            zip.putNextEntry(entry);
            zip.write(content);
        }
        return bytes.toByteArray();
    }

    private static void noteLeft(Run run, InputStream in) {
        try {
            run.note("left", in.available());
        } catch (IOException closed) {
            run.note(closed);
        }
    }

    private static void read(Run run, InputStream in) {
        DataInputStream data = new DataInputStream(in);
        run.read(data, new byte[3], 0, 3);
        run.read(data, new int[1000], 0, 1000);
        noteLeft(run, in);
        run.read(data, new long[600], 0, 600);
        noteLeft(run, in);
        run.read(data, new double[3000], 0, 3000);
        run.read(data, new int[3], 0, 3);
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: entries that are whole, compressed or stored, with a buffer and without")
    void whole() throws Exception {
        for (boolean stored : new boolean[] {false, true}) {
            Path file = Files.write(dir.resolve("archive"), archive(stored));
            Run.bothWays(run -> {
                        try (ZipFile archive = new ZipFile(file.toFile())) {
                            read(run, entry(archive));
                        }
                    })
                    .mustMove();
            Run.bothWays(run -> {
                        try (ZipFile archive = new ZipFile(file.toFile())) {
                            read(run, new BufferedInputStream(entry(archive), 100));
                        }
                    })
                    .mustMove();
        }
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: a corrupt entry: as many elements, and the same complaint, as one at a time")
    void corrupt() throws Exception {
        byte[] good = archive(false);
        Entry[] kinds = {ArchivesTest::entry, archive -> new BufferedInputStream(entry(archive), 64)};
        for (Entry kind : kinds) {
            Run.bothWays(run -> {
                        for (int k = 0; k < 60; k++) {
                            byte[] bad = good.clone();
                            bad[HEADER + k * (good.length - 100 - HEADER) / 60] ^= (byte) (0x11 * (k + 1));
                            Path file = Files.write(dir.resolve("archive" + k), bad);
                            run.note("damage", k);
                            try (ZipFile archive = new ZipFile(file.toFile())) {
                                InputStream in = kind.of(archive);
                                run.read(new DataInputStream(in), new int[4990], 0, 4990);
                                noteLeft(run, in);
                                read(run, kind.of(archive));
                            }
                        }
                    })
                    .mustMove();
        }
    }

    @Test
    @Tag("case-19")
    @DisplayName("19: the archive is closed between two loops, or the entry is")
    void closed() throws Exception {
        for (boolean stored : new boolean[] {false, true}) {
            for (boolean closesEntry : new boolean[] {false, true}) {
                Path file = Files.write(dir.resolve("archive"), archive(stored));
                Run.bothWays(run -> {
                    ZipFile archive = new ZipFile(file.toFile());
                    InputStream in = entry(archive);
                    run.read(new DataInputStream(in), new int[500], 0, 500);
                    (closesEntry ? in : archive).close();
                    run.read(new DataInputStream(in), new int[500], 0, 500);
                    archive.close();
                });
            }
        }
    }

    @Test
    @Tag("case-9")
    @DisplayName("9: resources by a class loader and by URL")
    void resources() throws Exception {
        for (boolean stored : new boolean[] {false, true}) {
            Path file = Files.write(dir.resolve("archive.jar"), archive(stored));
            URL[] path = {file.toUri().toURL()};
            Run.bothWays(run -> {
                        try (URLClassLoader loader = new URLClassLoader(path, null)) {
                            try (InputStream in = loader.getResourceAsStream("e")) {
                                assertThat(in.getClass().getName()).endsWith("JarURLInputStream");
                                read(run, in);
                            }
                            try (InputStream in = loader.getResource("e").openStream()) {
                                read(run, new BufferedInputStream(in));
                            }
                        }
                    })
                    .mustMove();
            Run.bothWays(run -> {
                        try (URLClassLoader loader = new URLClassLoader(path, null);
                                InputStream in = loader.getResourceAsStream("e")) {
                            read(run, in);
                        }
                    })
                    .mustMove();
        }
    }
}
