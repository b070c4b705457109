package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.engine.Engine;
import dev.standpipe.runtime.engine.EngineToCome;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.link.Link;
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
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the engine begins of which a loop is in need: in a JVM of its own, where none is installed. */
@Tag("slow")
public class EngineAwaitedTest {
    private static final String OPEN = "--add-opens=java.base/java.io=ALL-UNNAMED";
    private static final int INT = Format.plain(Element.INT).how;

    /** What loops carry by themselves of elements that cost little, and of those that cost a request each. */
    private static final int CHEAP = 1 << 18;

    private static final int DEAR = 1 << 13;

    @TempDir
    Path folder;

    @Test
    void comesOnceLoopsHaveCarriedWhatItTakes() throws Exception {
        Process process = new ProcessBuilder(
                        Paths.get(System.getProperty("java.home"), "bin", "java")
                                .toString(),
                        JavaVersion.RUNNING < 9 ? "-Dnothing=asked" : OPEN,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Linked.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(Files.readAllLines(folder.resolve("said"))).isEqualTo(Collections.singletonList("all is well"));
    }

    /** Where nothing is verified that needs the doorway, before that is there. */
    public static final class Linked {
        public static void main(String[] args) throws Exception {
            assertThat(Link.establish()).isNull();
            Waiting.tryAll(new File(args[0], "data"));
            new PrintStream(System.out, true).println("all is well");
        }
    }

    /** What is asked for the engine, and has none. */
    private static final class Waiting implements Supplier<Engine> {
        private int asked;

        @Override
        public Engine get() {
            asked++;
            return null;
        }

        static void tryAll(File file) throws Exception {
            Files.write(file.toPath(), new byte[100]);
            costLittle(file);
            costMuch(file);
            doesNotShow();
            keepsNobodyWaiting();
            countsWhatRoundsCarry();
            answersWhatNobodyShouldAsk();
            beginsWhenItIsNotHeld();
        }

        private static Waiting served() {
            Waiting waiting = new Waiting();
            new EngineToCome(waiting).serve();
            return waiting;
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
            assertCarries(
                    DEAR, new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()))));
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

        /** What fails is the engine's, and not the loop's. */
        private static void doesNotShow() {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[0]));
            int[] elements = new int[CHEAP];
            int[] asked = {0};
            new EngineToCome(() -> {
                        asked[0]++;
                        throw new StackOverflowError();
                    })
                    .serve();
            for (int times = 0; times < 3; times++) {
                carry(in, elements, CHEAP);
            }
            assertThat(asked).containsExactly(3);
            carry(null, elements, CHEAP);
        }

        private static void keepsNobodyWaiting() throws Exception {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[0]));
            int[] elements = new int[CHEAP];
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch ends = new CountDownLatch(1);
            int[] asked = {0};
            new EngineToCome(() -> {
                        asked[0]++;
                        begun.countDown();
                        // a class that this loads may have such a loop
                        carry(in, elements, CHEAP);
                        try {
                            ends.await(60, TimeUnit.SECONDS);
                        } catch (InterruptedException e) {
                            throw new AssertionError(e);
                        }
                        return null;
                    })
                    .serve();
            Thread one = new Thread(() -> carry(in, elements, CHEAP));
            one.start();
            begun.await();
            for (int times = 0; times < 3; times++) {
                carry(in, elements, CHEAP);
            }
            assertThat(one.isAlive()).isTrue();
            ends.countDown();
            one.join();
            assertThat(asked).containsExactly(1);
        }

        private static void countsWhatRoundsCarry() {
            InputStream in = new ByteArrayInputStream(new byte[0]);
            byte[] staged = new byte[100];
            Waiting read = served();
            assertThat(Standpipe.stage(in, staged, CHEAP - 2, 8, 0)).isZero();
            assertThat(Standpipe.stageSkipping(in, staged, 1, "\4\4", 0)).isZero();
            assertThat(read.asked).isZero();
            assertThat(Standpipe.stage(in, staged, 1, 8, 0)).isZero();
            assertThat(read.asked).isOne();

            Waiting written = served();
            DataOutputStream out = new DataOutputStream(new ByteArrayOutputStream());
            assertThat(Standpipe.room(out, staged, CHEAP - 1, 8, 0)).isZero();
            assertThat(written.asked).isZero();
            assertThat(Standpipe.room(out, staged, 1, 8, 0)).isZero();
            assertThat(written.asked).isOne();

            Waiting elements = served();
            assertThat(Standpipe.elements(DEAR - 1, Collections.emptyIterator()))
                    .isZero();
            assertThat(elements.asked).isZero();
            assertThat(Standpipe.elements(1, Collections.emptyIterator())).isZero();
            assertThat(elements.asked).isOne();

            Waiting promised = served();
            assertThat(Standpipe.areQuiet(in, Waiting.class, "", CHEAP - 1, 0)).isFalse();
            assertThat(promised.asked).isZero();
            assertThat(Standpipe.areQuiet(in, Waiting.class, "", 1000, 0)).isFalse();
            assertThat(promised.asked).isOne();

            Waiting sieved = served();
            assertThat(Standpipe.sieve(null, DEAR - 1, 4, 0)).isNull();
            assertThat(sieved.asked).isZero();
            assertThat(Standpipe.sieve(null, 100, 4, 0)).isNull();
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
            assertThat(Standpipe.apart(out, staged)).isFalse();
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
            assertThat(Switch.hold()).isFalse();
            carry(new DataInputStream(new ByteArrayInputStream(bytes)), read, CHEAP);
            Switch.release();
            assertThat(begun).containsExactly(0);
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
            assertThat(Standpipe.readArray(in, read, 0, CHEAP, INT, 0)).isEqualTo(CHEAP);
            assertThat(begun).containsExactly(1);
            assertThat(read).containsOnly(0x01010101);
            assertThat(Switch.isOn()).isTrue();
            assertThat(Switch.waits(() -> begun[0]++)).as("it is there").isFalse();
            assertThatThrownBy(() -> new EngineToCome(() -> null)).isInstanceOf(IllegalStateException.class);
        }
    }
}
