package dev.standpipe.proof;

import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A case that reads. */
final class RunIn extends Run {
    private static final int DRAIN_AT_MOST = 300;

    private final List<InputStream> levels = new ArrayList<>();
    private DataInput in;

    RunIn(World world, boolean bulk) {
        super(world, bulk);
    }

    @Override
    void build() throws Exception {
        in = Inputs.build(world, levels);
    }

    @Override
    void body(Object a, int i) throws IOException {
        c.form.read(in, a, i);
    }

    @Override
    long prefix(Object a, int i, int end) {
        return c.form.bulkRead(in, a, i, end, c.marks());
    }

    @Override
    Object step(Step step) throws Exception {
        if (step.op == Step.Op.ONE) {
            Object one = c.form.newArray(1);
            c.form.read(in, one, 0);
            return c.form.load(one, 0);
        }
        if (in instanceof RandomAccessFile && step.level < 0) {
            return stepOnFile((RandomAccessFile) in, step);
        }
        return stepOnStream(
                step.level < 0 ? (InputStream) in : step.level < levels.size() ? levels.get(step.level) : null, step);
    }

    @SuppressWarnings("deprecation")
    private Object stepOnStream(InputStream s, Step step) throws Exception {
        switch (step.op) {
            case BYTES:
                byte[] b = new byte[step.number];
                return s.read(b) + " " + Arrays.hashCode(b);
            case BYTE:
                return s.read();
            case SKIP:
                return s.skip(step.number);
            case AVAILABLE:
                return s.available();
            case MARK:
                s.mark(step.number);
                return null;
            case RESET:
                s.reset();
                return null;
            case LINE:
                return s instanceof DataInputStream ? ((DataInputStream) s).readLine() : null;
            case CLOSE:
                s.close();
                return null;
            default:
                throw new NotHere(step);
        }
    }

    private Object stepOnFile(RandomAccessFile file, Step step) throws Exception {
        switch (step.op) {
            case BYTES:
                byte[] b = new byte[step.number];
                return file.read(b) + " " + Arrays.hashCode(b);
            case BYTE:
                return file.read();
            case SKIP:
                return file.skipBytes(step.number);
            case SEEK:
                file.seek(step.number);
                return null;
            case CLOSE:
                file.close();
                return null;
            default:
                throw new NotHere(step);
        }
    }

    @Override
    void finish() {
        if (in == null) {
            return;
        }
        world.note("the rest", this::drain);
        world.look("then ");
        world.note("closed", () -> {
            ((java.io.Closeable) in).close();
            return null;
        });
    }

    private Object drain() throws IOException {
        byte[] chunk = new byte[c.content > 4096 ? 16384 : 61];
        StringBuilder sizes = new StringBuilder();
        int hash = 1;
        for (int k = 0; k < DRAIN_AT_MOST; k++) {
            int n = in instanceof RandomAccessFile
                    ? ((RandomAccessFile) in).read(chunk)
                    : ((InputStream) in).read(chunk);
            if (k < 20) {
                sizes.append(' ').append(n);
            }
            if (n < 0) {
                break;
            }
            for (int b = 0; b < n; b++) {
                hash = hash * 31 + chunk[b];
            }
        }
        return "hash " + hash + ", reads" + sizes;
    }
}
