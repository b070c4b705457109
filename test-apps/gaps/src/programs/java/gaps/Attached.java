package gaps;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Loops half-way through which the program says {@code waiting} and waits for a line: an agent may come meanwhile.
 * {@code FOLDER ROUNDS}
 */
public final class Attached {
    private static final int N = 40_000;

    private Attached() {}

    public static void main(String[] args) throws Exception {
        Said said = new Said();
        AtomicBoolean waited = new AtomicBoolean();
        Thread[] others = new Thread[3];
        for (int k = 0; k < others.length; k++) {
            others[k] = new Thread(() -> keepOn(said, new File(args[0], "numbers"), waited));
        }
        Numbers.file(new File(args[0]), "numbers", N);
        for (Thread other : others) {
            other.start();
        }
        said.line("half-way: " + read(true));
        waited.set(true);
        for (Thread other : others) {
            other.join();
        }
        for (int round = 0; round < Integer.parseInt(args[1]); round++) {
            said.line("afterwards: " + read(false));
        }
    }

    private static void keepOn(Said said, File file, AtomicBoolean waited) {
        int wrong = 0;
        try {
            for (int more = 3; more > 0; more -= waited.get() ? 1 : 0) {
                int[] a = new int[N];
                DataInputStream in = (DataInputStream) Stack.BUFFERED.open(file);
                Loops.readInts(in, a);
                in.close();
                wrong += Numbers.right(a) == N ? 0 : 1;
                Thread.sleep(1);
            }
            said.line("all the time: " + wrong + " wrong");
        } catch (IOException | InterruptedException x) {
            said.line("! " + x);
        }
    }

    private static String read(boolean waits) throws IOException {
        int[] a = new int[N];
        InputStream in = new FilterInputStream(new ByteArrayInputStream(Numbers.bytes(N))) {
            private int left = waits ? 2 * N : 0;

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                int n = super.read(b, off, len);
                if (left > 0 && (left -= n) <= 0) {
                    System.out.println("waiting");
                    System.out.flush();
                    while (System.in.read() != '\n') {
                        // the line goes on
                    }
                }
                return n;
            }
        };
        Loops loop = Loops.readInts(new DataInputStream(new BufferedInputStream(in)), a);
        return "index " + loop.index + ", " + Arrays.hashCode(a) + ", " + loop.end();
    }
}
