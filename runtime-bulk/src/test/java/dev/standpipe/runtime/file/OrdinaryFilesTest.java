package dev.standpipe.runtime.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.FileInputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrdinaryFilesTest {
    @TempDir
    Path dir;

    @Test
    void aRegularFileIsOne() throws Exception {
        Path file = Files.write(dir.resolve("file"), new byte[10]);
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r");
                FileInputStream shared = new FileInputStream(open.getFD())) {
            for (int k = 0; k < 3; k++) {
                assertThat(OrdinaryFiles.is(open)).isTrue();
                assertThat(OrdinaryFiles.is(shared)).isTrue();
            }
        }
    }

    @Test
    void whatTheSystemMakesUpIsNot() throws Exception {
        assumeTrue(new File("/proc/self/status").isFile(), "needs /proc");
        try (FileInputStream made = new FileInputStream("/proc/self/status");
                FileInputStream shared = new FileInputStream(made.getFD());
                FileInputStream device = new FileInputStream("/dev/null")) {
            for (int k = 0; k < 3; k++) {
                assertThat(OrdinaryFiles.is(made)).isFalse();
                assertThat(OrdinaryFiles.is(shared)).isFalse();
                assertThat(OrdinaryFiles.is(device)).isFalse();
            }
        }
    }

    /** The system gives the number of a file that was closed to the next one that is opened. */
    @Test
    void nothingIsKnownOfTheNextFileWithTheSameNumber() throws Exception {
        assumeTrue(new File("/dev/null").exists(), "needs /dev/null");
        Path file = Files.write(dir.resolve("file"), new byte[10]);
        int same = 0;
        for (int k = 0; k < 50; k++) {
            FileInputStream first = new FileInputStream(file.toFile());
            int number = Descriptor.number(first.getFD());
            assertThat(OrdinaryFiles.is(first)).isTrue();
            first.close();
            assertThat(OrdinaryFiles.is(first)).as("closed").isFalse();
            try (FileInputStream second = new FileInputStream("/dev/null")) {
                same += Descriptor.number(second.getFD()) == number ? 1 : 0;
                assertThat(OrdinaryFiles.is(second)).isFalse();
            }
        }
        assertThat(same).isPositive();
    }
}
