package dev.standpipe.proof;

import java.io.Closeable;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;

/** A case that writes. */
final class RunOut extends Run {
    private final List<OutputStream> levels = new ArrayList<>();
    private DataOutput out;

    RunOut(World world, boolean bulk) {
        super(world, bulk);
    }

    @Override
    void build() throws Exception {
        out = Outputs.build(world, levels);
    }

    @Override
    Object receiver() {
        return out;
    }

    @Override
    OutputStream level(int level) {
        return level < levels.size() ? levels.get(level) : null;
    }

    @Override
    void body(Fields over, int i) throws IOException {
        c.form.write(target(), over.a, i);
    }

    /** What the loop writes to. */
    private Object target() {
        return c.form.bare && !levels.isEmpty() ? levels.get(0) : out;
    }

    @Override
    long prefix(Object a, int i, int end) {
        return c.form.bulkWrite(target(), a, i, end, c.marks());
    }

    @Override
    void replay(Fields over) {
        throw new AssertionError("only what is read can be staged");
    }

    @Override
    Object step(Step step) throws Exception {
        if (step.op == Step.Op.ONE) {
            Object one = c.form.newArray(1);
            c.form.store(one, 0, Pattern.element(c.flavour, step.number, c.form.array.size));
            c.form.write(target(), one, 0);
            return null;
        }
        if (step.op == Step.Op.SIZE) {
            sawSize("size() then", out);
            return null;
        }
        if (out instanceof RandomAccessFile && step.level < 0) {
            return stepOnFile((RandomAccessFile) out, step);
        }
        return stepOnStream(step.level < 0 ? (OutputStream) out : level(step.level), step);
    }

    private Object stepOnStream(OutputStream s, Step step) throws Exception {
        switch (step.op) {
            case BYTES:
                s.write(Pattern.bytes(1, step.number));
                return null;
            case BYTE:
                s.write(step.number);
                return null;
            case FLUSH:
                s.flush();
                return null;
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
                file.write(Pattern.bytes(1, step.number));
                return null;
            case BYTE:
                file.write(step.number);
                return null;
            case SEEK:
                file.seek(step.number);
                return null;
            case LENGTH:
                file.setLength(step.number);
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
        if (out == null) {
            return;
        }
        sawSize("size()", out);
        if (out instanceof DataOutputStream) {
            world.note("flushed", () -> {
                ((Flushable) out).flush();
                return null;
            });
            world.look("flushed ");
        }
        world.note("closed", () -> {
            ((Closeable) out).close();
            return null;
        });
        world.look("closed ");
    }
}
