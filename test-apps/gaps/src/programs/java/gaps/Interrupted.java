package gaps;

import java.io.BufferedInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** Threads that are interrupted before a loop, in it, and while it waits for a pipe. {@code FOLDER ROUNDS} */
public final class Interrupted {
    private static final int N = 30_000;

    /** In microseconds. */
    private static final int LATE = 2_000_000;

    private static final int ARRIVED = 1000;

    private Interrupted() {}

    public static void main(String[] args) throws Exception {
        File file = Numbers.file(new File(args[0]), "numbers", N);
        try (java.io.OutputStream zipped =
                new java.util.zip.GZIPOutputStream(new java.io.FileOutputStream(file + ".gz"))) {
            zipped.write(Numbers.bytes(N));
        }
        int rounds = Integer.parseInt(args[1]);
        Said said = new Said();
        for (Stack stack : Stack.values()) {
            said.line(stack + " before: " + before(stack, file));
            for (int round = 0; round < rounds; round++) {
                said.chance(stack + " in the middle: " + inTheMiddle(stack, file, round * 37 % 300));
            }
            if (stack == Stack.CHANNEL || stack == Stack.BUFFERED_CHANNEL) {
                // alone, byte by byte, they would never come to their end so soon
                said.chance(stack + " in the middle: " + inTheMiddle(stack, file, LATE));
            }
            said.chances();
        }
        for (boolean buffered : new boolean[] {false, true}) {
            said.line("pipe, buffered " + buffered + ": " + waiting(buffered));
        }
    }

    private static String before(Stack stack, File file) throws Exception {
        DataInput in = stack.open(file);
        int[] a = new int[N];
        Thread.currentThread().interrupt();
        Loops loop = Loops.readInts(in, a);
        return result(in, a, loop, Thread.interrupted());
    }

    private static String result(DataInput in, int[] a, Loops loop, boolean pending) {
        String next;
        try {
            next = "next " + in.readByte();
        } catch (IOException x) {
            next = "next " + x;
        }
        int right = Numbers.right(a);
        return (right == loop.index ? "right" : "wrong") + (right == a.length ? "" : " in part") + ", pending "
                + pending + ", " + loop.end() + ", " + (loop.thrown == null ? next : "");
    }

    private static String inTheMiddle(Stack stack, File file, int micros) throws Exception {
        DataInput in = stack.open(file);
        int[] a = new int[N];
        String[] result = new String[1];
        Thread thread = new Thread(() -> {
            Loops loop = Loops.readInts(in, a);
            while (loop.thrown == null && !Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
            result[0] = result(in, a, loop, Thread.interrupted());
        });
        thread.start();
        long started = System.nanoTime();
        while (System.nanoTime() - started < 1000L * micros) {
            Thread.yield();
        }
        thread.interrupt();
        thread.join();
        Stack.close(in);
        return result[0];
    }

    /** The loop has taken what had arrived, then it waits. */
    private static String waiting(boolean buffered) throws Exception {
        PipedOutputStream sink = new PipedOutputStream();
        PipedInputStream pipe = new PipedInputStream(sink, 64 << 10);
        sink.write(Numbers.bytes(ARRIVED));
        sink.write(1);
        int[] a = new int[N];
        Loops[] loop = new Loops[1];
        boolean[] pending = new boolean[1];
        InputStream in = buffered ? new BufferedInputStream(pipe) : pipe;
        Thread thread = new Thread(() -> {
            loop[0] = Loops.readInts(new DataInputStream(in), a);
            pending[0] = Thread.interrupted();
        });
        thread.start();
        while (pipe.available() > 0 || thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.sleep(1);
        }
        thread.interrupt();
        thread.join();
        return Numbers.right(a) + " right, index " + loop[0].index + ", pending " + pending[0] + ", " + loop[0].end();
    }
}
