package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

@Tag("by-hand")
class BulkRandomAccessFileTest {
    @TempDir
    Path dir;

    @Test
    void thePointerMovesOverTheElements() throws IOException {
        File name = dir.resolve("f").toFile();
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw")) {
            file.seek(3);
            file.writeArray(new int[] {1, 2, 3}, 1, 2);
            assertThat(file.getFilePointer()).isEqualTo(11);
            assertThat(file.length()).isEqualTo(11);
            file.seek(7);
            int[] a = new int[3];
            file.readArray(a, 2, 1);
            assertThat(a).containsExactly(0, 0, 3);
            assertThat(file.getFilePointer()).isEqualTo(11);
            file.seek(3);
            assertThat(file.readLong()).isEqualTo(2L << 32 | 3);
        }
    }

    @Test
    void offsetsHave64Bits() throws IOException {
        try (BulkRandomAccessFile file =
                new BulkRandomAccessFile(dir.resolve("sparse").toString(), "rw")) {
            long far = (5L << 30) + 1;
            file.seek(far);
            file.writeArray(new long[] {42, -42});
            assertThat(file.getFilePointer()).isEqualTo(far + 16);
            file.seek(far);
            long[] a = new long[2];
            file.readArray(a);
            assertThat(a).containsExactly(42, -42);
        }
    }

    @Test
    void writingNeedsAModeThatAllowsIt() throws IOException {
        Path name = Files.write(dir.resolve("f"), new byte[8]);
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name.toFile(), "r")) {
            assertThatThrownBy(() -> file.writeArray(new int[2])).isInstanceOf(IOException.class);
            assertThat(file.getFilePointer()).isZero();
            file.readArray(new int[2]);
        }
        assertThatThrownBy(() -> new BulkRandomAccessFile(name.toFile(), "w"))
                .isInstanceOf(IllegalArgumentException.class);
        for (String mode : new String[] {"rws", "rwd"}) {
            try (BulkRandomAccessFile file = new BulkRandomAccessFile(name.toFile(), mode)) {
                file.writeArray(new short[] {1, 2});
            }
            assertThat(Files.readAllBytes(name)).startsWith(0, 1, 0, 2);
        }
    }

    static boolean hasAFullDevice() {
        return new File("/dev/full").exists();
    }

    @Test
    @EnabledIf("hasAFullDevice")
    void aFullDeviceIsReported() throws IOException {
        try (BulkRandomAccessFile file = new BulkRandomAccessFile("/dev/full", "rw")) {
            assertThatThrownBy(() -> file.writeArray(new int[2])).isInstanceOf(IOException.class);
            assertThat(file.getFilePointer()).isZero();
        }
    }

    @Test
    void aSubclassSeesTheBytes() throws IOException {
        Path name = Files.write(dir.resolve("f"), new byte[8]);
        int[] calls = new int[2];
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name.toFile(), "rw") {
            @Override
            public int read(byte[] b, int at, int length) throws IOException {
                calls[0]++;
                return super.read(b, at, length);
            }

            @Override
            public void write(byte[] b, int at, int length) throws IOException {
                calls[1]++;
                super.write(b, at, length);
            }
        }) {
            file.readArray(new int[1]);
            file.writeArray(new int[] {5});
        }
        assertThat(calls).containsExactly(1, 1);
        assertThat(Files.readAllBytes(name)).containsExactly(0, 0, 0, 0, 0, 0, 0, 5);
    }

    @Test
    void closedMeansClosed() throws IOException {
        BulkRandomAccessFile file = new BulkRandomAccessFile(dir.resolve("f").toFile(), "rw");
        file.close();
        assertThatThrownBy(() -> file.readArray(new int[1])).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> file.writeArray(new int[1])).isInstanceOf(IOException.class);
    }
}
