package gaps;

import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPOutputStream;

/** {@code Thread.stop} in the middle of loops, as long as Java had it. {@code FOLDER ROUNDS} */
public final class Stopped {
    private static final int N = 40_000;

    /** How many threads had not come to their end. */
    private static int halfWay;

    private Stopped() {}

    public static void main(String[] args) throws Exception {
        File folder = new File(args[0]);
        int rounds = Integer.parseInt(args[1]);
        File file = Numbers.file(folder, "numbers", N);
        try (OutputStream zipped = new GZIPOutputStream(new FileOutputStream(file + ".gz"))) {
            zipped.write(Numbers.bytes(N));
        }
        Said said = new Said();
        for (Stack stack : Stack.values()) {
            long alone = alone(() -> again(stack, file));
            for (int round = 0; round < rounds; round++) {
                said.chance(stack + " " + read(stack, file, alone * round / rounds));
            }
            said.chances();
            said.line(stack + " afterwards: " + again(stack, file));
        }
        for (boolean buffered : new boolean[] {false, true}) {
            long alone = alone(() -> writeAgain(folder, buffered));
            for (int round = 0; round < rounds; round++) {
                said.chance("written, buffered " + buffered + " " + write(folder, buffered, alone * round / rounds));
            }
            said.chances();
        }
        said.line("afterwards: " + writeAgain(folder, true));
        System.out.println("# stopped half-way: " + halfWay);
    }

    /** The stream is asked by another thread afterwards: its lock must be free. */
    private static String read(Stack stack, File file, long nanos) throws Exception {
        DataInput in = stack.open(file);
        int[] a = new int[N];
        Loops[] loop = new Loops[1];
        boolean ended = stopped(() -> loop[0] = Loops.readInts(in, a), nanos);
        try {
            in.skipBytes(1);
        } catch (IOException x) {
            // the stream may be in no state to go on
        }
        Stack.close(in);
        return (ended ? "" : "does not end, ") + (Numbers.right(a) < 0 ? "wrong" : "right");
    }

    private interface Act {
        void go() throws IOException;
    }

    /** How long it takes when nobody stops it. */
    private static long alone(Act act) throws IOException {
        long fastest = Long.MAX_VALUE;
        for (int k = 0; k < 3; k++) {
            long started = System.nanoTime();
            act.go();
            fastest = Math.min(fastest, System.nanoTime() - started);
        }
        return fastest;
    }

    @SuppressWarnings("deprecation")
    private static boolean stopped(Act act, long nanos) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicBoolean ended = new AtomicBoolean();
        AtomicBoolean asked = new AtomicBoolean();
        Thread thread = new Thread(() -> {
            try {
                begun.countDown();
                act.go();
                ended.set(true);
            } catch (IOException | ThreadDeath x) {
                // may come
            }
            // a thread that is stopped while it ends may take the JVM with it
            try {
                do {
                    Thread.sleep(1);
                } while (!asked.get());
                Thread.sleep(1);
            } catch (InterruptedException | ThreadDeath x) {
                // it was asked
            }
        });
        thread.setUncaughtExceptionHandler((dead, x) -> {
            if (!(x instanceof ThreadDeath) && !isOfChannels(x)) {
                System.out.println("! " + x);
            }
        });
        thread.start();
        begun.await();
        long started = System.nanoTime();
        while (System.nanoTime() - started < nanos) {
            Thread.yield();
        }
        halfWay += ended.get() ? 0 : 1;
        thread.stop();
        asked.set(true);
        thread.join(20_000);
        return !thread.isAlive();
    }

    /** A channel that is stopped before it knows where it has written the thread down, takes it from place -1. */
    private static boolean isOfChannels(Throwable x) {
        StackTraceElement[] trace = x.getStackTrace();
        return trace.length > 0 && trace[0].getClassName().equals("sun.nio.ch.NativeThreadSet");
    }

    private static String again(Stack stack, File file) throws IOException {
        DataInput in = stack.open(file);
        int[] a = new int[N];
        int i = 0;
        for (; i < a.length; i++) {
            a[i] = in.readInt();
        }
        Stack.close(in);
        return Numbers.right(a) + " right, index " + i;
    }

    private static DataOutputStream output(File file, boolean buffered) throws IOException {
        OutputStream out = new FileOutputStream(file);
        return new DataOutputStream(buffered ? new BufferedOutputStream(out, 1000) : out);
    }

    /** Whether the file has the beginning of what was to be written. A stopped loop may leave an element in parts. */
    private static String write(File folder, boolean buffered, long nanos) throws Exception {
        File file = new File(folder, "written");
        int[] ints = Numbers.ints(N);
        DataOutputStream out = output(file, buffered);
        boolean ended = stopped(() -> Loops.writeInts(out, ints), nanos);
        out.close();
        int[] written = new int[(int) (file.length() / 4)];
        DataInput in = Stack.BUFFERED.open(file);
        Loops.readInts(in, written);
        Stack.close(in);
        return (ended ? "" : "does not end, ") + (Numbers.right(written) == written.length ? "right" : "wrong");
    }

    private static String writeAgain(File folder, boolean buffered) throws IOException {
        File file = new File(folder, "written");
        try (DataOutputStream out = output(file, buffered)) {
            int[] ints = Numbers.ints(N);
            for (int i = 0; i < ints.length; i++) {
                out.writeInt(ints[i]);
            }
        }
        int[] written = new int[N];
        DataInput in = Stack.FILE.open(file);
        Loops.readInts(in, written);
        Stack.close(in);
        return Numbers.right(written) + " right";
    }
}
