package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.engine.Engine;
import dev.standpipe.runtime.engine.EngineToCome;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.security.Permission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** What is asked for the engine, and has none. */
final class Waiting extends EngineToCome {
    private static final int INT = Format.plain(Element.INT).how;

    /** What loops carry by themselves of elements that cost little, and of those that cost a request each. */
    private static final int CHEAP = 1 << 19;

    private static final int DEAR = 1 << 14;

    private final Runnable begins;
    private int asked;

    Waiting(Runnable begins) {
        this.begins = begins;
        serve();
    }

    @Override
    protected Engine begin() {
        asked++;
        begins.run();
        return null;
    }

    @Override
    protected Engine made() {
        return null;
    }

    static void tryAll(File file) throws Exception {
        Files.write(file.toPath(), new byte[100]);
        costLittle(file);
        costMuch(file);
        areCountedByThemselves();
        doesNotShow();
        asksNoSecurityManager();
        keepsNobodyWaiting();
        countsWhatRoundsCarry();
        answersWhatNobodyShouldAsk();
        beginsWhenItIsNotHeld();
    }

    private static Waiting served() {
        return new Waiting(() -> {});
    }

    private static void costLittle(File file) throws Exception {
        InputStream none = new ByteArrayInputStream(new byte[0]);
        ByteArrayOutputStream objects = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(objects)) {
            assertCarries(CHEAP, out);
        }
        assertCarries(CHEAP, new ObjectInputStream(new ByteArrayInputStream(objects.toByteArray())));
        assertCarries(CHEAP, new DataInputStream(none));
        assertCarries(CHEAP, new DataInputStream(new FilterInputStream(none) {}));
        assertCarries(CHEAP, new DataOutputStream(new ByteArrayOutputStream()));
        assertCarries(CHEAP, new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream())));
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            assertCarries(CHEAP, in);
        }
    }

    private static void costMuch(File file) throws Exception {
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            assertCarries(DEAR, in);
        }
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(file))) {
            assertCarries(DEAR, out);
        }
        try (RandomAccessFile both = new RandomAccessFile(file, "rw") {}) {
            assertCarries(DEAR, both);
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        new GZIPOutputStream(packed).close();
        assertCarries(DEAR, new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()))));
        assertCarries(DEAR, new DataInputStream(null));
    }

    /** In one loop or in several, reading or writing as the stream does; and then once more. */
    private static void assertCarries(int most, Object stream) {
        int[] elements = new int[most];
        for (int loops : new int[] {1, 2, 64}) {
            Waiting waiting = served();
            for (int times = 0; times < 3; times++) {
                for (int loop = 0; loop < loops; loop++) {
                    assertThat(waiting.asked)
                            .as("%s in %d", stream.getClass(), loops)
                            .isEqualTo(times);
                    carry(stream, elements, most / loops);
                }
                assertThat(waiting.asked)
                        .as("%s in %d", stream.getClass(), loops)
                        .isEqualTo(times + 1);
            }
        }
    }

    private static void carry(Object stream, int[] elements, int n) {
        boolean writes = stream instanceof DataOutput && !(stream instanceof RandomAccessFile);
        long moved = writes
                ? Standpipe.writeArray(stream, elements, 0, n, INT, 0)
                : Standpipe.readArray(stream, elements, 0, n, INT, 0);
        assertThat(moved).isZero();
    }

    /** So many loops, however short, and whatever an element costs. */
    private static void areCountedByThemselves() {
        int[] elements = new int[1000];
        for (InputStream from : new InputStream[] {new ByteArrayInputStream(new byte[0]), null}) {
            DataInputStream in = new DataInputStream(from);
            Waiting waiting = served();
            for (int calls = 1; calls < 64; calls++) {
                carry(in, elements, from == null ? 2 + calls % 14 : 2 + calls % 500);
                assertThat(waiting.asked).isZero();
            }
            carry(in, elements, 2);
            assertThat(waiting.asked).isOne();
        }
    }

    /** What fails is the engine's, and not the loop's. But who stops a thread does not stop an engine. */
    private static void doesNotShow() {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[0]));
        int[] elements = new int[CHEAP];
        Waiting failing = new Waiting(() -> {
            throw new StackOverflowError();
        });
        for (int times = 0; times < 3; times++) {
            carry(in, elements, CHEAP);
        }
        assertThat(failing.asked).isEqualTo(3);
        carry(null, elements, CHEAP);
        Waiting stopped = new Waiting(() -> {
            throw new ThreadDeath();
        });
        for (int times = 1; times < 3; times++) {
            assertThatThrownBy(() -> carry(in, elements, CHEAP)).isInstanceOf(ThreadDeath.class);
            assertThat(stopped.asked).as("it is free again").isEqualTo(times);
        }
    }

    /** Nobody is asked whether this may know what streams are: that could be heard. */
    private static void asksNoSecurityManager() {
        if (JavaVersion.RUNNING >= 17) {
            return;
        }
        List<String> asked = new ArrayList<>();
        served();
        DataInputStream in = new DataInputStream(new FilterInputStream(null) {});
        int[] elements = new int[CHEAP];
        System.setSecurityManager(new SecurityManager() {
            @Override
            public void checkPermission(Permission permission) {
                asked.add(permission.toString());
            }
        });
        carry(in, elements, 100);
        List<String> heard = new ArrayList<>(asked);
        System.setSecurityManager(null);
        assertThat(heard).isEmpty();
    }

    private static void keepsNobodyWaiting() throws Exception {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[0]));
        int[] elements = new int[CHEAP];
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ends = new CountDownLatch(1);
        Waiting waiting = new Waiting(() -> {
            begun.countDown();
            // a class that this loads may have such a loop
            carry(in, elements, CHEAP);
            try {
                ends.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread one = new Thread(() -> carry(in, elements, CHEAP));
        one.start();
        begun.await();
        for (int times = 0; times < 3; times++) {
            carry(in, elements, CHEAP);
        }
        assertThat(one.isAlive()).isTrue();
        ends.countDown();
        one.join();
        assertThat(waiting.asked).isOne();
    }

    /** Of an int each, or as if of ints. */
    private static void countsWhatRoundsCarry() {
        InputStream in = new ByteArrayInputStream(new byte[0]);
        byte[] staged = new byte[100];
        for (int bytes : new int[] {-1, 1, 3, 4, 8, 72}) {
            Waiting read = served();
            int most = CHEAP / Math.max(1, bytes / 4);
            assertThat(Standpipe.stage(in, staged, most - 1, bytes, 0)).isZero();
            assertThat(read.asked).as("rounds of %d bytes", bytes).isZero();
            assertThat(Standpipe.stage(in, staged, 2, bytes, 0)).isZero();
            assertThat(read.asked).as("rounds of %d bytes", bytes).isOne();
        }
        Waiting returnable = served();
        assertThat(Standpipe.stage(in, staged, CHEAP / 2 - 1, Integer.MIN_VALUE + 8, 0))
                .isZero();
        assertThat(returnable.asked).isZero();
        assertThat(Standpipe.stage(in, staged, 1, Integer.MIN_VALUE + 8 + (1 << 16), 0))
                .isZero();
        assertThat(returnable.asked).isOne();

        Waiting parts = served();
        assertThat(Standpipe.stageSkipping(in, staged, CHEAP / 2 - 1, "\4\4", 0))
                .isZero();
        assertThat(parts.asked).isZero();
        assertThat(Standpipe.stageSkipping(in, staged, 1, "\4\4", 0)).isZero();
        assertThat(parts.asked).isOne();

        Waiting written = served();
        DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream());
        assertThat(Standpipe.room(out, staged, CHEAP / 2 - 1, 8 << 2 | 3, 0)).isZero();
        assertThat(written.asked).isZero();
        assertThat(Standpipe.room(out, staged, 1, 8 << 2, 0)).isZero();
        assertThat(written.asked).isOne();

        Waiting apart = served();
        assertThat(Standpipe.apart(in, new int[1])).isTrue();
        assertThat(apart.asked).isZero();
        assertThat(Standpipe.apart(in, staged)).isFalse();
        assertThat(apart.asked).as("how many there are is not known yet").isOne();

        Waiting elements = served();
        assertThat(Standpipe.elements(DEAR - 1, Collections.emptyIterator())).isZero();
        assertThat(elements.asked).isZero();
        assertThat(Standpipe.elements(1, Collections.emptyIterator())).isZero();
        assertThat(elements.asked).isOne();

        Waiting promised = served();
        assertThat(Standpipe.areQuiet(in, Waiting.class, "", CHEAP - 1, 0)).isFalse();
        assertThat(promised.asked).isZero();
        assertThat(Standpipe.areQuiet(in, Waiting.class, "", 1000, 0)).isFalse();
        assertThat(promised.asked).isOne();

        Waiting sieved = served();
        assertThat(Standpipe.sieve(null, DEAR / 2 - 1, 8, 0)).isNull();
        assertThat(sieved.asked).isZero();
        assertThat(Standpipe.sieve(null, 100, 8, 0)).isNull();
        assertThat(sieved.asked).isOne();

        Waiting rows = served();
        assertThat(Standpipe.sieve(null, INT, 0)).isNull();
        assertThat(rows.asked).as("how many there are cannot be known").isOne();
    }

    private static void answersWhatNobodyShouldAsk() {
        served();
        byte[] staged = new byte[100];
        DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream());
        Object[] sieve = {staged, null, null, null};
        Standpipe.check(1L << 32);
        Standpipe.putInt(out, 1, staged, 0, 1L << 32);
        assertThat(Standpipe.writeStaged(out, staged, 8, 8, 0)).isZero();
        assertThat(Standpipe.ahead(Collections.emptyIterator(), 0)).isNull();
        assertThat(Standpipe.sieve(sieve, 0L, 1)).isZero();
        assertThat(Standpipe.readRow(sieve, 0, new int[1], 0, 1)).isZero();
        Standpipe.endSieve(sieve, 0, 1);
        assertThat(out.size()).isZero();
    }

    private static void beginsWhenItIsNotHeld() {
        int[] begun = {0};
        assertThat(Switch.waits(() -> {
                    begun[0]++;
                    assertThat(Switch.on()).isNull();
                }))
                .isTrue();
        assertThat(Switch.isOn()).isFalse();
        byte[] bytes = new byte[4 * CHEAP];
        Arrays.fill(bytes, (byte) 1);
        int[] read = new int[CHEAP];
        assertThat(Switch.hold()).as("it serves").isTrue();
        carry(new DataInputStream(new ByteArrayInputStream(bytes)), read, CHEAP);
        assertThat(Switch.release()).as("and goes on").isTrue();
        assertThat(begun).containsExactly(0);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        assertThat(Standpipe.readArray(in, read, 0, CHEAP, INT, 0)).isEqualTo(CHEAP);
        assertThat(begun).containsExactly(1);
        assertThat(read).containsOnly(0x01010101);
        assertThat(Switch.isOn()).isTrue();
        assertThat(Switch.waits(() -> begun[0]++)).as("it is there").isFalse();
        assertThatThrownBy(Waiting::served).isInstanceOf(IllegalStateException.class);
    }
}
