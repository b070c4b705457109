package gaps;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;
import java.util.zip.GZIPOutputStream;

/** Streams that threads share in loops, and that others close or move half-way. {@code FOLDER ROUNDS} */
public final class Shared {
    private static final int N = 20_000;

    private final File folder;
    private final int rounds;
    private final Said said = new Said();

    private Shared(File folder, int rounds) {
        this.folder = folder;
        this.rounds = rounds;
    }

    public static void main(String[] args) throws Exception {
        Shared shared = new Shared(new File(args[0]), Integer.parseInt(args[1]));
        File file = shared.file();
        for (Stack stack : Stack.values()) {
            shared.readBytes(stack, file);
            shared.readInts(stack, file);
            shared.close(stack, file);
        }
        for (boolean buffered : new boolean[] {false, true}) {
            shared.writeBytes(buffered);
            shared.writeInts(buffered);
        }
        shared.seek(file);
    }

    private File file() throws IOException {
        File file = Numbers.file(folder, "numbers", N);
        try (OutputStream zipped = new GZIPOutputStream(new FileOutputStream(file + ".gz"))) {
            zipped.write(Numbers.bytes(N));
        }
        return file;
    }

    private interface Act {
        void go(int k) throws Exception;
    }

    /**
     * Two threads at once; but first one after the other, either way round, since chance may always bring that about.
     */
    private void both(int round, Act act) throws Exception {
        if (round < 2) {
            act.go(round);
            act.go(1 - round);
            return;
        }
        CyclicBarrier together = new CyclicBarrier(2);
        Throwable[] thrown = new Throwable[1];
        Thread other = new Thread(() -> {
            try {
                together.await();
                act.go(1);
            } catch (Throwable x) {
                thrown[0] = x;
            }
        });
        other.start();
        together.await();
        act.go(0);
        other.join();
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0]);
        }
    }

    /** A part of the time that the loop alone takes. */
    private void pause(int round, long nanos) {
        long started = System.nanoTime();
        while (round >= 2 && System.nanoTime() - started < nanos * (round - 2) / rounds) {
            Thread.yield();
        }
    }

    /** Each byte comes once, where the JDK takes a lock or the system does. An inflater's stream has none. */
    private void readBytes(Stack stack, File file) throws Exception {
        long[] expected = counts(Numbers.bytes(N), 4 * N);
        for (int k = 0; k < rounds + 2; k++) {
            int round = k;
            DataInput in = stack.open(file);
            byte[][] a = {new byte[4 * N + 1], new byte[4 * N + 1]};
            Loops[] loops = new Loops[2];
            both(round, which -> loops[which] = Loops.readBytes(in, a[which]));
            Stack.close(in);
            long[] counts = counts(a[0], loops[0].index);
            long[] others = counts(a[1], loops[1].index);
            Arrays.setAll(counts, i -> counts[i] + others[i]);
            String outcome = Arrays.equals(counts, expected) ? "each byte once" : "bytes lost or twice";
            said.chance(stack + " bytes: " + outcome);
            ends(stack + " bytes", loops);
        }
        said.chances();
    }

    private static long[] counts(byte[] bytes, int n) {
        long[] counts = new long[256];
        for (int i = 0; i < n; i++) {
            counts[bytes[i] & 0xFF]++;
        }
        return counts;
    }

    /** Which of the two ended in which way is chance, and so are the words. */
    private void ends(String what, Loops... loops) {
        for (Loops loop : loops) {
            said.chance(what + ": " + end(loop));
        }
    }

    /** A channel that is closed has a word of its own for a call that was under way, which a fast call seldom is. */
    private static String end(Loops loop) {
        if (loop.thrown == null) {
            return "to the end";
        }
        Class<?> closed = ClosedChannelException.class;
        return (closed.isInstance(loop.thrown) ? closed : loop.thrown.getClass()).getName();
    }

    /** Ints may be torn where an int is several calls. */
    private void readInts(Stack stack, File file) throws Exception {
        for (int k = 0; k < rounds + 2; k++) {
            int round = k;
            DataInput in = stack.open(file);
            int[][] a = {new int[N + 1], new int[N + 1]};
            Loops[] loops = new Loops[2];
            both(round, which -> loops[which] = Loops.readInts(in, a[which]));
            Stack.close(in);
            int[] met = new int[N];
            boolean torn = false;
            for (int which = 0; which < 2; which++) {
                for (int i = 0; i < loops[which].index; i++) {
                    int position = Numbers.position(a[which][i]);
                    if (position >= 0 && position < N) {
                        met[position]++;
                    } else {
                        torn = true;
                    }
                }
            }
            among(stack + " ints", met, torn);
            ends(stack + " ints", loops);
        }
        said.chances();
    }

    private void among(String what, int[] met, boolean torn) {
        int fewest = Arrays.stream(met).min().getAsInt();
        int most = Arrays.stream(met).max().getAsInt();
        said.chance(what + ": " + (torn ? "some torn" : "all whole"));
        said.chance(what + ": " + (fewest == most ? "all as often" : "some lost or twice"));
    }

    private void close(Stack stack, File file) throws Exception {
        long nanos = alone(stack, file);
        for (int k = 0; k < rounds + 2; k++) {
            int round = k;
            DataInput in = stack.open(file);
            int[] a = new int[N + 1];
            Loops[] loop = new Loops[1];
            both(round, which -> {
                if (which == 0) {
                    loop[0] = Loops.readInts(in, a);
                } else {
                    pause(round, nanos);
                    Stack.close(in);
                }
            });
            int right = Numbers.right(a);
            String array = right < 0 ? "wrong" : right == loop[0].index ? "right up to the index" : "right beyond it";
            said.chance(stack + " closed: " + array);
            ends(stack + " closed", loop);
        }
        said.chances();
        said.line(stack + " afterwards: " + again(stack, file));
    }

    /** How long the loop takes when nobody disturbs it. */
    private static long alone(Stack stack, File file) throws IOException {
        long fastest = Long.MAX_VALUE;
        for (int k = 0; k < 3; k++) {
            long started = System.nanoTime();
            again(stack, file);
            fastest = Math.min(fastest, System.nanoTime() - started);
        }
        return fastest;
    }

    private static String again(Stack stack, File file) throws IOException {
        DataInput in = stack.open(file);
        int[] a = new int[N];
        Loops loop = Loops.readInts(in, a);
        Stack.close(in);
        return Numbers.right(a) + " right, " + loop.end();
    }

    private void writeBytes(boolean buffered) throws Exception {
        byte[] bytes = Numbers.bytes(N);
        for (int k = 0; k < rounds + 2; k++) {
            int round = k;
            File file = new File(folder, "written");
            DataOutputStream out = output(file, buffered);
            both(round, which -> Loops.writeBytes(out, bytes));
            out.close();
            byte[] written = Files.readAllBytes(file.toPath());
            long[] counts = counts(bytes, bytes.length);
            Arrays.setAll(counts, i -> 2 * counts[i]);
            boolean once = Arrays.equals(counts, counts(written, written.length));
            said.chance("bytes written, buffered " + buffered + ": " + (once ? "each once" : "lost or twice"));
        }
        said.chances();
    }

    private static DataOutputStream output(File file, boolean buffered) throws IOException {
        OutputStream out = new FileOutputStream(file);
        return new DataOutputStream(buffered ? new BufferedOutputStream(out, 1000) : out);
    }

    private void writeInts(boolean buffered) throws Exception {
        int[] ints = Numbers.ints(N / 4);
        for (int k = 0; k < rounds + 2; k++) {
            int round = k;
            File file = new File(folder, "written");
            DataOutputStream out = output(file, buffered);
            both(round, which -> Loops.writeInts(out, ints));
            out.close();
            int[] written = new int[2 * ints.length];
            try (InputStream in = new FileInputStream(file)) {
                int[] met = new int[ints.length];
                boolean torn = Loops.readInts(new java.io.DataInputStream(in), written).thrown != null;
                for (int value : written) {
                    int position = Numbers.position(value);
                    if (position >= 0 && position < met.length) {
                        met[position]++;
                    } else {
                        torn = true;
                    }
                }
                among("ints written, buffered " + buffered, met, torn);
                said.chance("ints written, buffered " + buffered + ": " + file.length() + " bytes");
            }
        }
        said.chances();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Loops.writeInts(new DataOutputStream(bytes), ints);
        said.line("afterwards: " + Arrays.hashCode(bytes.toByteArray()));
    }

    /** Somebody else moves the file pointer, to whole ints only. */
    private void seek(File file) throws Exception {
        long nanos = alone(Stack.RANDOM_ACCESS, file);
        for (int k = 0; k < rounds + 2; k++) {
            int round = k;
            try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                int[] a = new int[N];
                Loops[] loop = new Loops[1];
                both(round, which -> {
                    if (which == 0) {
                        loop[0] = Loops.readInts(in, a);
                    } else {
                        pause(round, nanos);
                        in.seek(4 * 1000);
                    }
                });
                said.chance("moved: " + runs(a, loop[0].index));
                ends("moved", loop);
            }
        }
        said.chances();
    }

    private static String runs(int[] a, int n) {
        int jumps = 0;
        boolean torn = false;
        for (int i = 1; i < n; i++) {
            int position = Numbers.position(a[i]);
            if (position == 1000 && Numbers.position(a[i - 1]) != 999) {
                jumps++;
            } else if (position != Numbers.position(a[i - 1]) + 1) {
                torn = true;
            }
        }
        return torn ? "some torn" : jumps == 0 ? "no jump" : jumps == 1 ? "one jump" : "jumps";
    }
}
