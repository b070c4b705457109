package dev.standpipe.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody else has changed stays so, hence a JVM of its own. */
class RetransformedStreamsTest {
    private static final int HOW = Format.plain(Element.INT).how;

    @TempDir
    Path folder;

    @Test
    void nothingStandsInForWhatWasChanged() throws Exception {
        Fork.run("", RetransformedStreamsTest.class, "change", folder);
    }

    static void change(Path folder) throws IOException {
        Path file = Files.write(folder.resolve("file"), new byte[400]);
        Site site = Sites.at(Sites.register());
        assertThat(moved(new DataInputStream(bytes()), site)).isEqualTo(50);
        assertThat(RetransformedStreams.add("java/io/InputStream"))
                .as("which none of them calls")
                .isFalse();
        assertThat(RetransformedStreams.add("java/io/BufferedInputStream")).isTrue();
        assertThat(RetransformedStreams.add("java/io/BufferedInputStream"))
                .as("known")
                .isFalse();

        assertThat(moved(new DataInputStream(bytes()), site)).isEqualTo(50);
        assertThat(moved(new DataInputStream(new BufferedInputStream(bytes())), site))
                .isZero();
        assertThat(moved(new DataInputStream(new DataInputStream(new BufferedInputStream(bytes()) {})), site))
                .isZero();
        assertThat(Standpipe.stage(new DataInputStream(filled()), new byte[80], 10, 8, site.id()))
                .isZero();
        try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "rw")) {
            assertThat(moved(random, site)).isEqualTo(50);
        }
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.CLASS_CHANGED);

        assertThat(written(new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream())), site))
                .isEqualTo(50);
        assertThat(written(new ObjectOutputStream(new ByteArrayOutputStream()), site))
                .as("what is beneath is not seen")
                .isZero();
        assertThat(RetransformedStreams.add("java/io/DataOutputStream")).isTrue();
        assertThat(written(new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream())), site))
                .isZero();
    }

    @Test
    void nothingStandsInForWhatWorksWithWhatWasChanged() throws Exception {
        Fork.run("", RetransformedStreamsTest.class, "changeWorkers", folder);
    }

    static void changeWorkers(Path folder) throws IOException {
        Path file = Files.write(folder.resolve("file"), new byte[400]);
        Site site = Sites.at(Sites.register());
        try (FileInputStream plain = new FileInputStream(file.toFile())) {
            assertThat(moved(new DataInputStream(new CheckedInputStream(bytes(), new CRC32())), site))
                    .isEqualTo(50);
            assertThat(RetransformedStreams.add("java/io/FilterInputStream")).isTrue();
            assertThat(moved(new DataInputStream(new CheckedInputStream(bytes(), new CRC32())), site))
                    .isEqualTo(50);
            assertThat(moved(new DataInputStream(new PushbackInputStream(bytes())), site))
                    .isZero();
            assertThat(moved(new DataInputStream(new DataInputStream(bytes())), site))
                    .isZero();
            assertThat(RetransformedStreams.add("java/util/zip/CheckedOutputStream"))
                    .isFalse();
            assertThat(RetransformedStreams.add("java/util/zip/CRC32")).isTrue();
            assertThat(moved(new DataInputStream(new CheckedInputStream(bytes(), new CRC32())), site))
                    .isZero();
            assertThat(site.declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.CLASS_CHANGED);
            assertThat(moved(new DataInputStream(plain), site)).isEqualTo(50);
        }
    }

    private static InputStream bytes() {
        return new ByteArrayInputStream(new byte[400]);
    }

    private static InputStream filled() throws IOException {
        InputStream in = new BufferedInputStream(bytes());
        assertThat(in.read()).isZero();
        return in;
    }

    private static int moved(Object in, Site site) {
        return (int) Standpipe.readArray(in, new int[50], 0, 50, HOW, site.id());
    }

    private static int written(Object out, Site site) {
        return (int) Standpipe.writeArray(out, new int[200], 0, 50, HOW, site.id());
    }
}
