package dev.standpipe.adversarial;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** A loop over one of five stacks of streams, also from each of the last frames of a full stack. */
final class Probe implements Closeable {
    static final int STACKS = 5;
    static final int N = 300;
    static final byte[] DATA = Bits.bytes(4 * N);
    private static final int[] EXPECTED = new int[N];
    private static final int HOW = Loop.INT.how;
    private static final int FRAMES = 120;

    /** To call the prefix at all takes some stack: as much as a few frames of this program. */
    private static final int OWN_FRAMES = 8;

    static {
        ByteBuffer.wrap(DATA).asIntBuffer().get(EXPECTED);
    }

    private final RandomAccessFile raf;
    private final FileInputStream file;
    private final int[] a = new int[N];
    private final boolean[] succeeded = new boolean[FRAMES];
    private final Throwable[] overflows = new Throwable[FRAMES];
    private final int stack;
    private final boolean prefixed;
    private final ByteArrayOutputStream sink = new ByteArrayOutputStream(8 * N);
    private DataInput in;
    private DataOutputStream out;
    int i;
    private int level;
    private Throwable wrong;

    Probe(Path dir, int stack, boolean prefixed) throws Exception {
        this.stack = stack;
        this.prefixed = prefixed;
        this.raf = new RandomAccessFile(dir.resolve("data").toFile(), "r");
        this.file = new FileInputStream(raf.getFD());
        prepare();
    }

    private void prepare() throws Exception {
        raf.seek(0);
        Arrays.fill(a, 0);
        i = 0;
        sink.reset();
        out = null;
        if (stack == 0) {
            in = new DataInputStream(new ByteArrayInputStream(DATA));
        } else if (stack == 1) {
            in = new DataInputStream(filled(new BufferedInputStream(new ByteArrayInputStream(DATA), 50)));
        } else if (stack == 2) {
            in = new DataInputStream(file);
        } else if (stack == 3) {
            in = raf;
        } else {
            out = new DataOutputStream(new BufferedOutputStream(sink, 50));
        }
    }

    /** From JDK 21 on a buffer is not allocated before it is needed, and then there may be no memory for it. */
    private static InputStream filled(BufferedInputStream buffer) throws IOException {
        buffer.mark(1);
        buffer.read();
        buffer.reset();
        return buffer;
    }

    /** Resolves the calls of the loop, which is the program's affair, without giving the engine anything to do. */
    void link() throws Exception {
        i = N;
        loop();
        prepare();
    }

    /** Goes down until the stack is full, and runs the loop on the way back. */
    void descend(int depth) throws Exception {
        try {
            descend(depth + 1);
        } catch (StackOverflowError e) {
            level = 0;
        }
        if (level < FRAMES) {
            attempt();
            level++;
        }
    }

    private void attempt() {
        try {
            prepare();
        } catch (Exception | StackOverflowError tooDeepForAnything) {
            return;
        }
        try {
            loop();
            succeeded[level] = i == N;
            if (!isRight()) {
                wrong = new AssertionError("after a full loop on stack " + stack);
            }
        } catch (StackOverflowError e) {
            overflows[level] = e;
            try {
                if (!isRight()) {
                    wrong = e;
                }
            } catch (StackOverflowError again) {
                return;
            }
        } catch (Throwable e) {
            wrong = e;
        }
    }

    void loop() throws Exception {
        if (out != null) {
            System.arraycopy(EXPECTED, 0, a, 0, N);
            if (prefixed) {
                long result = Standpipe.writeArray(out, a, i, N, HOW, 0);
                i = (int) result;
                Standpipe.check(result);
            }
            for (; i < N; i++) {
                out.writeInt(a[i]);
            }
            out.flush();
            return;
        }
        if (prefixed) {
            long result = Standpipe.readArray(in, a, i, N, HOW, 0);
            i = (int) result;
            Standpipe.check(result);
        }
        for (; i < N; i++) {
            a[i] = in.readInt();
        }
    }

    private boolean isRight() {
        if (out != null) {
            byte[] bytes = sink.toByteArray();
            for (int k = 0; k < bytes.length; k++) {
                if (bytes[k] != DATA[k]) {
                    return false;
                }
            }
            return i < N || out.size() == 4 * N;
        }
        for (int k = 0; k < N; k++) {
            if (a[k] != (k < i ? EXPECTED[k] : 0)) {
                return false;
            }
        }
        return true;
    }

    void mustNotBeWrong() {
        if (wrong != null) {
            throw new AssertionError("stack " + stack, wrong);
        }
        if (!succeeded[FRAMES - 1]) {
            throw new AssertionError("stack " + stack + " never succeeds");
        }
    }

    void mustNotDoWorseThan(Probe original) {
        for (int k = original.first() + OWN_FRAMES; k < FRAMES; k++) {
            if (original.succeeded[k] && !succeeded[k]) {
                throw new AssertionError(
                        "stack " + stack + ", " + k
                                + " frames from the bottom: the loop alone succeeds there; original from "
                                + original.first() + ", rewritten from " + first(),
                        overflows[k]);
            }
        }
    }

    private int first() {
        for (int k = 0; k < FRAMES; k++) {
            if (succeeded[k]) {
                return k;
            }
        }
        return FRAMES;
    }

    void mustHaveItAll() {
        if (i != N || !isRight()) {
            throw new AssertionError("stack " + stack + " stopped at " + i);
        }
    }

    @Override
    public void close() throws IOException {
        raf.close();
    }
}
