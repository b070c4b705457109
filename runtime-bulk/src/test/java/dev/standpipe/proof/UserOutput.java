package dev.standpipe.proof;

import dev.standpipe.proof.Behaviour.Op;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A sink of somebody else's making: it keeps a journal and behaves as told. This one overrides {@code write(int)} only,
 * {@link Bulk} the rest as well.
 */
class UserOutput extends OutputStream {
    private final World world;
    final Journal journal;
    private final Behaviour as;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    UserOutput(World world) {
        this.world = world;
        this.journal = world.journal;
        this.as = world.c.behaviour.fresh();
    }

    static UserOutput of(World world) {
        return world.c.behaviour.single ? new UserOutput(world) : new Bulk(world);
    }

    final byte[] bytes() {
        return bytes.toByteArray();
    }

    final void take(Op op, byte[] b, int off, int len) throws IOException {
        boolean struck = as.strikes(op);
        if (as.meddles(op)) {
            world.meddle.run();
        }
        if (struck) {
            bytes.write(b, off, Math.min(len, as.faultTakes));
            world.inject(as.fault());
        }
        bytes.write(b, off, len);
    }

    @Override
    public void write(int b) throws IOException {
        journal.enter("w", 1, b);
        take(Op.WRITE, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void flush() throws IOException {
        journal.enter("f", 0, 0);
        take(Op.FLUSH, new byte[0], 0, 0);
    }

    @Override
    public void close() throws IOException {
        journal.enter("c", 0, 0);
        take(Op.CLOSE, new byte[0], 0, 0);
    }

    private static final class Bulk extends UserOutput {
        Bulk(World world) {
            super(world);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            journal.enter("W" + b.length + "/", off, len);
            take(Op.WRITE, b, off, len);
        }
    }
}
