package dev.standpipe.runtime.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reading in sequence when nobody has asked for more; {@link PrefetchTest} looks at what this loads. */
class ReadsUnaided {
    @TempDir
    Path folder;

    @Test
    void aFile() throws IOException {
        File file = folder.resolve("f").toFile();
        Files.write(file.toPath(), new byte[1 << 20]);
        int how = Format.plain(Element.INT).how | Format.AGAIN;
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            int[] a = new int[1 << 12];
            for (int k = 0; k < 1 << 6; k++) {
                assertThat(Standpipe.readArray(in, a, 0, a.length, how, 0)).isEqualTo(a.length);
            }
            assertThat(descriptors(file)).isEqualTo(1);
        }
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            assertThat(thread.getName()).doesNotStartWith("standpipe");
        }
    }

    private static int descriptors(File file) throws IOException {
        int n = 0;
        for (File descriptor : new File("/proc/self/fd").listFiles()) {
            n += descriptor.getCanonicalFile().equals(file.getCanonicalFile()) ? 1 : 0;
        }
        return n;
    }
}
