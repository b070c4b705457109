package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Layouts over files: the pointer, the three ways to the bytes, faults, and what may be asked for. */
@Tag("by-hand")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class LayoutFileTest {
    private static final Layout INT = Layout.of(int.class);

    @TempDir
    Path dir;

    private File name;

    @BeforeEach
    void place() {
        name = dir.resolve("f").toFile();
    }

    /** Who carries: the file itself, one whose methods are overridden, and an asynchronous one. */
    private enum Way {
        PLAIN,
        SUBCLASS,
        ASYNC;

        void move(File name, String what, long at, Object array, Layout layout) throws IOException {
            if (this == ASYNC) {
                try (AsyncFile file = new AsyncFile(name, "rw")) {
                    file.seek(at);
                    AsyncFileRequest request = what.equals("read")
                            ? file.readArray(array, layout)
                            : what.equals("write")
                                    ? file.writeArray(array, layout)
                                    : file.writeArraySieved(array, layout);
                    assertThat(file.getFilePointer()).isEqualTo(at + layout.extent());
                    request.done();
                }
                return;
            }
            try (BulkRandomAccessFile file =
                    this == PLAIN ? new BulkRandomAccessFile(name, "rw") : new BulkRandomAccessFile(name, "rw") {}) {
                file.seek(at);
                switch (what) {
                    case "read":
                        file.readArray(array, layout);
                        break;
                    case "write":
                        file.writeArray(array, layout);
                        break;
                    default:
                        file.writeArraySieved(array, layout);
                }
                assertThat(file.getFilePointer()).isEqualTo(at + layout.extent());
            }
        }
    }

    @Test
    void allTypesComeFromWhereTheyLieAndGoThere() throws IOException {
        for (int seed = 0; seed < 96; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L);
            Element type = Element.values()[seed & 7];
            LayoutModel model = LayoutModel.random(type, random);
            int n = model.offsets.length;
            int at = random.nextInt(9);
            byte[] before = Loop.randomBytes((int) model.end() + at + random.nextInt(5), seed);
            Object expected = Loop.random(type, n + 1, seed);
            Files.write(name.toPath(), before);
            try (RandomAccessFile raf = new RandomAccessFile(name, "r")) {
                for (int k = 0; k < n; k++) {
                    raf.seek(at + model.offsets[k]);
                    Loop.read(raf, expected, k, 1);
                }
            }
            for (Way way : Way.values()) {
                String what = seed + " " + way + " " + model;
                Object a = Loop.random(type, n + 1, seed);
                way.move(name, "read", at, a, model.layout);
                assertThat(Loop.bits(a)).as(what).isEqualTo(Loop.bits(expected));
                assertThat(Files.readAllBytes(name.toPath())).as(what).isEqualTo(before);
                if (!model.overlaps()) {
                    checkWrites(way, "write", at, before, model, what);
                    checkWrites(way, "sieved", at, before, model, what);
                    Files.write(name.toPath(), before);
                }
            }
        }
    }

    private void checkWrites(Way way, String how, int at, byte[] before, LayoutModel model, String what)
            throws IOException {
        int n = model.offsets.length;
        Object source = Loop.random(model.type, n, 77);
        byte[] data = Loop.written(source, 0, n);
        byte[] after = before.clone();
        for (int k = 0; k < n; k++) {
            System.arraycopy(data, k * model.type.size, after, at + (int) model.offsets[k], model.type.size);
        }
        Files.write(name.toPath(), before);
        way.move(name, how, at, source, model.layout);
        assertThat(Files.readAllBytes(name.toPath())).as(what + how).isEqualTo(after);
    }

    /** Larger than any buffer, in each direction, with pieces longer than one and holes on both sides of the rule. */
    @Test
    void muchMoreThanABufferComesAndGoes() throws IOException {
        byte[] before = Loop.randomBytes(2 << 20, 3);
        Files.write(name.toPath(), before);
        for (int[] shape : new int[][] {{1, 2}, {1, 100}, {300, 1300}, {300, 1500}, {200_000, 200_001}, {9, 4000}}) {
            int count = (2 << 18) / shape[1] - 1;
            LayoutModel model = LayoutModel.of(Element.INT).vector(count, shape[0], shape[1]);
            int[] expected = new int[model.offsets.length];
            for (int k = 0; k < expected.length; k++) {
                int at = (int) model.offsets[k];
                expected[k] = (before[at] & 255) << 24
                        | (before[at + 1] & 255) << 16
                        | (before[at + 2] & 255) << 8
                        | before[at + 3] & 255;
            }
            for (Way way : Way.values()) {
                int[] a = new int[expected.length];
                way.move(name, "read", 0, a, model.layout);
                assertThat(Arrays.equals(a, expected))
                        .as(way + Arrays.toString(shape))
                        .isTrue();
                checkWrites(way, "sieved", 0, before, model, way.name());
                Files.write(name.toPath(), before);
            }
        }
    }

    @Test
    void manyArraysFollowOneAnother() throws IOException {
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw")) {
            Layout block = INT.subarray(new int[] {2, 4}, new int[] {2, 2}, new int[] {0, 1});
            file.writeArray(new int[] {1, 2, 3, 4}, block);
            file.writeArray(new int[] {5, 6, 7, 8}, block);
            assertThat(file.getFilePointer()).isEqualTo(64);
            assertThat(file.length()).isEqualTo(60);
            file.seek(0);
            int[] all = new int[15];
            file.readArray(all);
            assertThat(all).containsExactly(0, 1, 2, 0, 0, 3, 4, 0, 0, 5, 6, 0, 0, 7, 8);
        }
    }

    @Test
    void whereTheFileEndsThePointerStaysAndTheElementsBeforeAreThere() throws IOException {
        Files.write(name.toPath(), new byte[] {0, 0, 0, 1, 9, 9, 9, 9, 0, 0, 0, 2, 9, 9, 9, 9, 0, 0, 0});
        for (Layout layout : new Layout[] {INT.vector(3, 1, 2), INT.indexed(1, 0, 2, 4)}) {
            try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "r")) {
                int[] a = {7, 7, 7};
                assertThatThrownBy(() -> file.readArray(a, layout))
                        .isInstanceOf(EOFException.class)
                        .hasMessage("the file ended at offset 19, before 20");
                assertThat(a).containsExactly(1, 2, 7);
                assertThat(file.getFilePointer()).isZero();
            }
        }
        try (AsyncFile file = new AsyncFile(name, "r")) {
            assertThatThrownBy(() -> file.readArray(new int[3], INT.vector(3, 1, 2)))
                    .isInstanceOf(EOFException.class)
                    .hasMessage("20 bytes from offset 0 on, but the file ends at 19");
            assertThat(file.getFilePointer()).isZero();
        }
    }

    @Test
    void argumentsAreCheckedFirst() throws IOException {
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw");
                AsyncFile async = new AsyncFile(name, "rw")) {
            file.writeArray(new int[10]);
            Layout two = INT.contiguous(2);
            assertThatThrownBy(() -> file.readArray(null, two)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> file.readArray(new int[2], (Layout) null))
                    .isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> file.readArray("ab", two)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> file.writeArray(new float[2], two))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("a layout of ints for float[]");
            assertThatThrownBy(() -> async.writeArray(new int[1], two)).isInstanceOf(IndexOutOfBoundsException.class);
            Layout twice = INT.indexed(1, 0, 0);
            for (int k = 0; k < 2; k++) {
                boolean sieved = k == 1;
                assertThatThrownBy(() -> {
                            if (sieved) {
                                file.writeArraySieved(new int[2], twice);
                            } else {
                                file.writeArray(new int[2], twice);
                            }
                        })
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("twice");
            }
            Layout far = INT.at(Long.MAX_VALUE - 10);
            assertThatThrownBy(() -> file.readArray(new int[1], far)).isInstanceOf(EOFException.class);
            assertThatThrownBy(() -> file.writeArray(new int[1], far)).isInstanceOf(IOException.class);
            file.seek(0);
            file.readArray(new int[0], INT.subarray(new int[] {3}, new int[] {0}, new int[] {1}));
            assertThat(file.getFilePointer()).isEqualTo(12);
        }
    }

    @Test
    void writingNeedsAModeThatAllowsIt() throws IOException {
        Files.write(name.toPath(), new byte[40]);
        Layout two = INT.vector(2, 1, 2);
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "r");
                AsyncFile async = new AsyncFile(name, "r")) {
            assertThatThrownBy(() -> file.writeArray(new int[2], two)).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> file.writeArraySieved(new int[2], two))
                    .isInstanceOf(IOException.class)
                    .hasMessage("the file is open for reading only");
            assertThatThrownBy(() -> async.writeArraySieved(new int[2], two)).isInstanceOf(IOException.class);
            assertThat(file.getFilePointer()).isZero();
        }
        BulkRandomAccessFile closed = new BulkRandomAccessFile(name, "r");
        closed.close();
        assertThatThrownBy(() -> closed.readArray(new int[2], two)).isInstanceOf(IOException.class);
        assertThat(Files.readAllBytes(name.toPath())).containsOnly(0);
    }

    @Test
    void aSubclassSeesTheBytes() throws IOException {
        Files.write(name.toPath(), new byte[40]);
        int[] calls = new int[3];
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw") {
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
            file.readArray(new int[3], INT.vector(3, 1, 2));
            file.seek(0);
            file.writeArray(new int[3], INT.vector(3, 1, 2));
        }
        assertThat(calls).containsExactly(1, 3, 0);
    }

    @Test
    void aLockOfTheProgramsOwnIsNoReasonToHang() throws IOException {
        Files.write(name.toPath(), new byte[40]);
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw");
                BulkRandomAccessFile other = new BulkRandomAccessFile(name, "rw")) {
            FileLock lock = other.getChannel().lock(4, 1, false);
            assertThatThrownBy(() -> file.writeArraySieved(new int[2], INT.vector(2, 1, 2)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("this program itself has locked");
            lock.release();
            file.writeArraySieved(new int[] {1, 2}, INT.vector(2, 1, 2));
            assertThat(file.getFilePointer()).isEqualTo(12);
        }
    }

    @Test
    void anInterruptClosesNothing() throws IOException {
        Files.write(name.toPath(), new byte[40]);
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw")) {
            Thread.currentThread().interrupt();
            file.readArray(new int[3], INT.vector(3, 1, 2));
            file.writeArraySieved(new int[2], INT.vector(2, 1, 2));
            assertThat(Thread.interrupted()).isTrue();
            file.seek(0);
            file.readArray(new int[10]);
        }
    }

    /**
     * One has read the holes in what it writes, and stops there until the other has either written into them or is seen
     * to wait. What the other has written must not be taken back.
     */
    @Test
    void writersThatLockLoseNothing() throws Exception {
        int each = 1000;
        Layout every = Layout.of(int.class).resized(8).contiguous(each);
        Files.write(name.toPath(), new byte[each * 8]);
        int[] ones = filled(each, 1);
        int[] twos = filled(each, 2);
        Throwable[] failed = new Throwable[1];
        Thread other = new Thread(() -> {
            try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw")) {
                file.seek(4);
                file.writeArraySieved(twos, every);
            } catch (Throwable x) {
                failed[0] = x;
            }
        });
        boolean[] hasWaited = new boolean[1];
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "rw") {
            @Override
            public int read(byte[] b, int at, int length) throws IOException {
                int n = super.read(b, at, length);
                if (!hasWaited[0]) {
                    other.start();
                    hasWaited[0] = waits(other);
                }
                return n;
            }
        }) {
            file.writeArraySieved(ones, every);
        }
        other.join();
        assertThat(failed[0]).isNull();
        assertThat(hasWaited[0]).as("the other has waited for the lock").isTrue();
        try (BulkRandomAccessFile file = new BulkRandomAccessFile(name, "r")) {
            for (int k = 0; k < each; k++) {
                assertThat(file.readLong()).as("pair " + k).isEqualTo(1L << 32 | 2);
            }
        }
    }

    private static int[] filled(int count, int value) {
        int[] a = new int[count];
        Arrays.fill(a, value);
        return a;
    }

    /** True once it pauses between two attempts, false if it has ended. */
    private static boolean waits(Thread thread) {
        while (thread.isAlive()) {
            for (StackTraceElement frame : thread.getStackTrace()) {
                if (frame.getClassName().equals(WindowLock.class.getName())
                        && frame.getMethodName().equals("pause")) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void aReadByLayoutWaitsForTheWritesItReads() throws IOException {
        try (AsyncFile file = new AsyncFile(name, "rw")) {
            for (int round = 0; round < 50; round++) {
                int[] a = new int[1000];
                Arrays.fill(a, round);
                file.seek(0);
                file.writeArray(a, INT.vector(1000, 1, 3));
                int[] back = new int[1000];
                file.seek(0);
                AsyncFileRequest read = file.readArray(back, INT.vector(1000, 1, 3));
                assertThat(read.toString()).contains("read of 1000 INT at offset 0");
                assertThat(read.done()).isTrue();
                assertThat(back).isEqualTo(a);
            }
        }
    }
}
