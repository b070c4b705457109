package dev.standpipe.proof;

import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.Standpipe;
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
    Object receiver() {
        return in;
    }

    @Override
    InputStream level(int level) {
        return level < levels.size() ? levels.get(level) : null;
    }

    @Override
    void body(Fields over, int i) throws IOException {
        c.form.read(target(), over.a, i);
        for (int k = 0; k < over.others.length; k++) {
            c.others.get(k).read(in, over.others[k], i);
        }
    }

    /** What the loop reads from. */
    private Object target() {
        return c.form.bare && !levels.isEmpty() ? levels.get(0) : in;
    }

    @Override
    long prefix(Object a, int i, int end) {
        return c.form.bulkRead(target(), a, i, end, c.marks());
    }

    /**
     * What rewritten code does: stages what all arrays have room for, and runs a copy of the loop on it, until that
     * gets nothing any more.
     */
    @Override
    void replay(Fields over) {
        int size = c.size();
        int left = over.i < over.end ? Standpipe.within(over.end - over.i, over.a, over.i, 1) : 0;
        boolean apart = Standpipe.apart(target(), over.a);
        for (Object other : over.others) {
            left = Standpipe.within(left, other, over.i, 1);
            apart &= Standpipe.apart(target(), other);
        }
        byte[] staged = c.roundsAtOnce == 0 ? Standpipe.staging(left, size) : new byte[c.roundsAtOnce * size];
        for (int rounds = apart ? left : 0; rounds > 0; ) {
            long moved = Standpipe.stage(target(), staged, rounds, c.form.isSingle() ? -1 : size, 0);
            rounds = Standpipe.rounds(moved, size);
            for (int k = 0, at = 0; k < rounds; k++, over.i++) {
                c.form.take(staged, at, moved, over.a, over.i);
                at += c.form.size;
                for (int o = 0; o < over.others.length; o++) {
                    c.others.get(o).take(staged, at, moved, over.others[o], over.i);
                    at += c.others.get(o).size;
                }
            }
            left -= rounds;
            rounds = rounds == 0 ? 0 : left;
        }
    }

    @Override
    Object step(Step step) throws Exception {
        if (step.op == Step.Op.ONE) {
            Object one = c.form.newArray(1);
            c.form.read(target(), one, 0);
            return c.form.load(one, 0);
        }
        if (in instanceof RandomAccessFile && step.level < 0) {
            return stepOnFile((RandomAccessFile) in, step);
        }
        return stepOnStream(step.level < 0 ? (InputStream) in : level(step.level), step);
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
