package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import java.io.EOFException;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("by-hand")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AsyncFileTest {
    @TempDir
    Path dir;

    private File name;

    @BeforeEach
    void place() {
        name = dir.resolve("f").toFile();
    }

    @Test
    void everyTypeGoesOutAndComesBackAsTheLoopHasIt() throws IOException {
        for (Element type : Element.values()) {
            for (int n : new int[] {1, 2, 100, 50_000}) {
                Object a = Loop.random(type, n + 3, n);
                Object b = Loop.random(type, n + 3, n + 1);
                Object expected = Loop.random(type, n + 3, n + 1);
                Files.deleteIfExists(name.toPath());
                try (AsyncFile file = new AsyncFile(name, "rw")) {
                    file.seek(1);
                    assertThat(file.writeArray(a, 2, n).done()).isTrue();
                    file.seek(1);
                    assertThat(file.readArray(b, 1, n).done()).isTrue();
                }
                byte[] bytes = Files.readAllBytes(name.toPath());
                assertThat(Arrays.copyOfRange(bytes, 1, bytes.length))
                        .as("%s %s", type, n)
                        .isEqualTo(Loop.written(a, 2, n));
                try (RandomAccessFile raf = new RandomAccessFile(name, "r")) {
                    raf.seek(1);
                    Loop.read(raf, expected, 1, Math.min(n, 1000));
                }
                int checked = (1 + Math.min(n, 1000)) * type.size;
                assertThat(Arrays.copyOf(Loop.bits(b), checked)).isEqualTo(Arrays.copyOf(Loop.bits(expected), checked));
                assertThat(Loop.written(b, 1, n)).isEqualTo(Loop.written(a, 2, n));
            }
        }
    }

    @Test
    void thePointerMovesWhenATransferIsInitiated() throws Exception {
        Valve[] valve = new Valve[1];
        try (AsyncFile file = Valve.open(name, valve)) {
            AsyncFileRequest first = file.writeArray(new int[10]);
            AsyncFileRequest second = file.writeArray(new short[5], 1, 3);
            assertThat(file.getFilePointer()).isEqualTo(46);
            assertThat(file.length()).isEqualTo(46);
            assertThat(name.length()).isZero();
            assertThat(first.parent).isSameAs(file).isSameAs(second.parent);
            file.seek(7);
            assertThat(file.getFilePointer()).isEqualTo(7);
            assertThatThrownBy(() -> file.seek(-1)).isInstanceOf(IOException.class);
            assertThat(file.getFilePointer()).isEqualTo(7);
            valve[0].open();
            assertThat(file.allDone(AsyncFile.TIME_INF)).isTrue();
            assertThat(name.length()).isEqualTo(46);
        }
    }

    @Test
    void aReadIsCheckedAgainstTheEndThatWritesInFlightWillMake() throws Exception {
        Valve[] valve = new Valve[1];
        try (AsyncFile file = Valve.open(name, valve)) {
            assertThatThrownBy(() -> file.readArray(new byte[1])).isInstanceOf(EOFException.class);
            int[] data = {1, 2, 3, 4, 5};
            file.writeArray(data);
            file.seek(8);
            int[] back = new int[3];
            AsyncFileRequest read = file.readArray(back);
            assertThatThrownBy(() -> file.readArray(new byte[1])).isInstanceOf(EOFException.class);
            assertThat(file.getFilePointer()).as("after a refusal").isEqualTo(20);
            file.seek(17);
            assertThatThrownBy(() -> file.readArray(new int[1])).isInstanceOf(EOFException.class);
            assertThat(file.getFilePointer()).isEqualTo(17);
            assertThat(read.done(0)).isFalse();
            valve[0].open();
            assertThat(read.done()).isTrue();
            assertThat(back).containsExactly(3, 4, 5);
        }
    }

    @Test
    void aWriteThatEndsWhileTheLengthIsAskedForStillCounts() throws Exception {
        AsyncFileRequest[] write = new AsyncFileRequest[1];
        Valve[] valve = new Valve[1];
        RandomAccessFile slow = new RandomAccessFile(name, "rw") {
            @Override
            public long length() throws IOException {
                long before = super.length();
                if (write[0] != null) {
                    valve[0].letThrough(1);
                    write[0].done();
                }
                return before;
            }
        };
        valve[0] = Valve.on(slow);
        try (AsyncFile file = new AsyncFile(slow, valve[0], true)) {
            AsyncFileRequest first = file.writeArray(new byte[10]);
            valve[0].awaitEntered(1);
            write[0] = first;
            assertThat(file.length()).isEqualTo(10);
            write[0] = null;
            AsyncFileRequest second = file.writeArray(new byte[10]);
            valve[0].awaitEntered(1);
            write[0] = second;
            file.seek(0);
            AsyncFileRequest read = file.readArray(new byte[20]);
            valve[0].open();
            assertThat(read.done()).isTrue();
        }
    }

    @Test
    void aReadOfTheGapBeforeAWriteInFlightWaitsForIt() throws Exception {
        Valve[] valve = new Valve[1];
        try (AsyncFile file = Valve.open(name, valve)) {
            file.seek(1000);
            AsyncFileRequest write = file.writeArray(new byte[10]);
            file.seek(0);
            byte[] gap = {1, 1, 1, 1};
            AsyncFileRequest read = file.readArray(gap);
            valve[0].awaitEntered(1);
            valve[0].letThrough(1);
            write.done();
            valve[0].letThrough(1);
            read.done();
            assertThat(gap).containsOnly(0);
            assertThat(valve[0].order).containsExactly(1000L, 0L);
        }
    }

    @Test
    void aReadThatReliedOnACanceledWriteEndsAtTheRealEnd() throws Exception {
        Valve[] valve = new Valve[1];
        try (AsyncFile file = Valve.open(name, valve)) {
            AsyncFileRequest first = file.writeArray(new byte[6]);
            file.seek(5);
            AsyncFileRequest second = file.writeArray(new byte[100]);
            file.seek(4);
            short[] a = {-1, -1};
            AsyncFileRequest read = file.readArray(a);
            second.cancel();
            assertThat(file.length())
                    .as("that read does not make the file any longer")
                    .isEqualTo(6);
            file.seek(0);
            AsyncFileRequest none = file.readArray(new byte[6]);
            valve[0].open();
            first.done();
            none.done();
            assertThatThrownBy(read::done).isInstanceOf(EOFException.class);
            assertThat(a).containsExactly((short) 0, (short) -1);
        }
    }

    @Test
    void aFileThatShrinksUnderneathGivesAnErrorAndTheWholeElementsBeforeIt() throws Exception {
        Files.write(name.toPath(), new byte[20]);
        Valve[] valve = new Valve[1];
        try (AsyncFile file = Valve.open(name, valve)) {
            int[] a = {-1, -1, -1, -1, -1};
            AsyncFileRequest read = file.readArray(a);
            valve[0].awaitEntered(1);
            try (RandomAccessFile other = new RandomAccessFile(name, "rw")) {
                other.setLength(10);
            }
            valve[0].open();
            assertThatThrownBy(read::done).isInstanceOf(EOFException.class);
            assertThat(a).containsExactly(0, 0, -1, -1, -1);
        }
    }

    @Test
    void wrongArgumentsAreRefusedAtOnce() throws IOException {
        try (AsyncFile file = new AsyncFile(name, "rw")) {
            file.writeArray(new int[100]).done();
            file.seek(4);
            assertThatThrownBy(() -> file.readArray(null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> file.writeArray(null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> file.readArray(new int[2][2]))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("int[][]");
            assertThatThrownBy(() -> file.writeArray("text")).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> file.readArray(new int[2], 1, 2)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> file.writeArray(new int[2], 1, Integer.MAX_VALUE))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThat(file.getFilePointer()).isEqualTo(4);
            file.seek(Long.MAX_VALUE - 1);
            assertThatThrownBy(() -> file.writeArray(new int[1])).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> file.readArray(new int[1])).isInstanceOf(EOFException.class);
            assertThat(file.getFilePointer()).isEqualTo(Long.MAX_VALUE - 1);
        }
    }

    @Test
    void modesAreThoseOfARandomAccessFile() throws IOException {
        assertThatThrownBy(() -> new AsyncFile(name, "r")).isInstanceOf(FileNotFoundException.class);
        assertThatThrownBy(() -> new AsyncFile(name.getPath(), "w")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new AsyncFile(dir.toFile(), "rw")).isInstanceOf(FileNotFoundException.class);
        for (String mode : new String[] {"rw", "rws", "rwd"}) {
            try (AsyncFile file = new AsyncFile(name.getPath(), mode)) {
                file.writeArray(new byte[] {1, 2}).done();
            }
        }
        try (AsyncFile file = new AsyncFile(name, "r")) {
            assertThatThrownBy(() -> file.writeArray(new byte[1]))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("reading only");
            assertThat(file.getFilePointer()).isZero();
            byte[] a = new byte[2];
            file.readArray(a).done();
            assertThat(a).containsExactly(1, 2);
        }
    }

    @Test
    void aCountOfZeroIsDoneFromTheStart() throws Exception {
        Valve[] valve = new Valve[1];
        try (AsyncFile file = Valve.open(name, valve)) {
            file.seek(100);
            AsyncFileRequest read = file.readArray(new double[0]);
            AsyncFileRequest write = file.writeArray(new double[3], 3, 0);
            assertThat(read.done(0)).isTrue();
            assertThat(write.done(0)).isTrue();
            read.cancel();
            assertThat(read.done()).isTrue();
            assertThat(file.getFilePointer()).isEqualTo(100);
            assertThat(file.length()).isZero();
            assertThat(valve[0].order).isEmpty();
        }
    }

    @Test
    void offsetsHave64Bits() throws IOException {
        try (AsyncFile file = new AsyncFile(name, "rw")) {
            long far = (6L << 30) + 3;
            file.seek(far);
            file.writeArray(new long[] {42, -42});
            assertThat(file.length()).isEqualTo(far + 16);
            file.seek(far + 8);
            long[] a = new long[1];
            file.readArray(a).done();
            assertThat(a).containsExactly(-42);
        }
    }

    @Test
    void afterCloseTheFileIsNotOpen() throws IOException {
        AsyncFile file = new AsyncFile(name, "rw");
        AsyncFileRequest request = file.writeArray(new int[3]);
        file.close();
        assertThat(request.done(0)).as("close waits").isTrue();
        assertThatThrownBy(file::close).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(file::length).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(file::getFilePointer).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(() -> file.seek(0)).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(file::cancel).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(() -> file.readArray(new int[1])).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(() -> file.writeArray(new int[0])).isInstanceOf(FileNotOpenException.class);
        assertThatThrownBy(() -> file.allDone(0)).isInstanceOf(FileNotOpenException.class);
        request.cancel();
        request.clearException();
        assertThat(request.done()).isTrue();
    }

    @Test
    void closeWaitsForWhatIsInFlight() throws Exception {
        RandomAccessFile beneath = new RandomAccessFile(name, "rw");
        Valve valve = Valve.on(beneath);
        AsyncFile file = new AsyncFile(beneath, valve, true);
        file.writeArray(new byte[] {1, 2, 3});
        AsyncFileRequest canceled = file.writeArray(new byte[] {4, 5, 6});
        valve.awaitEntered(2);
        canceled.cancel();
        Thread closer = new Thread(() -> {
            try {
                file.close();
                assertThat(Thread.interrupted()).as("stays interrupted").isTrue();
            } catch (FileNotOpenException e) {
                throw new AssertionError(e);
            }
        });
        Throwable[] thrown = new Throwable[1];
        closer.setUncaughtExceptionHandler((thread, x) -> thrown[0] = x);
        closer.setDaemon(true);
        closer.start();
        closer.interrupt();
        closer.join(50);
        assertThat(closer.isAlive()).isTrue();
        assertThatThrownBy(() -> file.writeArray(new byte[1])).isInstanceOf(FileNotOpenException.class);
        valve.letThrough(1);
        closer.join(50);
        assertThat(closer.isAlive()).as("a canceled one is still at the device").isTrue();
        valve.letThrough(1);
        closer.join();
        assertThat(thrown[0]).isNull();
        assertThatThrownBy(beneath::length).as("closed").isInstanceOf(IOException.class);
    }

    @Test
    void anInterruptedCallerDoesNotCloseTheFile() throws IOException {
        try (AsyncFile file = new AsyncFile(name, "rw")) {
            Thread.currentThread().interrupt();
            file.writeArray(new int[] {1, 2, 3});
            file.seek(0);
            int[] a = new int[3];
            AsyncFileRequest read = file.readArray(a);
            assertThat(file.length()).isEqualTo(12);
            assertThat(Thread.interrupted()).isTrue();
            read.done();
            assertThat(a).containsExactly(1, 2, 3);
            Thread.currentThread().interrupt();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
