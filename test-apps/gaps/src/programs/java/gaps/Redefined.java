package gaps;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Classes that are changed while their loops run, and then those of the JDK's streams. {@code FOLDER ROUNDS} */
public final class Redefined {
    private static final int N = 40_000;

    private final Instrumentation instrumentation = Helper.instrumentation();
    private final byte[] first = classFile(Loop1.class);
    private final byte[] second;
    private final Said said = new Said();

    private Redefined() throws IOException {
        // of the same length, so that nothing else in the class file changes
        String other = new String(classFile(Loop2.class), StandardCharsets.ISO_8859_1);
        second = other.replace("gaps/Loop2", "gaps/Loop1").getBytes(StandardCharsets.ISO_8859_1);
    }

    public static void main(String[] args) throws Exception {
        Redefined redefined = new Redefined();
        redefined.whileItReads();
        redefined.allTheTime(Numbers.file(new File(args[0]), "numbers", N), Integer.parseInt(args[1]));
        redefined.streams();
        redefined.whileItReads();
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            byte[] chunk = new byte[4096];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
        }
        return bytes.toByteArray();
    }

    private interface Act {
        void go() throws Exception;
    }

    /** Does something when half has been read. */
    private static InputStream halfWay(Act act) {
        return new FilterInputStream(new ByteArrayInputStream(Numbers.bytes(N))) {
            private int left = 2 * N;

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                int n = super.read(b, off, len);
                if (left > 0 && (left -= n) <= 0) {
                    try {
                        act.go();
                    } catch (Exception x) {
                        throw new IOException(x);
                    }
                }
                return n;
            }
        };
    }

    /** The loop that runs is the old one to its end, and the next one is the new one. */
    private void whileItReads() throws Exception {
        redefine(first);
        read("as it was", () -> {});
        read("redefined half-way", () -> redefine(second));
        read("redefined", () -> {});
        read("transformed half-way", () -> instrumentation.retransformClasses(Loop1.class));
        read("redefined back half-way", () -> redefine(first));
        read("redefined back", () -> {});
    }

    private void redefine(byte[] classFile) throws Exception {
        instrumentation.redefineClasses(new ClassDefinition(Loop1.class, classFile));
    }

    private void read(String when, Act act) throws IOException {
        int[] a = new int[N];
        int end = Loop1.read(new DataInputStream(new BufferedInputStream(halfWay(act))), a);
        said.line(when + ": index " + end + ", first " + Integer.toHexString(a[0]) + ", all " + hash(a));
    }

    private static int hash(int[] a) {
        return Arrays.hashCode(a);
    }

    private void allTheTime(File file, int rounds) throws Exception {
        Thread reading = new Thread(() -> {
            int right = 0;
            for (int round = 0; round < rounds; round++) {
                int[] a = new int[N];
                try (InputStream in = new BufferedInputStream(new FileInputStream(file), 1000)) {
                    Loop1.read(new DataInputStream(in), a);
                } catch (IOException x) {
                    said.line("! " + x);
                }
                int second = a[0] ^ Numbers.at(0);
                for (int i = 0; i < N; i++) {
                    a[i] ^= second;
                }
                right += Numbers.right(a) == N ? 1 : 0;
            }
            said.line("read all the time: " + right + " of " + rounds + " right");
        });
        reading.start();
        for (int k = 0; reading.isAlive(); k++) {
            if (k % 3 == 0) {
                redefine(k % 2 == 0 ? second : first);
            } else {
                instrumentation.retransformClasses(Loop1.class);
            }
            Thread.sleep(1);
        }
        reading.join();
        redefine(first);
    }

    /** By an agent that changes nothing, but nobody can know that. */
    private void streams() throws Exception {
        Class<?>[] streams = {
            BufferedInputStream.class, DataInputStream.class, FileInputStream.class, ByteArrayInputStream.class
        };
        for (Class<?> stream : streams) {
            read("transformed " + stream.getSimpleName(), () -> instrumentation.retransformClasses(stream));
            read("after that", () -> {});
        }
    }
}
