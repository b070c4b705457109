package dev.standpipe.runtime.codec;

/** The kernels in C by way of JNI. */
final class JniCodec extends NativeCodec {
    JniCodec(Codec java, int worthIt) {
        super(java, worthIt);
    }

    @Override
    public String name() {
        return "jni";
    }

    @Override
    boolean move(int kind, Object from, long fromOffset, Object to, long toOffset, int n) {
        return move0(kind, from, fromOffset, to, toOffset, n);
    }

    /**
     * Lets the kernels go up to a level of the processor, 0 being none of its vectors; -1 for the best, -2 for no
     * change. Says which level it is now.
     */
    static int level(int wanted) {
        return level0(wanted);
    }

    private static native boolean move0(int kind, Object from, long fromOffset, Object to, long toOffset, long n);

    private static native int level0(int wanted);
}
