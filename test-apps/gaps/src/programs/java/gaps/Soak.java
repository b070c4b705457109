package gaps;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPOutputStream;

/** Four threads with loops of all kinds, for as long as is asked for; nothing may grow. {@code FOLDER SECONDS} */
public final class Soak {
    private static final int N = 30_000;
    private static final int WORKERS = 4;

    private final File folder;
    private final AtomicLong rounds = new AtomicLong();
    private final AtomicLong wrong = new AtomicLong();
    private final List<byte[]> kept = new ArrayList<>();

    private Soak(File folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws Exception {
        Soak soak = new Soak(new File(args[0]));
        int seconds = Integer.parseInt(args[1]);
        File file = Numbers.file(soak.folder, "numbers", N);
        try (OutputStream zipped = new GZIPOutputStream(new FileOutputStream(file + ".gz"))) {
            zipped.write(Numbers.bytes(N));
        }
        soak.work(file, Math.max(1, seconds / 5));
        Usage.now(); // asks for classes of its own
        Usage before = Usage.now();
        soak.work(file, seconds);
        Usage after = Usage.now();
        System.out.println("# " + soak.rounds + " rounds, " + before + " -> " + after);
        System.out.println("wrong: " + soak.wrong);
        System.out.println("fewer than 4 threads more: " + (after.threads < before.threads + 4));
        System.out.println("fewer than 4 descriptors more: " + (after.descriptors < before.descriptors + 4));
        System.out.println("heap grows by less than 2 MiB: " + (after.heap - before.heap < 2 << 20));
        System.out.println("metaspace grows by less than 2 MiB: " + (after.metaspace - before.metaspace < 2 << 20));
        long native_ = after.committed - before.committed;
        System.out.println("native memory grows by less than 24 MiB: " + (native_ < 24 << 10));
    }

    private void work(File file, int seconds) throws InterruptedException {
        long until = System.nanoTime() + seconds * 1_000_000_000L;
        Thread[] workers = new Thread[WORKERS];
        for (int k = 0; k < WORKERS; k++) {
            int mine = k;
            workers[k] = new Thread(() -> {
                Random random = new Random(mine);
                while (System.nanoTime() < until) {
                    try {
                        wrong.addAndGet(round(file, mine, random) ? 0 : 1);
                    } catch (IOException x) {
                        System.out.println("! " + x);
                    }
                    rounds.incrementAndGet();
                }
            });
            workers[k].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    private boolean round(File file, int mine, Random random) throws IOException {
        if (Boolean.getBoolean("gaps.keeps")) {
            synchronized (kept) {
                kept.add(new byte[1000]);
            }
        }
        if (random.nextInt(4) == 0) {
            return write(new File(folder, "written-" + mine), 1 + random.nextInt(N), random.nextBoolean());
        }
        if (random.nextInt(4) == 0) {
            return fault(random.nextInt(N), mine);
        }
        if (random.nextInt(4) == 0) {
            return records(file);
        }
        int[] a = new int[random.nextInt(N + 10)];
        DataInput in = Stack.values()[random.nextInt(Stack.values().length)].open(file);
        Loops loop = Loops.readInts(in, a);
        Stack.close(in);
        int expected = Math.min(N, a.length);
        return loop.index == expected && Numbers.right(a) == expected && (loop.thrown != null) == (a.length > N);
    }

    private static boolean write(File file, int n, boolean buffered) throws IOException {
        int[] ints = Numbers.ints(n);
        OutputStream to = new FileOutputStream(file);
        try (DataOutputStream out = new DataOutputStream(buffered ? new java.io.BufferedOutputStream(to) : to)) {
            Loops.writeInts(out, ints);
        }
        int[] read = new int[n];
        DataInput in = Stack.BUFFERED.open(file);
        Loops.readInts(in, read);
        Stack.close(in);
        return Arrays.equals(ints, read);
    }

    /** Until a record is not whole. */
    private static boolean records(File file) throws IOException {
        DataInput in = Stack.BUFFERED.open(file);
        Loops loop = Loops.readRecords(in, new int[N], new double[N]);
        Stack.close(in);
        return loop.index == 4 * N / 6 && loop.thrown instanceof EOFException;
    }

    private static boolean fault(int at, int mine) throws IOException {
        InputStream failing = new FilterInputStream(new ByteArrayInputStream(Numbers.bytes(at))) {
            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                int n = super.read(b, off, len);
                if (n < 0) {
                    throw new IOException("of worker " + mine);
                }
                return n;
            }
        };
        int[] keys = new int[N];
        double[] values = new double[N];
        Loops loop = Loops.readRecords(new java.io.DataInputStream(new BufferedInputStream(failing)), keys, values);
        return loop.index == 4 * at / 6 && loop.end().equals("java.io.IOException: of worker " + mine);
    }
}
