package dev.standpipe.rewrite;

/**
 * Looks at the code of a class that has a transfer: may any be in a loop, or behind calls of a loop? Many classes read
 * or write a few elements one after the other, and where there are only such the rewriter need not even be loaded.
 */
public final class LoopFilter extends CodeWalk {
    private static final int COUNT = 8;

    private final byte[] bytes;
    private final int[] entries;
    private final int behindConstants;

    private final LoopedCalls ownCalls;

    /** Where the last transfer of the method was, or -1. */
    private int last;

    private boolean loops;

    private LoopFilter(byte[] classFile) {
        super(classFile);
        this.bytes = classFile;
        this.entries = new int[u2(COUNT)];
        this.behindConstants = Prefilter.find(entries, classFile);
        this.ownCalls = new LoopedCalls(classFile, entries);
    }

    /**
     * Of a class that has passed the {@link Prefilter}. Never says no wrongly: what is cut off or corrupt is a maybe,
     * for the reader proper to explain.
     */
    public static boolean maybe(byte[] classFile) {
        try {
            return new LoopFilter(classFile).looks();
        } catch (IndexOutOfBoundsException | IllegalArgumentException damaged) {
            return true;
        }
    }

    private boolean looks() {
        int at = behindConstants + 6;
        at += 2 + 2 * u2(at);
        int fields = u2(at);
        at += 2;
        for (int k = 0; k < fields; k++) {
            at = behindAttributes(at + 6);
        }
        int methods = u2(at);
        at += 2;
        for (int k = 0; k < methods; k++) {
            ownCalls.begin(at + 2);
            at = behindAttributes(at + 6);
            if (loops) {
                return true;
            }
        }
        return ownCalls.leadToTransfers();
    }

    /** Looks at the code if it is among them. */
    private int behindAttributes(int attributes) {
        int at = attributes + 2;
        for (int left = u2(attributes); left > 0; left--) {
            int length = int4(at + 2);
            if (length < 0 || length > bytes.length - at - 6) {
                throw new IllegalArgumentException("its lengths do not fit together");
            }
            if (isCode(entries[u2(at)])) {
                look(at + 14, int4(at + 10));
            }
            at += 6 + length;
        }
        return at;
    }

    private void look(int start, int length) {
        if (length < 0 || length > bytes.length - start) {
            throw new IllegalArgumentException("its lengths do not fit together");
        }
        last = -1;
        walk(start, length);
        int table = start + length;
        loops |= last >= 0 && hasHandlerAbove(last, table);
        if (ownCalls.last() >= 0 && hasHandlerAbove(ownCalls.last(), table)) {
            ownCalls.jumpBack(table, start);
        }
        ownCalls.end();
    }

    private boolean isCode(int text) {
        return u2(text + 1) == 4
                && bytes[text + 3] == 'C'
                && bytes[text + 4] == 'o'
                && bytes[text + 5] == 'd'
                && bytes[text + 6] == 'e';
    }

    /** A method of this class may have a transfer itself. */
    @Override
    void call(int at, int opcode, int constant) {
        int entry = entries[constant];
        boolean isOwn = isThisClass(entries[u2(entry + 1)]);
        if (mayBeTransfer(entry, isOwn)) {
            last = at;
            ownCalls.transfers();
        } else if (isOwn) {
            ownCalls.add(at, entries[u2(entry + 3)] + 1);
        }
    }

    /** This class may be a stream itself. */
    private boolean mayBeTransfer(int entry, boolean isOwn) {
        byte first = bytes[entries[u2(entries[u2(entry + 3)] + 1)] + 3];
        return (first == 'r' || first == 'w')
                && (isOwn
                        ? Prefilter.isNamedLikeTransfer(bytes, entries, entry)
                        : Prefilter.isTransfer(bytes, entries, entry));
    }

    private boolean isThisClass(int owner) {
        int own = entries[u2(entries[u2(behindConstants + 2)] + 1)];
        int other = entries[u2(owner + 1)];
        int length = 3 + u2(own + 1);
        for (int k = 0; own != other && k < length; k++) {
            if (bytes[own + k] != bytes[other + k]) {
                return false;
            }
        }
        return true;
    }

    @Override
    void assign(int opcode, int constant) {
        // it leads nowhere
    }

    @Override
    void callDynamically(int constant) {
        // to a method of a lambda, perhaps, which has its own loops
    }

    @Override
    void jumpBack(int at, int target) {
        loops |= last >= target;
        ownCalls.jumpBack(at, target);
    }
}
