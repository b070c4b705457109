package dev.standpipe.runtime.codec;

/** The kernels in C. Crossing into native code costs more than a short transfer, so those stay in Java. */
abstract class NativeCodec extends Codec {
    // As in kernels.h.
    private static final int ONES = 0;
    private static final int SWAP2 = 1;
    private static final int SWAP4 = 2;
    private static final int SWAP8 = 3;
    private static final int FLOATS = 4;
    private static final int DOUBLES = 5;

    /** Measured: below, the Java loops are there sooner. */
    static final int WORTH_IT = 2048;

    /** A pinned array holds up the collector, so not for longer than this takes. */
    private static final int CHUNK = 1 << 20;

    private final Codec java;
    private final int worthIt;

    /**
     * Transfers of fewer bytes than {@code worthIt} are left to {@code java}, and so is what there is nothing to do
     * for but to copy.
     */
    NativeCodec(Codec java, int worthIt) {
        this.java = java;
        this.worthIt = worthIt;
    }

    /**
     * Moves {@code n} bytes; an array that is null has an address for its offset, offsets count from element 0. False,
     * and nothing moved, if that cannot be done.
     */
    abstract boolean move(int kind, Object from, long fromOffset, Object to, long toOffset, int n);

    @Override
    public final void prepareFor(Element type) {
        java.prepareFor(type);
    }

    @Override
    public final boolean reachesMemory() {
        return java.reachesMemory();
    }

    /** There is hardly more to it than to copy. */
    @Override
    public final Codec turned() {
        return java.turned();
    }

    @Override
    public final void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        if (leftToJava(type, n)) {
            java.decode(type, bytes, at, array, from, n);
            return;
        }
        int chunk = CHUNK >> type.shift;
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(chunk, n - done);
            int offset = at + (done << type.shift);
            if (!move(swap(type), bytes, offset, array, (long) (from + done) << type.shift, m << type.shift)) {
                java.decode(type, bytes, offset, array, from + done, m);
            }
        }
    }

    @Override
    public final void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        if (leftToJava(type, n)) {
            java.encode(type, array, from, n, bytes, at);
            return;
        }
        int chunk = CHUNK >> type.shift;
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(chunk, n - done);
            int offset = at + (done << type.shift);
            if (!move(canonicalSwap(type), array, (long) (from + done) << type.shift, bytes, offset, m << type.shift)) {
                java.encode(type, array, from + done, m, bytes, offset);
            }
        }
    }

    @Override
    public final void decode(Element type, long address, Object array, int from, int n) {
        if (leftToJava(type, n)) {
            java.decode(type, address, array, from, n);
            return;
        }
        int chunk = CHUNK >> type.shift;
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(chunk, n - done);
            long start = address + ((long) done << type.shift);
            if (!move(swap(type), null, start, array, (long) (from + done) << type.shift, m << type.shift)) {
                java.decode(type, start, array, from + done, m);
            }
        }
    }

    @Override
    public final void encode(Element type, Object array, int from, int n, long address) {
        if (leftToJava(type, n)) {
            java.encode(type, array, from, n, address);
            return;
        }
        int chunk = CHUNK >> type.shift;
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(chunk, n - done);
            long start = address + ((long) done << type.shift);
            if (!move(canonicalSwap(type), array, (long) (from + done) << type.shift, null, start, m << type.shift)) {
                java.encode(type, array, from + done, m, start);
            }
        }
    }

    private boolean leftToJava(Element type, int n) {
        return (long) n << type.shift < worthIt || type == Element.BYTE;
    }

    private static int swap(Element type) {
        switch (type.size) {
            case 1:
                return ONES;
            case 2:
                return SWAP2;
            case 4:
                return SWAP4;
            default:
                return SWAP8;
        }
    }

    private static int canonicalSwap(Element type) {
        return type == Element.FLOAT ? FLOATS : type == Element.DOUBLE ? DOUBLES : swap(type);
    }
}
