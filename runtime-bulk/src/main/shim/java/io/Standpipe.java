package java.io;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The doorway between rewritten code and the engine. It lives in {@code java.io} because every class loader delegates that package, every module reads it,
 * and the protected fields of the buffered streams are plain field accesses from here.
 *
 * <p>Each transfer returns the new index in the low 32 bits; anything above means that a fault waits, which {@link #check} throws. Without an engine every
 * transfer moves nothing.
 */
public abstract class Standpipe {
    private static final long INDEX = 0xFFFFFFFFL;

    private static final Unsafe MEMORY = Unsafe.getUnsafe();

    /** Not final and not volatile: rewritten code must be free to see the switch late, and must not pay for seeing it. */
    private static Standpipe engine;

    private static Standpipe installed;

    /** The first engine is the only one: what it inherits here is not for the application. */
    protected Standpipe() {
        synchronized (Standpipe.class) {
            if (installed != null) {
                throw new IllegalStateException("Standpipe's engine is already installed");
            }
            installed = this;
        }
    }

    @Override
    protected final void finalize() {}

    // What rewritten code calls. A null array is the loop's own business: it consumes an element before it throws. So
    // is a single element: the loop is as fast.

    public static long readArray(Object in, boolean[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, byte[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, char[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, short[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, int[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, long[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, float[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, double[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, boolean[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, byte[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, char[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, short[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, int[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, long[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, float[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, double[] a, int i, int end, int how, int site) {
        return end - i < 2 || a == null ? i & INDEX : writeThrough(out, a, a.length, i, end, how, site);
    }

    // Not inlined, so that what stands in the loop's place stays small enough to be: a loop that has nothing to move
    // must
    // not notice.

    @DontInline
    private static long readThrough(Object in, Object a, int length, int i, int end, int how, int site) {
        Standpipe e = engine;
        return e == null ? i & INDEX : e.read(in, a, length, i, end, how, site);
    }

    @DontInline
    private static long writeThrough(Object out, Object a, int length, int i, int end, int how, int site) {
        Standpipe e = engine;
        return e == null ? i & INDEX : e.write(out, a, length, i, end, how, site);
    }

    /** Throws what a transfer met, once. {@code moved} is what the transfer returned. */
    public static void check(long moved) {
        if (moved >>> 32 != 0) {
            installed.raise(moved);
        }
    }

    // What the engine does.

    protected abstract long read(Object in, Object a, int length, int i, int end, int how, int site);

    protected abstract long write(Object out, Object a, int length, int i, int end, int how, int site);

    protected abstract void raise(long moved);

    // What the engine may touch. Instance methods: whoever does not hold the one instance has none of them.

    public final void open() {
        engine = this;
    }

    public final void shut() {
        engine = null;
    }

    public final InputStream in(FilterInputStream s) {
        return s.in;
    }

    public final OutputStream out(FilterOutputStream s) {
        return s.out;
    }

    public final byte[] buf(BufferedInputStream s) {
        return s.buf;
    }

    public final int pos(BufferedInputStream s) {
        return s.pos;
    }

    public final int count(BufferedInputStream s) {
        return s.count;
    }

    public final int markpos(BufferedInputStream s) {
        return s.markpos;
    }

    public final void window(BufferedInputStream s, int pos, int count) {
        s.pos = pos;
        s.count = count;
    }

    public final byte[] buf(ByteArrayInputStream s) {
        return s.buf;
    }

    public final int pos(ByteArrayInputStream s) {
        return s.pos;
    }

    public final int count(ByteArrayInputStream s) {
        return s.count;
    }

    public final void pos(ByteArrayInputStream s, int pos) {
        s.pos = pos;
    }

    public final byte[] buf(PushbackInputStream s) {
        return s.buf;
    }

    public final int pos(PushbackInputStream s) {
        return s.pos;
    }

    public final byte[] buf(BufferedOutputStream s) {
        return s.buf;
    }

    public final int count(BufferedOutputStream s) {
        return s.count;
    }

    public final void count(BufferedOutputStream s, int count) {
        s.count = count;
    }

    public final byte[] buf(ByteArrayOutputStream s) {
        return s.buf;
    }

    public final int written(DataOutputStream s) {
        return s.written;
    }

    public final void written(DataOutputStream s, int written) {
        s.written = written;
    }

    public final int count(ByteArrayOutputStream s) {
        return s.count;
    }

    public final void count(ByteArrayOutputStream s, int count) {
        s.count = count;
    }

    /** Lifts the access check from a member of the JDK that has no other door. */
    public final <M extends AccessibleObject> M accessible(M member) {
        member.setAccessible(true);
        return member;
    }

    public final long offset(Field field) {
        return MEMORY.objectFieldOffset(field);
    }

    /** The offset of element 0. By reflection, for the result is an int up to 24 and a long from 25 on. */
    public final long base(Class<?> array) {
        try {
            Object base = Unsafe.class.getMethod("arrayBaseOffset", Class.class).invoke(MEMORY, array);
            return ((Number) base).longValue();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("arrayBaseOffset", e);
        }
    }

    public final byte getByte(Object base, long offset) {
        return MEMORY.getByte(base, offset);
    }

    public final void putByte(Object base, long offset, byte value) {
        MEMORY.putByte(base, offset, value);
    }

    public final short getShort(Object base, long offset) {
        return MEMORY.getShort(base, offset);
    }

    public final void putShort(Object base, long offset, short value) {
        MEMORY.putShort(base, offset, value);
    }

    public final int getInt(Object base, long offset) {
        return MEMORY.getInt(base, offset);
    }

    public final void putInt(Object base, long offset, int value) {
        MEMORY.putInt(base, offset, value);
    }

    public final long getLong(Object base, long offset) {
        return MEMORY.getLong(base, offset);
    }

    public final void putLong(Object base, long offset, long value) {
        MEMORY.putLong(base, offset, value);
    }

    public final void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        MEMORY.copyMemory(from, fromOffset, to, toOffset, bytes);
    }

    /** JDK 9 and later only. */
    public final void copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, long size) {
        MEMORY.copySwapMemory(from, fromOffset, to, toOffset, bytes, size);
    }

    public final long allocate(long bytes) {
        return MEMORY.allocateMemory(bytes);
    }

    public final void free(long address) {
        MEMORY.freeMemory(address);
    }
}
