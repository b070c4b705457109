package dev.standpipe.runtime.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the program sees while the system is made to fetch its files; {@link PrefetchTest} runs this in a JVM of its
 * own.
 */
class ReadsHinted {
    private static final int HOW = Format.plain(Element.BYTE).how;

    @TempDir
    Path folder;

    @Test
    void theFileIsReadAsItIsThen() throws Exception {
        File file = folder.resolve("f").toFile();
        Files.write(file.toPath(), new byte[1 << 20]);
        long hintedBefore = Prefetch.bytesHinted();
        try (DataInputStream in = new DataInputStream(new FileInputStream(file));
                RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            byte[] a = new byte[1 << 14];
            for (int k = 0; k < 1 << 6; k++) {
                out.seek(k << 14);
                out.write(k);
                assertThat(Standpipe.readArray(in, a, 0, a.length, HOW, 0)).isEqualTo(a.length);
                assertThat(a[0]).isEqualTo((byte) k);
            }
            assertThat(in.read()).isNegative();
        }
        isEventuallyHinted(hintedBefore);
        assertThat(Prefetch.bytesUsed()).isZero();
        assertThat(WindowMemory.taken()).isZero();
    }

    private static void isEventuallyHinted(long before) throws InterruptedException {
        for (int tenths = 0; tenths < 100 && Prefetch.bytesHinted() == before; tenths++) {
            Thread.sleep(100);
        }
        assertThat(Prefetch.bytesHinted()).isGreaterThan(before);
    }

    /** What waits for another thread's transfer must not use up what the program has been told. */
    @Test
    void aPermitIsKept() throws Exception {
        File file = folder.resolve("f").toFile();
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            out.setLength(32 << 20);
        }
        try (FileInputStream leaf = new FileInputStream(file)) {
            Thread other = new Thread(() -> {
                while (!Thread.currentThread().isInterrupted()) {
                    readFromTheStart(leaf, new byte[1 << 20]);
                }
            });
            other.start();
            for (int times = 0; times < 300; times++) {
                LockSupport.unpark(Thread.currentThread());
                readFromTheStart(leaf, new byte[1 << 13]);
                long before = System.nanoTime();
                LockSupport.parkNanos(20_000_000_000L);
                assertThat(System.nanoTime() - before).isLessThan(10_000_000_000L);
            }
            other.interrupt();
            other.join();
        }
    }

    /** Without a channel, which an interrupt would close. */
    private static void readFromTheStart(FileInputStream leaf, byte[] a) {
        try {
            Descriptor.position(leaf.getFD(), 0);
            Standpipe.check(Standpipe.readArray(new DataInputStream(leaf), a, 0, a.length, HOW, 0));
        } catch (IOException end) {
            throw new UncheckedIOException(end);
        }
    }

    @Test
    void aSeekIsNoMatter() throws IOException {
        File file = folder.resolve("f").toFile();
        Files.write(file.toPath(), new byte[1 << 20]);
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            byte[] a = new byte[1 << 12];
            for (int k = 0; k < 200; k++) {
                assertThat(Standpipe.readArray(in, a, 0, a.length, HOW, 0)).isEqualTo(a.length);
                in.seek(k % 3 == 0 ? k << 11 : in.getFilePointer());
            }
        }
    }
}
