package dev.standpipe.proof;

import dev.standpipe.proof.Behaviour.Op;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream of somebody else's making: it keeps a journal and behaves as told. This one overrides {@code read()} only,
 * {@link Bulk} the rest as well.
 */
class UserInput extends InputStream {
    private final World world;
    final Journal journal;
    final Behaviour as;
    private final byte[] content;
    private int pos;
    private int softEofs;

    UserInput(World world, byte[] content) {
        this.world = world;
        this.journal = world.journal;
        this.as = world.c.behaviour.fresh();
        this.content = content;
    }

    static InputStream of(World world, byte[] content) {
        return world.c.behaviour.single ? new UserInput(world, content) : new Bulk(world, content);
    }

    final int position() {
        return pos;
    }

    final void strike(Op op) throws IOException {
        boolean struck = as.strikes(op);
        if (as.meddles(op)) {
            world.meddle.run();
        }
        if (struck) {
            pos = Math.min(content.length, pos + as.faultTakes);
            world.inject(as.fault());
        }
    }

    final int answer(int result) {
        journal.leave(result);
        return result;
    }

    private boolean ends() {
        return pos == content.length || softEofs < as.softEofs && pos == as.softEofAt;
    }

    private int end() {
        softEofs++;
        return answer(-1);
    }

    @Override
    public int read() throws IOException {
        journal.enter("r", 1, pos);
        strike(Op.READ);
        return ends() ? end() : answer(content[pos++] & 0xFF);
    }

    @Override
    public int available() throws IOException {
        journal.enter("a", 0, pos);
        strike(Op.AVAILABLE);
        int truth = content.length - pos;
        switch (as.available) {
            case 1:
                return answer(truth);
            case 2:
                return answer(truth / 2);
            case 3:
                return answer(truth + 100_000);
            case 4:
                world.inject(as.fault());
                return 0;
            default:
                return answer(0);
        }
    }

    @Override
    public void close() throws IOException {
        journal.enter("c", 0, pos);
        strike(Op.CLOSE);
    }

    private static final class Bulk extends UserInput {
        Bulk(World world, byte[] content) {
            super(world, content);
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            journal.enter("R" + b.length + "/", off, len);
            strike(Op.READ);
            return take(b, off, len);
        }

        private int take(byte[] b, int off, int len) {
            int call = as.calls(Op.READ);
            if (len == 0 || as.zeroEvery > 0 && call % as.zeroEvery == 0) {
                return answer(0);
            }
            return answer(copy(b, off, as.shortness == 0 ? len : Math.min(len, 1 + call * as.shortness % 7)));
        }

        @Override
        public long skip(long n) throws IOException {
            journal.enter("s", (int) n, 0);
            strike(Op.SKIP);
            return answer(copy(null, 0, (int) Math.max(0, Math.min(n, as.shortness == 0 ? n : as.shortness))));
        }
    }

    final int copy(byte[] b, int off, int most) {
        if (b != null && ends()) {
            softEofs++;
            return -1;
        }
        int n = Math.min(most, content.length - pos);
        if (softEofs < as.softEofs && pos < as.softEofAt) {
            n = Math.min(n, as.softEofAt - pos);
        }
        if (b != null) {
            System.arraycopy(content, pos, b, off, n);
        }
        pos += n;
        return n;
    }
}
