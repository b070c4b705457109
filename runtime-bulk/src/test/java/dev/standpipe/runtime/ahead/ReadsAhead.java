package dev.standpipe.runtime.ahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Engine;
import dev.standpipe.runtime.file.FileStamp;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.thread.IoThreads;
import dev.standpipe.runtime.transfer.FailingCodec;
import dev.standpipe.runtime.transfer.RandomAccess;
import dev.standpipe.runtime.transfer.Reading;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the program sees while its files are read ahead; {@link PrefetchTest} runs this in a JVM where whatever can be
 * is.
 */
class ReadsAhead {
    private static final int INTS = 4096;
    private static final int FILE = 64 * INTS;
    private static final int HOW = Format.plain(Element.INT).how;

    @TempDir
    Path folder;

    private File file;
    private long usedBefore;
    private long dropsBefore;

    @BeforeEach
    void fill() throws IOException {
        file = folder.resolve("f").toFile();
        write(file, bytes(FILE, 0));
        usedBefore = Prefetch.bytesUsed();
        dropsBefore = Prefetch.drops();
    }

    /** Long ago, as far as the file system tells. */
    private static void write(File file, byte[] bytes) throws IOException {
        Files.write(file.toPath(), bytes);
        Files.setLastModifiedTime(file.toPath(), FileTime.fromMillis(1_000_000_000_000L));
    }

    private static byte[] bytes(int n, int salt) {
        ByteBuffer bytes = ByteBuffer.allocate(n + 3);
        for (int k = 0; k < n; k += 4) {
            bytes.putInt(k, (k + salt) * 0x9E3779B1);
        }
        return Arrays.copyOf(bytes.array(), n);
    }

    private static int valueAt(long position, int salt) {
        return ((int) position + salt) * 0x9E3779B1;
    }

    private static void expect(int[] a, int n, long position, int salt) {
        for (int k = 0; k < n; k++) {
            if (a[k] != valueAt(position + 4L * k, salt)) {
                throw new AssertionError("at " + (position + 4L * k) + ": " + a[k]);
            }
        }
    }

    private static int read(Object in, int[] a, int n) {
        long moved = Standpipe.readArray(in, a, 0, n, HOW, 0);
        Standpipe.check(moved);
        return (int) moved;
    }

    private void isRead(RandomAccessFile in, int n, int salt) throws IOException {
        int[] a = new int[n];
        long at = in.getFilePointer();
        assertThat(read(in, a, n)).isEqualTo(n);
        expect(a, n, at, salt);
        assertThat(in.getFilePointer()).isEqualTo(at + 4L * n);
    }

    private long used() {
        return Prefetch.bytesUsed() - usedBefore;
    }

    private long drops() {
        return Prefetch.drops() - dropsBefore;
    }

    @Test
    void inSequence() throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < FILE / 4 / INTS; k++) {
                isRead(in, INTS, 0);
            }
            assertThat(used()).as("all but the first two transfers").isGreaterThan(FILE - 3 * 4 * INTS);
            assertThat(drops()).isZero();
            int[] a = {7, 7, 7, 7, 7, 7, 7, 7};
            assertThatThrownBy(() -> read(in, a, 8)).isInstanceOf(EOFException.class);
            assertThat(a).containsOnly(7);
        }
    }

    @Test
    void inOddPieces() throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int n = 9; in.getFilePointer() + 4 * n < FILE; n = n * 7 % 6143 + 8) {
                isRead(in, n, 0);
            }
        }
        assertThat(used()).isPositive();
        assertThat(drops()).isLessThanOrEqualTo(1);
    }

    @Test
    void elementsAcrossTheEdgeOfTwoWindows() throws IOException {
        byte[] bytes = bytes(FILE, 0);
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            in.seek(3);
            long at = 3;
            long[] a = new long[333];
            int how = Format.plain(Element.LONG).how;
            for (int k = 0; at + 8 * a.length + 3 < FILE; k++) {
                long moved = Standpipe.readArray(in, a, 0, a.length, how, 0);
                assertThat(moved).isEqualTo(a.length);
                for (int j = 0; j < a.length; j++) {
                    assertThat(a[j]).isEqualTo(ByteBuffer.wrap(bytes).getLong((int) at + 8 * j));
                }
                at += 8 * a.length;
                at += in.read(new byte[k % 4]);
                assertThat(in.getFilePointer()).isEqualTo(at);
            }
        }
        assertThat(used()).isPositive();
    }

    @Test
    void throughABuffer() throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            int[] a = new int[INTS * 3];
            for (int k = 0; k < FILE / 4 / a.length; k++) {
                assertThat(read(in, a, a.length)).isEqualTo(a.length);
                expect(a, a.length, 4L * k * a.length, 0);
            }
            assertThat(used()).isPositive();
            assertThat(drops()).isZero();
        }
    }

    @Test
    void elsewhere() throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 50; k++) {
                isRead(in, INTS / 4, 0);
                isRead(in, INTS / 4, 0);
                isRead(in, INTS / 4, 0);
                in.seek(k * 7919L * 4 % (FILE / 2));
            }
            assertThat(drops()).as("it learns").isBetween(2L, 24L);
        }
    }

    @Test
    void partOfAWindowSkipped() throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 20; k++) {
                isRead(in, INTS / 4, 0);
                assertThat(in.skipBytes(400)).isEqualTo(400);
                assertThat(in.readInt()).isEqualTo(valueAt(in.getFilePointer() - 4, 0));
            }
            assertThat(used()).isPositive();
            assertThat(drops()).isZero();
        }
    }

    /** Every second part that is read ahead is where the program does not read. */
    @Test
    void twoInARowAndThenElsewhere() throws IOException {
        int step = 80 << 10;
        int times = 200;
        write(file, bytes(step * times, 0));
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < times; k++) {
                in.seek((long) k * step);
                for (int twice = 0; twice < 2; twice++) {
                    long at = in.getFilePointer();
                    int[] a = new int[1024];
                    assertThat(Standpipe.readArray(in, a, 0, a.length, HOW | Format.AGAIN, 0))
                            .isEqualTo(a.length);
                    expect(a, a.length, at, 0);
                }
            }
        }
        assertThat(used()).isPositive();
        assertThat(drops()).isBetween(2L, 24L);
    }

    @Test
    void changedByAnotherStreamOfTheProgram() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            isRead(in, INTS, 0);
            isRead(in, INTS, 0);
            isRead(in, INTS, 0);
            Thread.sleep(20);
            try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
                out.write(bytes(FILE, 1));
            }
            isRead(in, INTS, 1);
            isRead(in, INTS, 1);
            assertThat(drops()).isEqualTo(1);
            Thread.sleep(100);
            isRead(in, INTS, 1);
            isRead(in, INTS, 1);
            isRead(in, INTS, 1);
            assertThat(used()).isPositive();
        }
    }

    /** The file's position is set before what was read ahead is stored: then the loop may not go on by itself. */
    @Test
    void anErrorOfOurOwnOnTheWay() throws Exception {
        StackOverflowError ours = new StackOverflowError();
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 4; k++) {
                isRead(in, INTS, 0);
            }
            long at = in.getFilePointer();
            Reading reading = new Reading(in, Format.plain(Element.INT), new int[INTS], 0, INTS, HOW, Sites.at(0));
            RandomAccess failing = new RandomAccess(new Transcoder(new FailingCodec(1, ours)));
            assertThat(catchThrowable(() -> failing.read(in, reading))).isSameAs(ours);
            assertThat(ours.getStackTrace())
                    .extracting(StackTraceElement::getMethodName)
                    .as("read ahead")
                    .contains("accept");
            assertThat(in.getFilePointer()).isGreaterThan(at);
            long moved = Engine.first().finish(reading, 0, in, ours);
            assertThat((int) moved).isZero();
            assertThatThrownBy(() -> Standpipe.check(moved)).isSameAs(ours);
            in.seek(at);
            isRead(in, INTS, 0);
        }
    }

    @Test
    void changedByTheSameStream() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "rw")) {
            for (int k = 0; k < 4; k++) {
                isRead(in, INTS, 0);
            }
            long at = in.getFilePointer();
            in.writeInt(17);
            in.seek(at);
            int[] a = new int[8];
            assertThat(read(in, a, 8)).isEqualTo(8);
            assertThat(a[0]).isEqualTo(17);
            a[0] = valueAt(at, 0);
            expect(a, 8, at, 0);
        }
    }

    @Test
    void cutOffBehindTheProgramsBack() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 3; k++) {
                isRead(in, INTS, 0);
            }
            long at = in.getFilePointer();
            try (RandomAccessFile other = new RandomAccessFile(file, "rw")) {
                other.setLength(at + 10);
            }
            int[] a = new int[INTS];
            assertThatThrownBy(() -> read(in, a, INTS)).isInstanceOf(EOFException.class);
            expect(a, 2, at, 0);
            assertThat(a[2]).isZero();
            assertThat(in.getFilePointer()).isEqualTo(at + 10);
        }
    }

    @Test
    void grownAtItsEnd() throws Exception {
        write(file, bytes(10 * INTS, 0));
        try (DataInputStream in = new DataInputStream(new FileInputStream(file));
                OutputStream more = new FileOutputStream(file, true)) {
            int[] a = new int[INTS];
            read(in, a, INTS);
            read(in, a, INTS);
            byte[] all = bytes(20 * INTS, 0);
            more.write(all, 10 * INTS, 10 * INTS);
            read(in, a, INTS);
            expect(a, INTS, 8 * INTS, 0);
        }
    }

    @Test
    void theEndInsideAnElement() throws Exception {
        write(file, bytes(5 * 4 * INTS + 4, 0));
        try (RandomAccessFile cut = new RandomAccessFile(file, "rw")) {
            cut.setLength(5 * 4 * INTS + 2);
        }
        Files.setLastModifiedTime(file.toPath(), FileTime.fromMillis(1_000_000_000_000L));
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 4; k++) {
                isRead(in, INTS, 0);
            }
            int[] a = new int[INTS + 1];
            assertThatThrownBy(() -> read(in, a, INTS + 1)).isInstanceOf(EOFException.class);
            expect(a, INTS, 16L * INTS, 0);
            assertThat(a[INTS]).isZero();
            assertThat(in.getFilePointer()).isEqualTo(file.length());
            assertThat(used()).isPositive();
        }
    }

    @Test
    void anotherReaderOfTheSameStream() throws Exception {
        try (FileInputStream beneath = new FileInputStream(file)) {
            DataInputStream in = new DataInputStream(beneath);
            int[] a = new int[INTS];
            long at = 0;
            for (int k = 0; k < 10; k++) {
                assertThat(read(in, a, INTS)).isEqualTo(INTS);
                expect(a, INTS, at, 0);
                at += 4 * INTS;
                at += beneath.read(new byte[8]);
                beneath.getChannel().position(at += 12);
            }
            assertThat(used()).isPositive();
        }
    }

    @Test
    void aStreamThatIsClosed() throws Exception {
        DataInputStream in = new DataInputStream(new FileInputStream(file));
        int[] a = new int[INTS];
        for (int k = 0; k < 3; k++) {
            read(in, a, INTS);
        }
        in.close();
        assertThat(read(in, a, INTS)).as("the loop says it").isZero();
        isAllGivenBack();
    }

    @Test
    void aStreamThatNobodyHasAnyMore() throws Exception {
        leave();
        isAllGivenBack();
    }

    private void leave() throws IOException {
        DataInputStream in = new DataInputStream(new FileInputStream(file));
        int[] a = new int[INTS];
        for (int k = 0; k < 3; k++) {
            read(in, a, INTS);
        }
    }

    private static void isAllGivenBack() throws InterruptedException {
        for (int tenths = 0; tenths < 80 && (WindowMemory.taken() > 0 || threads() > 0); tenths++) {
            System.gc();
            Thread.sleep(100);
        }
        assertThat(WindowMemory.taken()).isZero();
        assertThat(threads()).isZero();
    }

    private static long threads() {
        return crew().count();
    }

    private static Stream<Thread> crew() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("standpipe-"));
    }

    @Test
    void anInterruptIsKept() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            Thread.currentThread().interrupt();
            for (int k = 0; k < 6; k++) {
                isRead(in, INTS, 0);
            }
            assertThat(Thread.interrupted()).isTrue();
            assertThat(in.getChannel().isOpen()).isTrue();
            assertThat(used()).isPositive();
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void noDescriptorIsOpenedAndNoLockLost() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "rw")) {
            in.getChannel().lock();
            isRead(in, INTS, 0);
            String locks = locks();
            for (int k = 0; k < 10; k++) {
                isRead(in, INTS, 0);
                assertThat(descriptors(file)).isEqualTo(1);
            }
            assertThat(used()).isPositive();
            assertThat(locks).isNotEmpty();
            assertThat(locks()).isEqualTo(locks);
        }
    }

    /** Of this file: others are opened whenever a class is loaded from a jar. */
    private static int descriptors(File of) throws IOException {
        int found = 0;
        for (File descriptor : new File("/proc/self/fd").listFiles()) {
            found += descriptor.getCanonicalFile().equals(of.getCanonicalFile()) ? 1 : 0;
        }
        return found;
    }

    private static String locks() throws IOException {
        String mine = " " + new File("/proc/self").getCanonicalFile().getName() + " ";
        StringBuilder found = new StringBuilder();
        for (String lock : Files.readAllLines(new File("/proc/locks").toPath())) {
            found.append(lock.contains(mine) ? lock.substring(lock.indexOf(':')) : "");
        }
        return found.toString();
    }

    @Test
    void twoThreadsOnOneStream() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            int[] sums = new int[2];
            Thread[] readers = new Thread[2];
            for (int t = 0; t < 2; t++) {
                int me = t;
                readers[t] = new Thread(() -> {
                    int[] a = new int[64];
                    for (int k = 0; k < FILE / 4 / 64 / 2; k++) {
                        read(in, a, 64);
                        for (int value : a) {
                            sums[me] += value;
                        }
                    }
                });
                readers[t].start();
            }
            int expected = 0;
            for (int at = 0; at < FILE; at += 4) {
                expected += valueAt(at, 0);
            }
            for (Thread reader : readers) {
                reader.join();
            }
            assertThat(sums[0] + sums[1]).isEqualTo(expected);
            assertThat(in.getFilePointer()).isEqualTo(FILE);
        }
    }

    @Test
    void moreStreamsThanAreFollowed() throws Exception {
        RandomAccessFile[] all = new RandomAccessFile[40];
        for (int k = 0; k < all.length; k++) {
            all[k] = new RandomAccessFile(file, "r");
        }
        for (int round = 0; round < 6; round++) {
            for (RandomAccessFile in : all) {
                isRead(in, 256, 0);
            }
        }
        for (RandomAccessFile in : all) {
            in.close();
        }
        isAllGivenBack();
    }

    @Test
    void nothingIsLeftWhenItIsSwitchedOff() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 4; k++) {
                isRead(in, INTS, 0);
            }
            Switch.off();
            isAllGivenBack();
            int[] a = new int[INTS];
            assertThat(read(in, a, INTS)).isZero();
        } finally {
            Switch.on();
        }
    }

    /** Two changes that follow one another can have the same time. */
    @Test
    void notWhatHasJustBeenWritten() throws Exception {
        Files.setLastModifiedTime(file.toPath(), FileTime.fromMillis(System.currentTimeMillis() + 3_600_000));
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 8; k++) {
                isRead(in, INTS, 0);
            }
            assertThat(used()).isZero();
        }
    }

    @Test
    void aPermitToGoOnIsKept() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            Window window =
                    new Window(in.getFD(), 0, INTS, FileStamp.of(in.getFD()), WindowMemory.of(INTS, Long.MAX_VALUE));
            isPermitKept(window, () -> assertThat(window.await(INTS)).isEqualTo(INTS));
            window.giveUp().free();
        }
    }

    @Test
    void aSystemWithoutThreadsIsNotAskedEachTime() throws Exception {
        isAllGivenBack();
        Field field = IoThreads.class.getDeclaredField("WORKERS");
        field.setAccessible(true);
        ThreadPoolExecutor workers = (ThreadPoolExecutor) field.get(null);
        ThreadFactory hiring = workers.getThreadFactory();
        AtomicInteger asked = new AtomicInteger();
        workers.setThreadFactory(work -> {
            asked.incrementAndGet();
            throw new OutOfMemoryError("made up: unable to create native thread");
        });
        long from = System.nanoTime();
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < FILE / 256; k++) {
                int[] a = new int[64];
                assertThat(Standpipe.readArray(in, a, 0, 64, HOW, 0)).isEqualTo(64);
                expect(a, 64, 256 * k, 0);
            }
        } finally {
            workers.setThreadFactory(hiring);
        }
        long rests = (System.nanoTime() - from) / ReadAheadLimits.eager(ReadAheadLimits.AHEAD).shortage;
        assertThat(asked.get()).isBetween(1, (int) Math.min(1 + rests, FILE / 256 / 2));
        assertThat(WindowMemory.taken()).isZero();
    }

    private interface Waiting {
        void run() throws IOException;
    }

    /** A program may have been told already to go on, where it is about to wait for something else. */
    private static void isPermitKept(Runnable work, Waiting waiting) throws Exception {
        Thread late = new Thread(() -> {
            LockSupport.parkNanos(100_000_000L);
            work.run();
        });
        late.start();
        LockSupport.unpark(Thread.currentThread());
        waiting.run();
        long before = System.nanoTime();
        LockSupport.parkNanos(20_000_000_000L);
        assertThat(System.nanoTime() - before).isLessThan(10_000_000_000L);
        late.join();
    }

    /** It may be anybody's code that makes such a value. */
    @Test
    void nothingIsInheritedByTheCrew() throws Exception {
        assumeThat(JavaVersion.RUNNING).isGreaterThanOrEqualTo(9);
        isAllGivenBack();
        AtomicInteger asked = new AtomicInteger();
        InheritableThreadLocal<Object> inherited = new InheritableThreadLocal<Object>() {
            @Override
            protected Object childValue(Object parents) {
                asked.incrementAndGet();
                return parents;
            }
        };
        inherited.set(this);
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 4; k++) {
                isRead(in, INTS, 0);
            }
            assertThat(threads()).isPositive();
            assertThat(asked.get()).isZero();
        } finally {
            inherited.remove();
        }
    }

    @Test
    void whoLooksAfterTheFilesDoesNotSpinWhenInterrupted() throws Exception {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (int k = 0; k < 4; k++) {
                isRead(in, INTS, 0);
            }
            crew().forEach(Thread::interrupt);
            for (int k = 0; k < 20 && crew().anyMatch(Thread::isInterrupted); k++) {
                Thread.sleep(50);
                in.seek(0);
                isRead(in, INTS, 0);
            }
            assertThat(crew()).isNotEmpty().noneMatch(Thread::isInterrupted);
        }
    }

    @Test
    void beyondWhatAnIntCounts() throws Exception {
        for (long edge : new long[] {1L << 31, 1L << 32}) {
            try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
                out.setLength(5L << 30);
                out.seek(edge - FILE / 2);
                out.write(bytes(FILE, 0));
            }
            Files.setLastModifiedTime(file.toPath(), FileTime.fromMillis(1_000_000_000_000L));
            try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                in.seek(edge - FILE / 2);
                int[] a = new int[INTS / 2];
                for (int k = 0; k < FILE / 4 / a.length; k++) {
                    assertThat(Standpipe.readArray(in, a, 0, a.length, HOW, 0)).isEqualTo(a.length);
                    expect(a, a.length, 4L * k * a.length, 0);
                    assertThat(in.getFilePointer()).isEqualTo(edge - FILE / 2 + 4L * (k + 1) * a.length);
                }
            }
        }
        assertThat(used()).isPositive();
    }
}
