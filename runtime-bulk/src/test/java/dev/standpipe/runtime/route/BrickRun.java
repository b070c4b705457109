package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** One class that is made of bricks: what was proved of it, in the place of its calls and beside them. */
final class BrickRun {
    static final List<Op> OPS =
            Collections.unmodifiableList(Arrays.asList(Op.READ, Op.READ_INT, Op.WRITE, Op.WRITE_INT, Op.WRITE_FLOAT));

    private static final int MOST = 9;
    private static final int AFTER = 3;

    private final Op op;
    private final Class<?> type;
    private final List<Bound> passages;

    /** How often it was compared. */
    int cases;

    BrickRun(Op op, Class<?> type, byte[] classFile) {
        this.op = op;
        this.type = type;
        String name = type.getName().replace('.', '/');
        this.passages = ProvedClass.of(
                        type,
                        (wanted, itself) -> wanted.equals(name) ? classFile : ClassFiles.of(wanted),
                        op.isRead(),
                        ProvedClass.UNKNOWN)
                .passages(op);
    }

    static String method(Op op) {
        return op == Op.READ
                ? "read"
                : op == Op.READ_INT
                        ? "readInt"
                        : op == Op.WRITE ? "write" : op == Op.WRITE_INT ? "writeInt" : "writeFloat";
    }

    static String type(Op op) {
        return op.isRead() ? "()I" : op == Op.WRITE_FLOAT ? "(F)V" : "(I)V";
    }

    boolean isProved() {
        return !passages.isEmpty();
    }

    /** Null where there is none. */
    String difference(long seed) throws ReflectiveOperationException {
        for (Bound passage : passages) {
            String difference = difference(passage, seed);
            if (difference != null) {
                return passage.passage + ", " + BrickState.of(seed) + ": " + difference;
            }
        }
        return null;
    }

    private String difference(Bound bound, long seed) throws ReflectiveOperationException {
        Passage passage = bound.passage;
        BrickState state = BrickState.of(seed);
        BrickState twins = BrickState.of(seed);
        Brickwork stream = (Brickwork) type.getDeclaredConstructor().newInstance();
        Brickwork twin = (Brickwork) type.getDeclaredConstructor().newInstance();
        stream.set(state);
        twin.set(twins);
        Bound.Look look = bound.look(stream);
        long calls = look == null ? 0 : Math.min(look.calls(MOST), room(passage, look, state));
        int n = (int) (passage.leavesTraces ? calls - 1 : calls);
        if (n <= 0) {
            return null;
        }
        cases++;
        int[] values = values(n + AFTER, seed);
        List<String> moved = moved(passage, look, state, values, n);
        bound.advance(stream, n);
        for (int k = n; k < n + AFTER; k++) {
            moved.add(done(stream, values[k]));
        }
        List<String> own = new ArrayList<>();
        for (int k = 0; k < n + AFTER; k++) {
            own.add(done(twin, values[k]));
        }
        stream.get(state);
        twin.get(twins);
        String after = moved + " " + state;
        String expected = own + " " + twins;
        return after.equals(expected) ? null : n + " came to\n" + after + " and not to\n" + expected;
    }

    /** How many elements there are beneath. */
    private long room(Passage passage, Bound.Look look, BrickState state) {
        if (passage.index != null || !op.isRead()) {
            return MOST;
        }
        return (look.beneath() == state.in ? state.beneath : state.besides).available() / op.width;
    }

    private static int[] values(int n, long seed) {
        Random random = new Random(~seed);
        int[] values = new int[n];
        for (int k = 0; k < n; k++) {
            values[k] = random.nextInt(4) == 0 ? 0x7FA00000 | random.nextInt(1 << 20) : random.nextInt();
        }
        return values;
    }

    /** What the passage says that so many elements come to. */
    private List<String> moved(Passage passage, Bound.Look look, BrickState state, int[] values, int n) {
        List<String> results = new ArrayList<>();
        int at = passage.index == null ? 0 : look.index();
        for (int k = 0; k < n; k++, at += op.width) {
            int value = 0;
            int given = op == Op.WRITE_FLOAT ? Float.floatToIntBits(Float.intBitsToFloat(values[k])) : values[k];
            byte[] written = new byte[op.width];
            for (int b = 0; b < op.width; b++) {
                int shift = 8 * (passage.isLittleEndian ? b : op.width - 1 - b);
                written[b] = (byte) (given >> shift);
                if (op.isRead()) {
                    int one = passage.index != null
                            ? state.buf[at + b]
                            : look.beneath() == state.in ? state.beneath.read() : state.besides.read();
                    value |= (one & 0xFF) << shift;
                } else if (passage.index != null) {
                    state.buf[at + b] = written[b];
                }
            }
            if (!op.isRead() && passage.index == null) {
                try {
                    state.out.write(written);
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            }
            results.add("" + value);
        }
        return results;
    }

    private String done(Brickwork stream, int value) {
        try {
            switch (op) {
                case READ:
                    return "" + stream.read();
                case READ_INT:
                    return "" + stream.readInt();
                case WRITE:
                    stream.write(value);
                    return "0";
                case WRITE_INT:
                    stream.writeInt(value);
                    return "0";
                default:
                    stream.writeFloat(Float.intBitsToFloat(value));
                    return "0";
            }
        } catch (IOException | RuntimeException x) {
            return x.toString();
        }
    }
}
