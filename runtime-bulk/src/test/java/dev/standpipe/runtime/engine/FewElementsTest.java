package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A loop over few elements is as fast by itself: of a file until JDK 17 with fewer than 16 bytes, since 21 with fewer
 * than eight elements as well.
 */
class FewElementsTest {
    private static final int HOW = Format.plain(Element.INT).how;
    private static final int LEAST = JavaVersion.RUNNING >= 21 ? 8 : 4;

    @TempDir
    Path folder;

    private final Site site = Sites.at(Sites.register());
    private File file;

    @BeforeEach
    void fill() throws IOException {
        file = folder.resolve("file").toFile();
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            out.setLength(4096);
        }
    }

    @Test
    void ofARandomAccessFile() throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file, "rw")) {
            for (int k = 0; k < 5; k++) {
                assertThat((int) Standpipe.readArray(in, new int[9], 0, LEAST - 1, HOW, site.id()))
                        .isZero();
                assertThat((int) Standpipe.writeArray(in, new int[9], 0, LEAST - 1, HOW, site.id()))
                        .isZero();
            }
            assertThat(in.getFilePointer()).isZero();
            assertThat((int) Standpipe.readArray(in, new int[9], 1, LEAST + 1, HOW, site.id()))
                    .isEqualTo(LEAST + 1);
            assertThat((int) Standpipe.writeArray(in, new int[9], 0, LEAST, HOW, site.id()))
                    .isEqualTo(LEAST);
        }
        assertDeclined(10);
    }

    @Test
    void ofAFileBeneathADataStream() throws IOException {
        try (DataInputStream in = new DataInputStream(new FileInputStream(file));
                DataOutputStream out = new DataOutputStream(
                        new FileOutputStream(folder.resolve("other").toFile()))) {
            assertThat((int) Standpipe.readArray(in, new int[9], 0, LEAST - 1, HOW, site.id()))
                    .isZero();
            assertThat((int) Standpipe.writeArray(out, new int[9], 0, LEAST - 1, HOW, site.id()))
                    .isZero();
            assertThat((int) Standpipe.readArray(in, new int[9], 0, LEAST, HOW, site.id()))
                    .isEqualTo(LEAST);
            assertThat((int) Standpipe.writeArray(out, new int[9], 0, LEAST, HOW, site.id()))
                    .isEqualTo(LEAST);
        }
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.TOO_SMALL);
    }

    @Test
    void written() throws Exception {
        Fork.run("", FewElementsTest.class, "leavesFew", folder);
    }

    /** In a JVM of its own, as users have it: the tests in this one have little carried, too. */
    static void leavesFew(Path folder) throws IOException {
        boolean left = JavaVersion.RUNNING >= 15;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (OutputStream buffer : new OutputStream[] {
            bytes, new BufferedOutputStream(bytes), new ByteArrayOutputStream() {}, new BufferedOutputStream(bytes) {}
        }) {
            assertLeft(new DataOutputStream(buffer), left ? 4 : 2, left ? 5 : 2);
        }
        // two longs are the first 16 bytes, and from 21 on it takes eight elements
        try (RandomAccessFile file = new RandomAccessFile(folder.resolve("file").toFile(), "rw")) {
            Site site = Sites.at(Sites.register());
            int how = Format.plain(Element.LONG).how;
            assertThat((int) Standpipe.writeArray(file, new long[9], 0, 2, how, site.id()))
                    .isEqualTo(JavaVersion.RUNNING >= 21 ? 0 : 2);
        }
    }

    private static void assertLeft(DataOutputStream out, int fewest, int fewestSmall) {
        Site site = Sites.at(Sites.register());
        int how = Format.plain(Element.SHORT).how;
        assertThat((int) Standpipe.writeArray(out, new int[9], 3, 3 + fewest - 1, HOW, site.id()))
                .isEqualTo(3);
        assertThat((int) Standpipe.writeArray(out, new short[9], 3, 3 + fewestSmall - 1, how, site.id()))
                .isEqualTo(3);
        assertThat(out.size()).isZero();
        assertThat((int) Standpipe.writeArray(out, new int[9], 3, 3 + fewest, HOW, site.id()))
                .isEqualTo(3 + fewest);
        assertThat((int) Standpipe.writeArray(out, new short[9], 3, 3 + fewestSmall, how, site.id()))
                .isEqualTo(3 + fewestSmall);
        assertThat(out.size()).isEqualTo(4 * fewest + 2 * fewestSmall);
        assertThat(site.declined()).isEmpty();
        assertThat(site.calls()).isEqualTo(2);
    }

    @Test
    void ofRoundsWhoseBytesAreKnownAndNotTheirElements() throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 5; k++) {
                assertThat((int) staged(in, LEAST - 1, 4)).isZero();
            }
            assertThat((int) staged(in, LEAST, 4)).isEqualTo(4 * LEAST);
            assertThat((int) staged(in, LEAST, 12)).isEqualTo(12 * LEAST);
            assertThat(in.getFilePointer()).isEqualTo(16 * LEAST);
        }
        assertThat(site.bytes()).isEqualTo(16 * LEAST);
    }

    @Test
    void ofRoundsOverAFileBeneathADataStream() throws IOException {
        try (FileInputStream bytes = new FileInputStream(file)) {
            DataInputStream in = new DataInputStream(bytes);
            for (int k = 0; k < 5; k++) {
                assertThat((int) staged(in, LEAST - 1, 4)).isZero();
            }
            assertThat(bytes.getChannel().position()).isZero();
            assertThat((int) staged(in, LEAST, 4)).isEqualTo(4 * LEAST);
            assertThat((int) staged(in, LEAST, 12)).isEqualTo(12 * LEAST);
        }
        assertThat(site.bytes()).isEqualTo(16 * LEAST);
    }

    private long staged(Object in, int rounds, int size) {
        byte[] staged = Standpipe.staging(rounds, size);
        return staged.length < size ? 0 : Standpipe.stage(in, staged, rounds, size, site.id());
    }

    private void assertDeclined(int times) {
        long count = 0;
        for (DeclinedCalls declined : site.declined()) {
            assertThat(declined.reason()).isEqualTo(Decline.TOO_SMALL);
            count += declined.count();
        }
        assertThat(count).isEqualTo(times);
    }
}
