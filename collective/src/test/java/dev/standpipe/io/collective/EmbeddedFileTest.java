package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.io.Layout;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The largest arrays, and members that fail where the others are on their way to them. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class EmbeddedFileTest {
    private static final Layout INT = Layout.of(int.class);

    @TempDir
    Path dir;

    private File name;

    @BeforeEach
    void place() {
        name = dir.resolve("f").toFile();
    }

    @Test
    void noArrayIsTooLongToBeDivided() {
        int most = 64 << 20;
        assertThat(EmbeddedFile.parts(0, most)).isZero();
        assertThat(EmbeddedFile.parts(1, most)).isOne();
        assertThat(EmbeddedFile.parts(most, most)).isOne();
        assertThat(EmbeddedFile.parts(most + 1, most)).isEqualTo(2);
        assertThat(EmbeddedFile.parts(2_080_374_784, most)).isEqualTo(31);
        assertThat(EmbeddedFile.parts(2_080_374_785, most)).isEqualTo(32);
        assertThat(EmbeddedFile.parts(Integer.MAX_VALUE, most)).isEqualTo(32);
    }

    /** One byte more than 31 parts, which needs 4 GiB for the JVM and 2 on the disk. */
    @Test
    @Tag("long")
    void anArrayOfTwoGigabytesIsMoved() throws IOException {
        int count = 2_080_374_785;
        assumeTrue(Runtime.getRuntime().maxMemory() > 4L << 30, "a heap of 4 GiB");
        byte[] bytes = new byte[count];
        for (int k = 0; k < count; k++) {
            bytes[k] = (byte) (k % 251);
        }
        Groups.threads(1, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                file.writeAll(bytes);
                assertThat(file.position()).isEqualTo(count);
            }
        });
        assertThat(name).hasSize(count);
        try (RandomAccessFile file = new RandomAccessFile(name, "r")) {
            for (long at = 0; at < count; at += 12_345_678) {
                file.seek(at);
                assertThat(file.read()).isEqualTo((int) (at % 251));
            }
            file.seek(count - 1);
            assertThat(file.read()).isEqualTo((count - 1) % 251);
        }
        Arrays.fill(bytes, (byte) -1);
        Groups.threads(1, group -> {
            try (CollectiveFile file = group.open(name, "r")) {
                file.readAll(bytes);
            }
        });
        for (int k = 0; k < count; k++) {
            if (bytes[k] != (byte) (k % 251)) {
                throw new AssertionError("byte " + k + " is " + bytes[k]);
            }
        }
    }

    @Test
    void oneWhoseElementsCannotBeHadIsNamedToTheOthers() throws IOException {
        failing(true);
        assertThat(name).hasSize(0);
    }

    @Test
    void oneThatFailsBeforeAllReadIsNamedToTheOthers() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(name, "rw")) {
            file.setLength(1000);
        }
        failing(false);
    }

    /** Rank 1 moves more elements than its layout has. */
    private void failing(boolean write) throws IOException {
        Groups.threads(3, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                int count = group.rank() == 1 ? 20 : 10;
                Layout mine = INT.contiguous(10).at(80L * group.rank());
                Transfer transfer = new Transfer(new int[count], count, 0, 0, mine);
                Class<? extends Throwable> expected =
                        group.rank() == 1 ? IndexOutOfBoundsException.class : CollectiveException.class;
                assertThatThrownBy(() -> file.moveAll(write, transfer, "moveAll", null))
                        .isInstanceOf(expected)
                        .satisfies(x -> assertThat(String.valueOf(x))
                                .contains(group.rank() == 1 ? "IndexOutOfBounds" : "rank 1 has failed"));
                assertThatThrownBy(() -> file.moveAll(write, transfer, "moveAll", null))
                        .as("the group goes on")
                        .isInstanceOf(expected);
            }
        });
    }
}
