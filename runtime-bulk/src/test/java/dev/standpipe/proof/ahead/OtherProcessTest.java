package dev.standpipe.proof.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.LinkedSession;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files that are read ahead while another process changes them, which the user has promised will not happen: what is
 * noticed all the same, and what is not.
 */
@Tag("slow")
class OtherProcessTest {
    /** Ints of a transfer. */
    private static final int MANY = 1 << 15;

    private static final int TRANSFERS = 16;
    private static final int CHANGED = -1;
    /** 2001-09-09 01:46:40. */
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    private static final long A_WHILE = 150;

    @TempDir
    Path folder;

    /** By the time of its last change, whoever made it. */
    @Test
    void bytesThatAnotherProcessWroteAreFresh() throws Exception {
        inAJvmThatReadsAhead("written");
    }

    /** There is a time that cannot be set. */
    @Test
    void bytesAreFreshAlsoIfTheTimeOfTheFileIsSetBack() throws Exception {
        inAJvmThatReadsAhead("datedBack");
    }

    @Test
    void aFileThatAnotherProcessCutShortEndsThere() throws Exception {
        inAJvmThatReadsAhead("cut");
    }

    @Test
    void aFileThatAnotherProcessWroteMoreToGoesOn() throws Exception {
        inAJvmThatReadsAhead("grown");
    }

    /** The stream still has the file that it opened. */
    @Test
    void aFileThatAnotherOneTookThePlaceOfIsReadToItsEnd() throws Exception {
        inAJvmThatReadsAhead("replaced");
    }

    /** Stores into mapped memory may go unnoticed: each element is then the old or the new one. */
    @Test
    void mappedStoresMayComeLate() throws Exception {
        inAJvmThatReadsAhead("mapped");
    }

    private void inAJvmThatReadsAhead(String what) throws Exception {
        Fork.run("", OtherProcessTest.class, what, folder, "-D" + LinkedSession.EAGER + "=ahead");
    }

    static void written(Path folder) throws Exception {
        written(folder, "");
    }

    static void datedBack(Path folder) throws Exception {
        written(folder, " && TZ=UTC touch -d '2001-09-09 01:46:40' ");
    }

    private static void written(Path folder, String then) throws Exception {
        eachWay(folder, (file, in) -> {
            int next = warm(in);
            int place = next + MANY / 3;
            shell("printf '\\377\\377\\377\\377' | dd of=" + file + " bs=4 seek=" + place
                    + " conv=notrunc status=none"
                    + (then.isEmpty() ? "" : then + file));
            int[] read = read(in);
            for (int k = 0; k < MANY; k++) {
                assertThat(read[k]).isEqualTo(next + k == place ? CHANGED : next + k);
            }
        });
    }

    static void cut(Path folder) throws Exception {
        eachWay(folder, (file, in) -> {
            int next = warm(in);
            shell("truncate -s " + (next + 100) * 4 + " " + file);
            int[] read = new int[MANY];
            assertThat(readUntilTheEnd(in, read)).isEqualTo(100);
            assertThat(read[99]).isEqualTo(next + 99);
            assertThat(read[100]).isZero();
        });
    }

    static void grown(Path folder) throws Exception {
        eachWay(folder, (file, in) -> {
            for (int k = 0; k < TRANSFERS - 1; k++) {
                read(in);
            }
            Thread.sleep(A_WHILE);
            shell("head -c 400 /dev/zero | tr '\\000' '\\377' >> " + file);
            assertThat(read(in)[MANY - 1]).isEqualTo(TRANSFERS * MANY - 1);
            int[] more = new int[MANY];
            assertThat(readUntilTheEnd(in, more)).isEqualTo(100);
            assertThat(more[99]).isEqualTo(CHANGED);
        });
    }

    static void replaced(Path folder) throws Exception {
        eachWay(folder, (file, in) -> {
            int next = warm(in);
            shell("head -c 1000 /dev/zero > " + file + ".new && mv " + file + ".new " + file);
            for (; next < TRANSFERS * MANY; next += MANY) {
                int[] read = read(in);
                assertThat(read[0]).isEqualTo(next);
                assertThat(read[MANY - 1]).isEqualTo(next + MANY - 1);
            }
        });
    }

    static void mapped(Path folder) throws Exception {
        eachWay(folder, (file, in) -> {
            try (RandomAccessFile other = new RandomAccessFile(file.toFile(), "rw")) {
                MappedByteBuffer map = other.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, other.length());
                int next = warm(in);
                for (int k = 0; k < MANY; k++) {
                    map.putInt(4 * (next + k), CHANGED);
                }
                int[] read = read(in);
                for (int k = 0; k < MANY; k++) {
                    assertThat(read[k] == next + k || read[k] == CHANGED).isTrue();
                }
            }
        });
    }

    private interface Check {
        void of(Path file, DataInput in) throws Exception;
    }

    private static void eachWay(Path folder, Check check) throws Exception {
        for (int way = 0; way < 3; way++) {
            Path file = longAgo(folder);
            DataInput in = open(file, way);
            long used = Prefetch.bytesUsed();
            check.of(file, in);
            assertThat(Prefetch.bytesUsed()).as("it was read ahead").isGreaterThan(used);
            ((Closeable) in).close();
            Files.delete(file);
        }
    }

    private static DataInput open(Path file, int way) throws IOException {
        switch (way) {
            case 0:
                return new RandomAccessFile(file.toFile(), "r");
            case 1:
                return new DataInputStream(new FileInputStream(file.toFile()));
            default:
                return new DataInputStream(new BufferedInputStream(new FileInputStream(file.toFile())));
        }
    }

    /** So many transfers that the next one is there before it is asked for. Returns the next int. */
    private static int warm(DataInput in) throws Exception {
        int k = 0;
        for (; k < 4; k++) {
            assertThat(read(in)[0]).isEqualTo(k * MANY);
        }
        Thread.sleep(A_WHILE);
        return k * MANY;
    }

    private static int[] read(DataInput in) throws IOException {
        int[] a = new int[MANY];
        int got = readUntilTheEnd(in, a);
        assertThat(got).isEqualTo(MANY);
        return a;
    }

    private static int readUntilTheEnd(DataInput in, int[] a) throws IOException {
        int how = Format.plain(Element.INT).how | Format.AGAIN;
        int i = 0;
        try {
            long moved = Standpipe.readArray(in, a, 0, a.length, how, 0);
            i = (int) moved;
            Standpipe.check(moved);
            for (; i < a.length; i++) {
                a[i] = in.readInt();
            }
        } catch (EOFException end) {
            return i;
        }
        return i;
    }

    private static Path longAgo(Path folder) throws Exception {
        Path file = folder.resolve("ints");
        ByteBuffer bytes = ByteBuffer.allocate(4 * MANY * TRANSFERS);
        for (int k = 0; k < MANY * TRANSFERS; k++) {
            bytes.putInt(k);
        }
        Files.write(file, bytes.array());
        Files.setLastModifiedTime(file, LONG_AGO);
        Thread.sleep(A_WHILE);
        return file;
    }

    private static void shell(String command) throws Exception {
        Process process = new ProcessBuilder("sh", "-c", command)
                .redirectErrorStream(true)
                .start();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(command).isZero();
    }
}
