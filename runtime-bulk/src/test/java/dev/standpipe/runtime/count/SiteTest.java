package dev.standpipe.runtime.count;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
    private static final int HOW = Format.plain(Element.INT).how;

    @TempDir
    Path folder;

    private Site site;

    @BeforeEach
    void register() {
        int id = Sites.register();
        site = Sites.at(id);
        assertThat(site.id()).isEqualTo(id);
    }

    @Test
    void whatABufferHeldIsModeE() {
        read(new DataInputStream(new ByteArrayInputStream(new byte[40])), 10, HOW);
        assertCounts(1, 10, 40);
        assertThat(site.calls(Mode.EXACT)).isEqualTo(1);
        assertThat(site.declined()).isEmpty();
    }

    @Test
    void wholeBuffersOfAFileAreModeP() throws IOException {
        try (InputStream file = new FileInputStream(file(1 << 20))) {
            read(new DataInputStream(new BufferedInputStream(file)), 1 << 18, HOW);
        }
        assertCounts(1, 1 << 18, 1 << 20);
        assertThat(site.calls(Mode.PHASED)).isEqualTo(1);
        assertThat(site.nanos()).isPositive();
    }

    @Test
    void aFileByItselfIsModeD() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(file(400), "r")) {
            read(file, 100, HOW);
        }
        assertCounts(1, 100, 400);
        assertThat(site.calls(Mode.DIRECT)).isEqualTo(1);
        assertThat(site.nanos()).as("too small to be timed").isZero();
    }

    @Test
    void aRefusalNamesTheReasonAndTheClassThatGaveIt() {
        for (int k = 0; k < 3; k++) {
            read(new DataInputStream(new PipedInputStream()), 5, HOW);
        }
        read(new DataInputStream(new Endless()), 5, HOW);
        assertCounts(0, 0, 0);
        assertThat(site.declined()).hasSize(2);
        assertDeclined(0, Decline.STREAM_UNKNOWN, PipedInputStream.class.getName(), 3);
        assertDeclined(1, Decline.STREAM_UNKNOWN, Endless.class.getName(), 1);
    }

    @Test
    void eachReasonHasItsOwnCount() {
        DataInput in = new DataInputStream(new BufferedInputStream(new Endless()));
        read(in, 5, HOW | Format.JDK_ONLY);
        read(null, 5, HOW);
        read(in, 5, Format.plain(Element.LONG).how);
        assertDeclined(0, Decline.FIELDS_EXPOSED, BufferedInputStream.class.getName(), 1);
        assertDeclined(1, Decline.STREAM_CLOSED, "null", 1);
        assertDeclined(2, Decline.ARRAY_MISMATCHED, DataInputStream.class.getName(), 1);
    }

    @Test
    void anIdThatNobodyRegisteredIsCountedAtTheFirstSite() {
        long before = Sites.at(0).elements();
        Standpipe.readArray(
                new DataInputStream(new ByteArrayInputStream(new byte[40])), new int[10], 0, 10, HOW, 123456789);
        assertThat(Sites.at(0).elements()).isEqualTo(before + 10);
        assertThat(Sites.all()).contains(site);
    }

    @Test
    void writesCountAsReadsDo() throws IOException {
        OutputStream unknown = new OutputStream() {
            @Override
            public void write(int b) {}
        };
        assertThat(Standpipe.writeArray(new DataOutputStream(unknown), new int[5], 0, 5, HOW, site.id()))
                .isZero();
        try (RandomAccessFile out = new RandomAccessFile(folder.resolve("known").toFile(), "rw")) {
            assertThat(Standpipe.writeArray(out, new int[8], 0, 8, HOW, site.id()))
                    .isEqualTo(8);
        }
        assertCounts(1, 8, 32);
        assertThat(site.declined()).hasSize(1);
        assertThat(site.declined().get(0).reason()).isEqualTo(Decline.STREAM_UNKNOWN);
    }

    @Test
    void whateverComesAgainAndAgainIsCounted() {
        for (int k = 0; k < 1000; k++) {
            read(k % 10 == 0 ? "other" : this, 5, HOW);
        }
        for (int nowhere : new int[] {-1, 5, 6}) {
            assertThat((int) Standpipe.readArray(this, new int[5], nowhere, 9, HOW, site.id()))
                    .as("nothing to decide")
                    .isEqualTo(nowhere);
            assertThat((int) Standpipe.writeArray(this, new int[5], nowhere, 9, HOW, site.id()))
                    .isEqualTo(nowhere);
        }
        read(null, 5, HOW);
        assertDeclined(0, Decline.RECEIVER_UNKNOWN, String.class.getName(), 100);
        assertDeclined(1, Decline.RECEIVER_UNKNOWN, SiteTest.class.getName(), 900);
        assertDeclined(2, Decline.STREAM_CLOSED, "null", 1);
        read(new DataInputStream(new ByteArrayInputStream(new byte[40])), 10, HOW);
        assertCounts(1, 10, 40);
    }

    @Test
    void whatIsDeclinedIsCountedOnceHoweverOftenSomebodyAsks() {
        for (int k = 0; k < 100; k++) {
            read(this, 5, HOW);
            assertDeclined(0, Decline.RECEIVER_UNKNOWN, SiteTest.class.getName(), k + 1);
        }
    }

    @Test
    void nothingIsCountedWhileTheEngineIsShut() {
        try {
            for (int k = 0; k < 90; k++) {
                if (k == 30) {
                    Declines.doorway.shut();
                } else if (k == 60) {
                    Declines.doorway.open();
                }
                read(this, 5, HOW);
            }
        } finally {
            Declines.doorway.open();
        }
        assertDeclined(0, Decline.RECEIVER_UNKNOWN, SiteTest.class.getName(), 60);
    }

    @Test
    void aReceiverOfTheSameNameAfterARedeploymentIsCountedWithTheOneBefore() throws Exception {
        for (int deployments = 0; deployments < 3; deployments++) {
            Object receiver = redeployed();
            for (int k = 0; k < 100; k++) {
                read(receiver, 5, HOW);
            }
        }
        assertThat(site.declined()).hasSize(1);
        assertDeclined(0, Decline.RECEIVER_UNKNOWN, Redeployed.class.getName(), 300);
    }

    @Test
    void receiversOfOneNameThatLiveSideBySideAreToldAsOne() throws Exception {
        List<Object> receivers = new ArrayList<>();
        for (int loaders = 0; loaders < 40; loaders++) {
            receivers.add(redeployed());
            for (int k = 0; k < 50; k++) {
                read(receivers.get(k % receivers.size()), 5, HOW);
            }
        }
        assertThat(site.declined()).hasSize(1);
        assertDeclined(0, Decline.RECEIVER_UNKNOWN, Redeployed.class.getName(), 2000);
    }

    @Test
    void eachOfTwoReceiversOfOneNameIsKnownAgain() throws Exception {
        Object[] both = {redeployed(), redeployed()};
        Declines declines = new Declines(site.id());
        Object[] known = {
            declines.counted(Decline.RECEIVER_UNKNOWN, both[0]), declines.counted(Decline.RECEIVER_UNKNOWN, both[1])
        };
        assertThat(known[0]).isNotSameAs(known[1]);
        for (int k = 0; k < 10; k++) {
            assertThat(declines.counted(Decline.RECEIVER_UNKNOWN, both[k % 2])).isSameAs(known[k % 2]);
        }
        assertThat(declines.told()).singleElement().satisfies(told -> {
            assertThat(told.receiver()).isEqualTo(Redeployed.class.getName());
            assertThat(told.count()).isEqualTo(12);
        });
    }

    @Test
    void whereLoopsShareASiteAStagedOneRefusesNothingForTheOthers() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int k = 0; k < 200; k++) {
                out.writeInt(k);
            }
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        for (int k = 0; k < 100; k++) {
            assertThat(Standpipe.stage(in, new byte[80], 10, 8, Sites.EVERYBODYS))
                    .isZero();
        }
        int[] a = new int[200];
        assertThat(Standpipe.readArray(in, a, 0, 200, HOW, Sites.EVERYBODYS)).isEqualTo(200);
        assertThat(a).endsWith(199);
    }

    @Test
    void whatIsRefusedMayBeUnloaded() throws Exception {
        WeakReference<Object> type = new WeakReference<>(refusedClass());
        for (int k = 0; k < 100 && type.get() != null; k++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(type.get()).isNull();
    }

    private Object refusedClass() throws Exception {
        Object receiver = redeployed();
        for (int k = 0; k < 100; k++) {
            read(receiver, 5, HOW);
        }
        return receiver.getClass();
    }

    @Test
    void manySitesAreRefusedByManyThreadsAtOnce() throws Exception {
        List<Site> sites = new ArrayList<>();
        for (int k = 0; k < 500; k++) {
            sites.add(Sites.at(Sites.register()));
        }
        byManyThreads(() -> {
            for (int k = 0; k < 20_000; k++) {
                int id = sites.get((k ^ k >>> 3) % sites.size()).id();
                long moved = k % 2 == 0
                        ? Standpipe.readArray(this, new int[5], 1, 5, HOW, id)
                        : Standpipe.writeArray("other", new int[5], 1, 5, HOW, id);
                assertThat(moved).isEqualTo(1);
            }
        });
        assertThat(sites.get(0).declined()).isNotEmpty();
    }

    private static void byManyThreads(Runnable work) throws InterruptedException {
        Queue<Throwable> thrown = new ConcurrentLinkedQueue<>();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            Thread thread = new Thread(work);
            thread.setUncaughtExceptionHandler((dead, x) -> thrown.add(x));
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(thrown).isEmpty();
    }

    @Test
    void threadsLoseNoneOfTheLargeOnesThatABufferHeld() throws Exception {
        byManyThreads(() -> {
            for (int k = 0; k < 3000; k++) {
                read(new DataInputStream(new ByteArrayInputStream(new byte[1 << 14])), 1 << 12, HOW);
            }
        });
        assertCounts(12_000, 12_000L << 12, 12_000L << 14);
        assertThat(site.calls(Mode.EXACT)).isEqualTo(12_000);
    }

    @Test
    void anElementIsLeftToTheLoopWhileCompilersLook() throws IOException {
        for (int calls = 0; calls < 20_100; calls++) {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[40]));
            int moved = (int) Standpipe.readArray(in, new int[10], 0, 10, HOW, site.id());
            assertThat(moved).as("call %d", calls).isEqualTo(calls < 100 || calls >= 20_000 ? 10 : 9);
            assertThat(in.available()).isEqualTo(40 - 4 * moved);
        }
        assertThat(site.calls()).isEqualTo(20_100);
    }

    @Test
    void anElementIsLeftToTheLoopThatWritesAsWell() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int calls = 0; calls < 300; calls++) {
            bytes.reset();
            int moved = (int) Standpipe.writeArray(
                    new DataOutputStream(bytes), new int[] {1, 2, 3, 4, 5}, 1, calls < 200 ? 5 : 2, HOW, site.id());
            assertThat(moved).as("call %d", calls).isEqualTo(calls < 100 ? 5 : calls < 200 ? 4 : 1);
            assertThat(bytes.size()).isEqualTo(4 * (moved - 1));
        }
    }

    /** Hadoop has such streams: without the short way, a few elements of theirs took four times as long as the loop. */
    @Test
    void buffersOfSubclassesAreTakenByTheShortWay() {
        int writes = Sites.register();
        for (int calls = 0; calls <= 100; calls++) {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[40]) {});
            DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream(40) {});
            // calls on the short way are those that compilers measure, and one element is left to them
            assertThat((int) Standpipe.readArray(in, new int[10], 0, 10, HOW, site.id()))
                    .isEqualTo(calls < 100 ? 10 : 9);
            assertThat((int) Standpipe.writeArray(out, new int[10], 0, 10, HOW, writes))
                    .isEqualTo(calls < 100 ? 10 : 9);
        }
    }

    /** Its position is the program's to read between two elements. */
    @Test
    void buffersOfSubclassesAreNotTouchedWhereALoopReadsFields() throws IOException {
        BufferedInputStream held = new BufferedInputStream(new ByteArrayInputStream(new byte[44])) {};
        DataInputStream in = new DataInputStream(held);
        in.readInt();
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream()) {});
        assertThat((int) Standpipe.readArray(in, new int[10], 0, 10, HOW | Format.JDK_ONLY, site.id()))
                .isZero();
        assertThat((int) Standpipe.writeArray(out, new int[10], 0, 10, HOW | Format.JDK_ONLY, site.id()))
                .isZero();
        assertThat(in.available()).isEqualTo(40);
        assertThat(out.size()).isZero();
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.FIELDS_EXPOSED);
    }

    /**
     * Nothing of the program runs beneath them, and a loop reads its own fields: those of Hadoop's records do, over
     * buffers of this kind.
     */
    @Test
    void byteArraysOfSubclassesAreTakenWhereALoopReadsFields() throws IOException {
        byte[] held = new byte[44];
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(held) {});
        DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream() {});
        assertThat((int) Standpipe.readArray(in, new int[10], 0, 10, HOW | Format.JDK_ONLY, site.id()))
                .isEqualTo(10);
        assertThat((int) Standpipe.writeArray(out, new int[10], 0, 10, HOW | Format.JDK_ONLY, site.id()))
                .isEqualTo(10);
        assertThat(in.available()).isEqualTo(4);
        assertThat(out.size()).isEqualTo(40);
        assertThat(site.declined()).isEmpty();
    }

    /** Each element of such a loop changes what it is to read or write next. */
    @Test
    void byteArraysOfSubclassesAreLeftWhereTheyAreTheLoopsOwn() {
        byte[] own = new byte[44];
        class Lent extends ByteArrayOutputStream {
            Lent() {
                buf = own;
            }
        }
        int how = Format.plain(Element.BYTE).how | Format.JDK_ONLY;
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(own) {});
        DataOutputStream out = new DataOutputStream(new Lent());
        assertThat((int) Standpipe.readArray(in, own, 0, 10, how, site.id())).isZero();
        assertThat((int) Standpipe.writeArray(out, own, 0, 10, how, site.id())).isZero();
        assertThat(out.size()).isZero();
        assertThat(site.declined()).extracting(DeclinedCalls::reason).containsOnly(Decline.FIELDS_EXPOSED);
    }

    /** An instance of a class that another loader has defined. */
    private static Object redeployed() throws Exception {
        Path classes = Paths.get(Redeployed.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
            return loader.loadClass(Redeployed.class.getName()).getConstructor().newInstance();
        }
    }

    private void read(Object in, int n, int how) {
        Standpipe.readArray(in, new int[n], 0, n, how, site.id());
    }

    private void assertCounts(long calls, long elements, long bytes) {
        assertThat(new long[] {site.calls(), site.elements(), site.bytes()}).containsExactly(calls, elements, bytes);
    }

    private void assertDeclined(int index, Decline reason, String receiver, long count) {
        DeclinedCalls declined = site.declined().get(index);
        assertThat(declined.reason()).isEqualTo(reason);
        assertThat(declined.receiver()).isEqualTo(receiver);
        assertThat(declined.count()).isEqualTo(count);
    }

    private File file(int size) throws IOException {
        return Files.write(folder.resolve("data"), new byte[size]).toFile();
    }

    /** What comes to a loop, and is no stream at all. */
    public static final class Redeployed {
        public Redeployed() {}
    }

    /** Of the application. */
    private static final class Endless extends InputStream {
        @Override
        public int read() {
            return 1;
        }
    }
}
