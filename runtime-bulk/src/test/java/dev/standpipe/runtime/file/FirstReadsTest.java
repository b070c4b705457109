package dev.standpipe.runtime.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstReadsTest {
    @TempDir
    Path dir;

    @AfterEach
    void over() {
        FirstReads.leave(0);
    }

    @Test
    void onlyStreamsWithTheJdksOwnMethodAreRead() throws IOException {
        FirstReads.leave(1000);
        File file = Files.write(dir.resolve("file"), new byte[10]).toFile();
        try (InputStream in = new FileInputStream(file);
                RandomAccessFile both = new RandomAccessFile(file, "rw");
                InputStream heir = new FileInputStream(file) {};
                RandomAccessFile anotherHeir = new RandomAccessFile(file, "r") {};
                FileOutputStream out = new FileOutputStream(dir.resolve("other").toFile())) {
            assertThat(FirstReads.take(in, 1000)).isTrue();
            assertThat(FirstReads.take(both, 1000)).isTrue();
            assertThat(FirstReads.take(heir, 1000)).isFalse();
            assertThat(FirstReads.take(anotherHeir, 1000)).isFalse();
            assertThat(FirstReads.take(out, 1000)).isFalse();
        }
    }

    @Test
    void whatIsReadArrives() throws IOException {
        FirstReads.leave(1 << 20);
        byte[] content = {1, 2, 3, 4, 5};
        File file = Files.write(dir.resolve("file"), content).toFile();
        long memory = OffHeap.borrow();
        try (InputStream in = new FileInputStream(file);
                RandomAccessFile both = new RandomAccessFile(file, "r")) {
            for (Object stream : new Object[] {in, both}) {
                assertThat(FirstReads.read(stream, new byte[8], memory + 1, 3)).isEqualTo(3);
                assertThat(FirstReads.read(stream, new byte[8], memory + 4, 8)).isEqualTo(2);
                for (int k = 0; k < content.length; k++) {
                    assertThat(Door.JDK.getByte(null, memory + 1 + k)).isEqualTo(content[k]);
                }
                assertThat(FirstReads.read(stream, new byte[8], memory, 8)).isEqualTo(Descriptor.END_OF_FILE);
            }
        } finally {
            OffHeap.giveBack(memory);
        }
    }

    @Test
    void oneRequestTakesEightKibibytesAtMost() throws IOException {
        FirstReads.leave(1 << 20);
        assertThat(FirstReads.array(100)).hasSize(100);
        assertThat(FirstReads.array(1L << 40)).hasSize(8192);
        File file = Files.write(dir.resolve("file"), new byte[100_000]).toFile();
        long memory = OffHeap.borrow();
        try (InputStream in = new FileInputStream(file)) {
            assertThat(FirstReads.read(in, FirstReads.array(100_000), memory, 100_000))
                    .isEqualTo(8192);
        } finally {
            OffHeap.giveBack(memory);
        }
    }

    @Test
    void theyEndAfterManySmallOnesAndBeforeOneThatIsTooLarge() throws IOException {
        FirstReads.leave(100_000);
        File file = Files.write(dir.resolve("file"), new byte[100_000]).toFile();
        long memory = OffHeap.borrow();
        try (InputStream in = new FileInputStream(file)) {
            assertThat(FirstReads.take(in, 100_001)).isFalse();
            int reads = 0;
            while (FirstReads.take(in, 4)) {
                FirstReads.read(in, new byte[4], memory, 4);
                reads++;
            }
            assertThat(reads).isBetween(100, 200);
        } finally {
            OffHeap.giveBack(memory);
        }
    }
}
