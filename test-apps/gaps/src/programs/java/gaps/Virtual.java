package gaps;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Loops in thousands of virtual threads. Where there is one carrier only, a thread that kept it while it waits would be
 * the last one to run. {@code FOLDER THREADS}
 */
public final class Virtual {
    private static final int N = 3_000;
    private static final long PATIENCE_MILLIS = 60_000;

    private final File file;
    private final int threads;
    private final Said said = new Said();

    private Virtual(File file, int threads) {
        this.file = file;
        this.threads = threads;
    }

    public static void main(String[] args) throws Exception {
        Virtual virtual = new Virtual(Numbers.file(new File(args[0]), "numbers", N), Integer.parseInt(args[1]));
        boolean oneCarrier = Integer.getInteger("jdk.virtualThreadScheduler.maxPoolSize", 0) == 1;
        for (Kind kind : Kind.values()) {
            virtual.read(kind);
        }
        virtual.faults();
        virtual.sockets(false);
        virtual.sockets(true);
        if (!oneCarrier) {
            virtual.pipes();
        }
        System.exit(0);
    }

    private enum Kind {
        FILE {
            @Override
            InputStream open(File file) throws IOException {
                return new FileInputStream(file);
            }
        },
        BUFFERED {
            @Override
            InputStream open(File file) throws IOException {
                return new BufferedInputStream(new FileInputStream(file));
            }
        },
        BYTES {
            @Override
            InputStream open(File file) {
                return new ByteArrayInputStream(Numbers.bytes(N));
            }
        };

        abstract InputStream open(File file) throws IOException;
    }

    private interface Act {
        void go(int k) throws Exception;
    }

    private static Thread start(Runnable task) {
        try {
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        } catch (ReflectiveOperationException x) {
            throw new IllegalStateException(x);
        }
    }

    private void all(String what, int threads, Act act) throws InterruptedException {
        AtomicInteger failed = new AtomicInteger();
        List<Thread> started = new ArrayList<>();
        for (int k = 0; k < threads; k++) {
            int mine = k;
            started.add(start(() -> {
                try {
                    act.go(mine);
                } catch (Throwable x) {
                    failed.incrementAndGet();
                    said.chance(what + ": " + x);
                }
            }));
        }
        long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
        int waiting = 0;
        for (Thread thread : started) {
            thread.join(Math.max(1, deadline - System.currentTimeMillis()));
            waiting += thread.isAlive() ? 1 : 0;
        }
        said.chances();
        said.line(what + ": " + threads + " threads, " + failed + " failed, " + waiting + " wait for ever");
    }

    private static void check(boolean right, String what) {
        if (!right) {
            throw new AssertionError(what);
        }
    }

    /** Each has a stream of its own, and some come to its end. */
    private void read(Kind kind) throws InterruptedException {
        all(kind.toString(), threads, k -> {
            try (InputStream in = kind.open(file)) {
                int[] a = new int[k % 3 == 0 ? N + 5 : N - k % 100];
                Loops loop = Loops.readInts(new DataInputStream(in), a);
                check(Numbers.right(a) == Math.min(N, a.length), "not what is in the file");
                check(loop.index == Math.min(N, a.length), "index " + loop.index);
                check((loop.thrown != null) == (a.length > N), loop.end());
            }
        });
    }

    /** Each stream fails in words of its own. */
    private void faults() throws InterruptedException {
        all("faults", threads, k -> {
            int good = 4 * (50 + k % 997);
            InputStream failing = new ByteArrayInputStream(Numbers.bytes(N), 0, good) {
                @Override
                public int read(byte[] b, int off, int len) {
                    Thread.yield();
                    int n = super.read(b, off, Math.min(len, 700));
                    if (n < 0) {
                        throw new IllegalStateException("of thread " + k);
                    }
                    return n;
                }
            };
            int[] a = new int[N];
            Loops loop = Loops.readInts(new DataInputStream(new BufferedInputStream(failing, 512)), a);
            check(loop.end().equals("java.lang.IllegalStateException: of thread " + k), k + " got " + loop.end());
            check(loop.index == good / 4 && Numbers.right(a) == loop.index, "index " + loop.index);
        });
    }

    /** Half of the threads write to the others, which wait for what has not come yet. */
    private void sockets(boolean longs) throws Exception {
        int pairs = Math.min(200, threads / 10);
        try (ServerSocket server = new ServerSocket(0, pairs, InetAddress.getLoopbackAddress())) {
            Socket[] clients = new Socket[pairs];
            Socket[] served = new Socket[pairs];
            for (int k = 0; k < pairs; k++) {
                clients[k] = new Socket(server.getInetAddress(), server.getLocalPort());
                served[k] = server.accept();
            }
            all("sockets, longs " + longs, 2 * pairs, k -> {
                if (k < pairs) {
                    try (InputStream in = clients[k].getInputStream()) {
                        receive(new DataInputStream(new BufferedInputStream(in, 256)), longs);
                    }
                } else {
                    try (OutputStream out = served[k - pairs].getOutputStream()) {
                        send(new DataOutputStream(new BufferedOutputStream(out, 256)), longs);
                    }
                }
            });
        }
    }

    private static void receive(DataInputStream in, boolean longs) {
        if (longs) {
            long[] a = new long[N];
            check(Loops.readLongs(in, a).thrown == null && Arrays.equals(a, longs()), "not what was sent");
        } else {
            int[] a = new int[N];
            check(Loops.readInts(in, a).thrown == null && Numbers.right(a) == N, "not what was sent");
        }
    }

    private static long[] longs() {
        long[] longs = new long[N];
        Arrays.setAll(longs, i -> (long) Numbers.at(i) << 32 | i);
        return longs;
    }

    /** In parts, between which others have their turn. */
    private static void send(DataOutputStream out, boolean longs) throws Exception {
        if (longs) {
            Loops.writeLongs(out, longs());
        } else {
            int[] ints = Numbers.ints(N);
            for (int from = 0; from < N; from += 500) {
                Loops.writeInts(out, Arrays.copyOfRange(ints, from, from + 500));
                out.flush();
                Thread.sleep(1);
            }
        }
        out.flush();
    }

    private void pipes() throws Exception {
        int pairs = Math.min(100, threads / 10);
        PipedInputStream[] sources = new PipedInputStream[pairs];
        PipedOutputStream[] sinks = new PipedOutputStream[pairs];
        for (int k = 0; k < pairs; k++) {
            sources[k] = new PipedInputStream(sinks[k] = new PipedOutputStream(), 333);
        }
        all("pipes", 2 * pairs, k -> {
            if (k < pairs) {
                receive(new DataInputStream(k % 2 == 0 ? sources[k] : new BufferedInputStream(sources[k])), true);
            } else {
                try (OutputStream out = sinks[k - pairs]) {
                    send(new DataOutputStream(new BufferedOutputStream(out, 100)), true);
                }
            }
        });
        try (RandomAccessFile shared = new RandomAccessFile(file, "r")) {
            int[] a = new int[N];
            Loops.readInts(shared, a);
            said.line("afterwards: " + Numbers.right(a) + " right");
        }
    }
}
