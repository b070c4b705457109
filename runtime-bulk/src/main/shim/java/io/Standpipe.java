package java.io;

import java.lang.ref.WeakReference;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.Stable;

/**
 * The doorway between rewritten code and the engine. It lives in {@code java.io} because every class loader delegates
 * that package, every module reads it, and the protected fields of the buffered streams are plain field accesses from
 * here.
 *
 * <p>Each transfer returns the new index in the low 32 bits; anything above means that a fault waits, which {@link
 * #check} throws. Without an engine every transfer moves nothing.
 *
 * <p>This file is long because it has to be one class: each class in {@code java.io} is one more that every program can
 * see, and nested classes would have to be defined one by one.
 */
public abstract class Standpipe {
    /**
     * Changes when the methods do that rewritten code calls: code that was rewritten in the build may meet a doorway of
     * another release.
     */
    public static final int GENERATION = 1;

    /** Whoever defines this class writes another one in here, which only the engine gets to know. */
    private static final String KEY = "the engine's key goes in here";

    private static final long INDEX = 0xFFFFFFFFL;

    private static final Unsafe MEMORY = Unsafe.getUnsafe();

    private static final long BYTES = base(byte[].class);

    /** Whether the processor loads an int or a long from any address, the lowest byte first. */
    private static final boolean WIDE = "amd64 x86_64 aarch64".contains(System.getProperty("os.arch", "unknown"));

    /** Bytes that are staged at once: a request that every JDK makes without allocating anything. */
    private static final int STAGE = 8192;

    /** Up to here it costs less to allocate them than to ask whether somebody has left some. */
    private static final int FEW = 256;

    /**
     * For a thread, a power of two apart: {@link #OWNER}, {@link #LEFT} and {@link #LENT}. To allocate an array of
     * {@link #STAGE} bytes costs more than many a loop, so a thread finds its last one again: its own and no other's,
     * for whoever has had an array may have kept it, and would see what is staged next. The elements are touched by
     * their owner alone. Threads of one place take it from each other by a race, and lose no more than an array: what
     * says that a room is a thread's own, that thread has put there.
     */
    private static final Object[][] ROOMS = new Object[64][];

    /** Weakly, the thread. */
    private static final int OWNER = 0;

    /** The array that it has left, if it has. */
    private static final int LEFT = 1;

    /** The array that it was given last: it can leave no other. */
    private static final int LENT = 2;

    /** With fewer rounds the loop is as fast: two to four, depending on the JDK. */
    private static final int LEAST_ROUNDS = 4;

    /** With fewer rounds, to find out what the file is takes as long as the loop. */
    @Stable
    private static int leastSieved = 16;

    /** The same where bytes may have to go back, which has to be remembered. */
    @Stable
    private static int leastReturnable = 128;

    /** By which of its methods a value is written. */
    protected static final int WRITE_BOOLEAN = 0;

    protected static final int WRITE_BYTE = 1;
    protected static final int WRITE_SINGLE = 2;
    protected static final int WRITE_SHORT = 3;
    protected static final int WRITE_CHAR = 4;
    protected static final int WRITE_INT = 5;
    protected static final int WRITE_FLOAT = 6;
    protected static final int WRITE_LONG = 7;
    protected static final int WRITE_DOUBLE = 8;

    /** To put fewer bytes together takes as long as to write them. */
    @Stable
    private static int leastGathered = 256;

    /** The same where each value would be a request to the system, or several. */
    @Stable
    private static int leastGatheredForFile = 32;

    private static final byte[] NOTHING = {};

    /** Of what was staged this is given back, and {@link #stage} is called again. */
    private static final int RETURNED = -3;

    /** With the size of a round added to it: what is staged can go back. */
    private static final int RETURNABLE_ROUNDS = Integer.MIN_VALUE;

    /** Added to it where a round may end between two of its reads. */
    private static final int IN_PARTS = 1 << 16;

    /** Set in {@code how}: no loop stands by for a single element. */
    private static final int EVEN_ONE = 1 << 18;

    /**
     * Not final and not volatile: rewritten code must be free to see the switch late, and must not pay for seeing it.
     */
    private static Standpipe engine;

    private static Standpipe installed;

    private static final WeakReference<?>[] NOBODY = {};

    /**
     * For each site a class of receiver that it declines without asking the engine, a stream of somebody else's; weak,
     * since it is the application's.
     */
    private static WeakReference<?>[] refused = NOBODY;

    /** The same while there is no engine, and all is declined without being counted. */
    private static WeakReference<?>[] refusedByEngine = NOBODY;

    /** And with how many elements it asks all the same; less than 0, with how many rounds to be staged. */
    private static int[] refusedBelow = {};

    /** How often. No two in one cache line, and no lock: threads in one loop may lose some of each other's. */
    private static long[] refusals = {};

    private static final int APART = 3;

    /** Where a lock is taken in no time, to write two elements into a buffer takes the loop less, and three as much. */
    private static final int FEWEST_BUFFERED = 4;

    /**
     * Of those with two bytes at most. Short arrays of them, unlike coordinates, have now one length and now another,
     * and what four gain costs more when the processor guesses wrong which way they go.
     */
    protected static final int FEWEST_SMALL_BUFFERED = 5;

    /**
     * Whether those are left to the loop. A constant to the compiler, who then sees of a loop of three rounds that
     * nothing else happens in it.
     */
    @Stable
    private static boolean leavesFew;

    /** Whether no other receiver takes so few either, and need not be looked at. */
    @Stable
    private static boolean leavesFewOfAll;

    /**
     * The first engine that does not give way is the only one: what it inherits here is not for the application, which
     * may have a class of its own that waits for this one.
     */
    protected Standpipe(String key, boolean leavesFew, boolean leavesFewOfAll) {
        if (!KEY.equals(key)) {
            throw new IllegalStateException("this is not the engine that belongs to this doorway");
        }
        synchronized (Standpipe.class) {
            if (installed != null && !installed.givesWay()) {
                throw new IllegalStateException("Standpipe's engine is already installed");
            }
            installed = this;
            Standpipe.leavesFew = leavesFew;
            Standpipe.leavesFewOfAll = leavesFewOfAll;
        }
        // at the end of a stack there is no room to link what they call
        leave(left());
    }

    @Override
    protected final void finalize() {}

    // What rewritten code calls. A null array is the loop's own business, and so is an index outside of it: the loop
    // consumes an element before it throws. And a single element: the loop is as fast.

    public static long readArray(Object in, boolean[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, byte[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, char[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, short[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, int[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, long[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, float[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long readArray(Object in, double[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : readThrough(in, a, a.length, i, end, how, site);
    }

    public static long writeArray(Object out, boolean[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_SMALL_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, byte[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_SMALL_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, char[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_SMALL_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, short[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_SMALL_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, int[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, long[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, float[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_BUFFERED, i, end, how, site);
    }

    public static long writeArray(Object out, double[] a, int i, int end, int how, int site) {
        return a == null ? i & INDEX : writeThrough(out, a, a.length, FEWEST_BUFFERED, i, end, how, site);
    }

    // A loop that has nothing to move must not notice. So this is small enough to become a part of it, and the engine
    // never does.

    private static long readThrough(Object in, Object a, int length, int i, int end, int how, int site) {
        return end - i < 2 || i < 0 || i >= length || isRefused(in, end - i, site)
                ? i & INDEX
                : readByEngine(in, a, length, i, end, how, site);
    }

    @DontInline
    private static long readByEngine(Object in, Object a, int length, int i, int end, int how, int site) {
        Standpipe e = engine;
        return e == null ? i & INDEX : e.read(in, a, length, i, end, how, site);
    }

    private static long writeThrough(Object out, Object a, int length, int few, int i, int end, int how, int site) {
        return (how & EVEN_ONE) == 0
                                && (end - i < few && leavesFew && (leavesFewOfAll || isBuffered(out)) || end - i < 2)
                        || end - i < 1
                        || i < 0
                        || i >= length
                        || isRefused(out, end - i, site)
                ? i & INDEX
                : writeByEngine(out, a, length, i, end, how, site);
    }

    @DontInline
    private static long writeByEngine(Object out, Object a, int length, int i, int end, int how, int site) {
        Standpipe e = engine;
        return e == null ? i & INDEX : e.write(out, a, length, i, end, how, site);
    }

    private static boolean isBuffered(Object out) {
        if (!(out instanceof DataOutputStream)) {
            return false;
        }
        OutputStream beneath = ((DataOutputStream) out).out;
        return beneath instanceof BufferedOutputStream || beneath instanceof ByteArrayOutputStream;
    }

    /** {@code n} is less than 0 where rounds are staged: who asks for these cannot have a transfer declined. */
    private static boolean isRefused(Object receiver, int n, int site) {
        WeakReference<?>[] types = refused;
        int[] least = refusedBelow;
        long[] counts = refusals;
        if (receiver == null || site < 0 || site >= types.length) {
            return false;
        }
        WeakReference<?> type = types[site];
        if (type == null || type.get() != receiver.getClass()) {
            return false;
        }
        if (site >= least.length || site << APART >= counts.length) {
            return false;
        }
        if (n >= 0 ? n >= least[site] : n <= least[site]) {
            return false;
        }
        counts[site << APART]++;
        return true;
    }

    /** Throws what a transfer met, once. {@code moved} is what the transfer returned. */
    public static void check(long moved) {
        if (moved >>> 32 != 0) {
            installed.raise(moved, 0);
        }
    }

    /** Does nothing: no element comes later than its transfer. Stand-ins of this generation forward to it. */
    public static void settle(Object array) {}

    // What a prefix computes with. None of it throws: what is odd is the loop's own business.

    /** The end of so many rounds from {@code first} on. */
    public static int end(int first, long rounds) {
        long room = Integer.MAX_VALUE - (long) first;
        return rounds <= 0 ? first : rounds >= room ? Integer.MAX_VALUE : (int) (first + rounds);
    }

    /** {@code rows[r]}, or null where that would throw. */
    public static Object row(Object[] rows, int r) {
        return rows == null || r < 0 || r >= rows.length ? null : rows[r];
    }

    /** How many of these rounds stay inside the array, when round k touches {@code first + k * stride}. */
    public static int within(int rounds, Object array, int first, int stride) {
        if (rounds <= 0 || first < 0 || array == null || !array.getClass().isArray()) {
            return 0;
        }
        long last = Array.getLength(array) - 1L;
        if (first > last || stride == 0) {
            return first > last ? 0 : rounds;
        }
        long inside = 1 + (stride > 0 ? (last - first) / stride : first / -(long) stride);
        return inside < rounds ? (int) inside : rounds;
    }

    /** Sets the coverage probe of what runs after a transfer from {@code first} on, if that moved anything. */
    public static void probeAfter(boolean[] probes, int index, int first, long moved) {
        if ((int) moved != first && probes != null && index >= 0 && index < probes.length) {
            probes[index] = true;
        }
    }

    /** Sets the coverage probe of what runs before: in the round of a fault as well. */
    public static void probeBefore(boolean[] probes, int index, int first, long moved) {
        if ((moved >>> 32 != 0 || (int) moved != first) && probes != null && index >= 0 && index < probes.length) {
            probes[index] = true;
        }
    }

    // The bytes of some rounds at once, and then the values out of them: for loops that do more than to store what they
    // read.

    /**
     * Where so many rounds of so many bytes may be staged, or the first of them; empty when it is not worth it, or not
     * possible. What it holds is arbitrary. The size is less than 0 if what is staged may have to go back.
     */
    public static byte[] staging(int rounds, int size) {
        return size < 0 && rounds < leastReturnable ? NOTHING : stagingOf(rounds, Math.abs(size));
    }

    private static byte[] stagingOf(int rounds, int size) {
        if (rounds < LEAST_ROUNDS || size <= 0 || engine == null) {
            return NOTHING;
        }
        try {
            return size > STAGE ? new byte[size] : rounds <= FEW / size ? new byte[rounds * size] : left();
        } catch (VirtualMachineError noRoom) {
            return NOTHING;
        }
    }

    /**
     * Whether methods of other classes, which a loop of the class {@code own} calls while it reads {@code in}, are
     * loaded there with code that only computes: an owner, a name with a descriptor, and so on, with a dot between
     * each two. Where the name is empty, whether the class is there.
     */
    public static boolean areQuiet(Object in, Class<?> own, String methods, int rounds, int site) {
        Standpipe e = engine;
        return e != null
                && own != null
                && methods != null
                && rounds >= leastReturnable
                && e.keepPromises(in, own, methods, rounds, site);
    }

    /** What all rounds have in turn of a loop that makes so long an array in each; null if there is no room for it. */
    public static byte[] holding(int length) {
        try {
            return length < 0 || engine == null ? null : new byte[length];
        } catch (VirtualMachineError noRoom) {
            return null;
        }
    }

    private static byte[] left() {
        Thread me = Thread.currentThread();
        int place = System.identityHashCode(me) & ROOMS.length - 1;
        Object[] room = ROOMS[place];
        if (isOf(me, room)) {
            byte[] left = (byte[]) room[LEFT];
            byte[] lent = left != null ? left : new byte[STAGE];
            room[LEFT] = null;
            room[LENT] = lent;
            return lent;
        }
        byte[] lent = new byte[STAGE];
        ROOMS[place] = new Object[] {new WeakReference<>(me), null, lent};
        return lent;
    }

    /** Never where code may be in the JVM that is trusted less: it could run on the same thread, and look. */
    private static boolean isOf(Thread me, Object[] room) {
        WeakReference<?> owner = room == null ? null : (WeakReference<?>) room[OWNER];
        return owner != null && owner.get() == me && System.getSecurityManager() == null;
    }

    private static void leave(byte[] staged) {
        try {
            if (staged != null && staged.length == STAGE) {
                Thread me = Thread.currentThread();
                Object[] room = ROOMS[System.identityHashCode(me) & ROOMS.length - 1];
                if (isOf(me, room) && room[LENT] == staged) {
                    room[LEFT] = staged;
                }
            }
        } catch (StackOverflowError forTheCollector) {
            // it takes what nobody leaves
        }
    }

    /**
     * Reads the bytes of as many rounds as there is room for, and returns their number: rounds of {@code size} bytes,
     * or for -1 of one that is read by {@code read()} of any stream. Without a fault these are whole rounds. Above the
     * number is the mark of a fault that waits until {@code take} lacks a byte. When there is neither, {@code staged}
     * is for the next loop of the thread. For -2, and for rounds of more bytes with {@link
     * #RETURNABLE_ROUNDS}, it only reads what can go back, and for -3 it gives so many bytes back.
     */
    @DontInline
    public static long stage(Object in, byte[] staged, int rounds, int size, int site) {
        Standpipe e = engine;
        long moved = e == null
                        || staged == null
                        || rounds <= 0
                        || size < RETURNED && (size - RETURNABLE_ROUNDS & ~IN_PARTS) > STAGE
                        || size == 0
                        || staged.length < size
                        || staged.length == 0
                        || isRefused(in, -rounds, site)
                ? 0
                : e.stageRounds(in, staged, rounds, size, site);
        if (moved == 0 && size != RETURNED) {
            leave(staged);
        }
        return moved;
    }

    /**
     * The same for loops that skip parts of each round: {@code round} has a character for each part, and for its
     * length, first for one that is read and then by turns. What is skipped has its place among what is staged.
     */
    @DontInline
    public static long stageSkipping(Object in, byte[] staged, int rounds, String round, int site) {
        Standpipe e = engine;
        long moved = e == null || staged == null || round == null || rounds <= 0 || isRefused(in, -rounds, site)
                ? 0
                : e.stageParts(in, staged, rounds, round, site);
        if (moved == 0) {
            leave(staged);
        }
        return moved;
    }

    /**
     * Whether to store into this array, or to write to this stream, while staged bytes are worked off, cannot change
     * what {@code in} has still to give.
     */
    public static boolean apart(Object in, Object stored) {
        boolean shared =
                stored instanceof byte[] || stored instanceof OutputStream || stored instanceof RandomAccessFile;
        return !shared || isApart(in, stored);
    }

    /** Rounds to replay: those that came whole and the one in which the fault is thrown. */
    public static int rounds(long moved, int size) {
        return (int) moved / size + (moved >>> 32 != 0 ? 1 : 0);
    }

    public static boolean takeBoolean(byte[] staged, int at, long moved) {
        return takeByte(staged, at, moved) != 0;
    }

    public static byte takeByte(byte[] staged, int at, long moved) {
        if (at >= (int) moved) {
            lack(at, moved);
        }
        return staged[at];
    }

    public static int takeUnsignedByte(byte[] staged, int at, long moved) {
        return takeByte(staged, at, moved) & 0xFF;
    }

    public static short takeShort(byte[] staged, int at, long moved) {
        if (at > (int) moved - 2) {
            lack(at, moved);
        }
        return (short) (staged[at] << 8 | staged[at + 1] & 0xFF);
    }

    public static int takeUnsignedShort(byte[] staged, int at, long moved) {
        return takeShort(staged, at, moved) & 0xFFFF;
    }

    public static char takeChar(byte[] staged, int at, long moved) {
        return (char) takeShort(staged, at, moved);
    }

    public static int takeInt(byte[] staged, int at, long moved) {
        if (at > (int) moved - 4) {
            lack(at, moved);
        }
        return WIDE && at >= 0 && at <= staged.length - 4
                ? Integer.reverseBytes(MEMORY.getInt(staged, BYTES + at))
                : byBytes(staged, at);
    }

    public static long takeLong(byte[] staged, int at, long moved) {
        if (at > (int) moved - 8) {
            lack(at, moved);
        }
        return WIDE && at >= 0 && at <= staged.length - 8
                ? Long.reverseBytes(MEMORY.getLong(staged, BYTES + at))
                : (long) byBytes(staged, at) << 32 | byBytes(staged, at + 4) & 0xFFFFFFFFL;
    }

    public static float takeFloat(byte[] staged, int at, long moved) {
        return Float.intBitsToFloat(takeInt(staged, at, moved));
    }

    public static double takeDouble(byte[] staged, int at, long moved) {
        return Double.longBitsToDouble(takeLong(staged, at, moved));
    }

    /** What there is comes into the array, even where some is missing: {@code readFully} of a stream does so. */
    public static void takeFully(Object in, byte[] b, byte[] staged, int at, long moved) {
        takeFully(in, b, 0, b.length, staged, at, moved);
    }

    public static void takeFully(Object in, byte[] b, int from, int length, byte[] staged, int at, long moved) {
        if (at > (int) moved - length) {
            System.arraycopy(staged, at, b, from, Math.max(0, (int) moved - at));
            lack(at, moved);
        }
        System.arraycopy(staged, at, b, from, length);
    }

    private static int byBytes(byte[] staged, int at) {
        return staged[at] << 24 | (staged[at + 1] & 0xFF) << 16 | (staged[at + 2] & 0xFF) << 8 | staged[at + 3] & 0xFF;
    }

    /** The original call would have thrown here. */
    @DontInline
    private static void lack(int at, long moved) {
        if (moved >>> 32 != 0) {
            installed.raise(moved, at);
        }
    }

    // The bytes of some rounds put together, and then written at once. Above 0, what a write is handed as moved is the
    // number of bytes that are written, with the mark of a fault; below 0, it is made by itself.

    /**
     * Where so many rounds of at most so many bytes may be put together: again what was used before, if that is so. The
     * size is less than 0 where some rounds may write nothing: into a buffer, the loop is as fast then.
     */
    public static byte[] gathering(Object out, byte[] before, int rounds, int size) {
        int most = Math.abs(size);
        if (before != null && before.length >= most) {
            return before;
        }
        long bytes = (long) rounds * most;
        boolean isWorth = isUnbuffered(out) ? bytes >= leastGatheredForFile : size > 0 && bytes >= leastGathered;
        return isWorth ? staging(rounds, most) : NOTHING;
    }

    private static boolean isUnbuffered(Object out) {
        Object end = out instanceof DataOutputStream ? ((DataOutputStream) out).out : out;
        return end instanceof FileOutputStream || end instanceof RandomAccessFile;
    }

    /**
     * Before which byte of what is put together the last round has to begin. It is less than 0 where the next round has
     * to be made by itself, and 0 where the rest is the loop's. A round is the most bytes that it has, above two bits:
     * 1 if some of the writes are {@code write(int)}, and 2 if other code could have the loop write to something else.
     */
    @DontInline
    public static int room(Object out, byte[] staged, int rounds, int round, int site) {
        Standpipe e = engine;
        int room = e == null || staged == null || rounds <= 0 || staged.length == 0 || isRefused(out, -rounds, site)
                ? 0
                : e.roomFor(out, staged, rounds, round, site);
        if (room == 0) {
            leave(staged);
        }
        return room;
    }

    /** Returns how many bytes of what was put together are written now, and above that the mark of a fault. */
    @DontInline
    public static long writeStaged(Object out, byte[] staged, int bytes, int round, int site) {
        Standpipe e = engine;
        return e == null || staged == null || bytes <= 0 || bytes > staged.length
                ? 0
                : e.writeRounds(out, staged, bytes, round, site);
    }

    /** Throws what a round has thrown where the loop would: while bytes are put together, the round is made again. */
    public static void rethrow(long moved, Throwable thrown) {
        if (moved != 0 || thrown instanceof ThreadDeath) {
            throw Standpipe.<RuntimeException>sneaked(thrown);
        }
    }

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> X sneaked(Throwable thrown) throws X {
        throw (X) thrown;
    }

    public static void putBoolean(Object out, boolean value, byte[] staged, int at, long moved) {
        putByte(out, value ? 1 : 0, WRITE_BOOLEAN, staged, at, moved);
    }

    public static void putByte(Object out, int value, byte[] staged, int at, long moved) {
        putByte(out, value, WRITE_BYTE, staged, at, moved);
    }

    /** By {@code write(int)}. */
    public static void putSingle(Object out, int value, byte[] staged, int at, long moved) {
        putByte(out, value, WRITE_SINGLE, staged, at, moved);
    }

    public static void putShort(Object out, int value, byte[] staged, int at, long moved) {
        putShort(out, value, WRITE_SHORT, staged, at, moved);
    }

    public static void putChar(Object out, int value, byte[] staged, int at, long moved) {
        putShort(out, value, WRITE_CHAR, staged, at, moved);
    }

    public static void putInt(Object out, int value, byte[] staged, int at, long moved) {
        putInt(out, value, WRITE_INT, staged, at, moved);
    }

    public static void putFloat(Object out, float value, byte[] staged, int at, long moved) {
        putInt(out, Float.floatToIntBits(value), WRITE_FLOAT, staged, at, moved);
    }

    public static void putLong(Object out, long value, byte[] staged, int at, long moved) {
        putLong(out, value, WRITE_LONG, staged, at, moved);
    }

    public static void putDouble(Object out, double value, byte[] staged, int at, long moved) {
        putLong(out, Double.doubleToLongBits(value), WRITE_DOUBLE, staged, at, moved);
    }

    private static void putByte(Object out, int value, int as, byte[] staged, int at, long moved) {
        if (moved == 0) {
            staged[at] = (byte) value;
        } else {
            installed.put(out, value, as, at, moved);
        }
    }

    private static void putShort(Object out, int value, int as, byte[] staged, int at, long moved) {
        if (moved == 0) {
            staged[at] = (byte) (value >> 8);
            staged[at + 1] = (byte) value;
        } else {
            installed.put(out, value, as, at, moved);
        }
    }

    private static void putInt(Object out, int value, int as, byte[] staged, int at, long moved) {
        if (moved != 0) {
            installed.put(out, value, as, at, moved);
        } else if (WIDE && at >= 0 && at <= staged.length - 4) {
            MEMORY.putInt(staged, BYTES + at, Integer.reverseBytes(value));
        } else {
            putByBytes(staged, at, value);
        }
    }

    private static void putLong(Object out, long value, int as, byte[] staged, int at, long moved) {
        if (moved != 0) {
            installed.put(out, value, as, at, moved);
        } else if (WIDE && at >= 0 && at <= staged.length - 8) {
            MEMORY.putLong(staged, BYTES + at, Long.reverseBytes(value));
        } else {
            putByBytes(staged, at, (int) (value >> 32));
            putByBytes(staged, at + 4, (int) value);
        }
    }

    private static void putByBytes(byte[] staged, int at, int value) {
        staged[at] = (byte) (value >> 24);
        staged[at + 1] = (byte) (value >> 16);
        staged[at + 2] = (byte) (value >> 8);
        staged[at + 3] = (byte) value;
    }

    // Elements that rounds ask an iterator for: rounds that are put together look ahead, and it goes on once they are
    // written.

    /** For how many of the rounds the iterator has elements; 0 if other code than the JDK's could be asked for them. */
    public static int elements(int rounds, Object iterator) {
        Standpipe e = engine;
        return e == null || rounds <= 0 ? 0 : e.elementsFor(rounds, iterator);
    }

    /**
     * Returns in turn what the iterator will return, where rounds are put together; else it is that iterator. Null if
     * that is not to be had: the round that finds it missing is the loop's.
     */
    public static Iterator<?> ahead(Object iterator, long moved) {
        try {
            return moved == 0
                    ? installed.elementsAhead(iterator)
                    : iterator instanceof Iterator ? (Iterator<?>) iterator : null;
        } catch (VirtualMachineError | LinkageError | RuntimeException notToBeHad) {
            return null;
        }
    }

    public static void pass(Object iterator, int rounds) {
        Iterator<?> it = iterator instanceof Iterator ? (Iterator<?>) iterator : null;
        for (int k = 0; k < rounds && it != null && it.hasNext(); k++) {
            it.next();
        }
    }

    // Rounds that each read at a place of their own: out of windows of the file.

    /** What {@link #sieve(Object, long, int)} works with, or null when the loop does its own work. */
    public static Object sieve(Object file, int rounds, int size, int site) {
        return rounds < leastSieved || size <= 0 || isRefused(file, rounds, site)
                ? null
                : sieveByEngine(file, rounds, size, site);
    }

    /** The same for {@link #readRow}, of elements that are as {@code how} says. */
    public static Object sieve(Object file, int how, int site) {
        return isRefused(file, Integer.MAX_VALUE, site) ? null : rowsByEngine(file, how, site);
    }

    @DontInline
    private static Object rowsByEngine(Object file, int how, int site) {
        Standpipe e = engine;
        return e == null ? null : e.openRows(file, how, site);
    }

    @DontInline
    private static Object sieveByEngine(Object file, int rounds, int size, int site) {
        Standpipe e = engine;
        return e == null ? null : e.openSieve(file, rounds, size, site);
    }

    /**
     * Where in the bytes of the window that begins at {@code start} those of the position are, or -1. What the loop
     * reads again is read again: so the window is gone through once, upwards from {@code last}, where the round before
     * has ended.
     */
    public static int inWindow(long position, long last, long start, long window, int size) {
        long at = position - start;
        return position >= last && at >= 0 && at <= (int) window - size ? (int) at : -1;
    }

    /**
     * Reads another window, with the bytes of that position, for at most so many rounds. Returns how many bytes it has,
     * and above that where in it the position is; 0 when the rest of the rounds is the loop's.
     */
    @DontInline
    public static long sieve(Object sieve, long position, int rounds) {
        Standpipe e = engine;
        return e == null || !isSieve(sieve) ? 0 : e.sieve((Object[]) sieve, position, rounds);
    }

    /** Whoever calls may hand over what was never one. */
    private static boolean isSieve(Object sieve) {
        return sieve instanceof Object[] && ((Object[]) sieve).length > 3 && ((Object[]) sieve)[0] instanceof byte[];
    }

    /** The bytes of the window. */
    public static byte[] sieved(Object sieve) {
        return isSieve(sieve) ? (byte[]) ((Object[]) sieve)[0] : NOTHING;
    }

    /**
     * Fills {@code a[i…end)} from that position of the file, out of its windows. Returns {@code end}, and above that
     * whether it is so; 0 when this row and the rest are the loop's.
     */
    @DontInline
    public static long readRow(Object sieve, long position, Object a, int i, int end) {
        Standpipe e = engine;
        return e == null || !isSieve(sieve) ? 0 : e.readRow((Object[]) sieve, position, a, i, end);
    }

    /**
     * The last round has left the file at this position, or at less than 0 where no round was made. Rows know it
     * themselves.
     */
    public static void endSieve(Object sieve, long position, int rounds) {
        if (isSieve(sieve)) {
            installed.endSieve((Object[]) sieve, position, rounds);
        }
    }

    @DontInline
    private static boolean isApart(Object in, Object stored) {
        Standpipe e = engine;
        return e != null && e.apartFrom(in, stored);
    }

    // What the engine does.

    protected abstract long read(Object in, Object a, int length, int i, int end, int how, int site);

    protected abstract long write(Object out, Object a, int length, int i, int end, int how, int site);

    protected abstract long stageRounds(Object in, byte[] staged, int rounds, int size, int site);

    protected abstract int roomFor(Object out, byte[] staged, int rounds, int round, int site);

    protected abstract long writeRounds(Object out, byte[] staged, int bytes, int round, int site);

    protected abstract int elementsFor(int rounds, Object iterator);

    protected abstract Iterator<?> elementsAhead(Object iterator);

    protected abstract void put(Object out, long value, int as, int at, long moved);

    protected abstract long stageParts(Object in, byte[] staged, int rounds, String round, int site);

    protected abstract boolean keepPromises(Object in, Class<?> own, String methods, int rounds, int site);

    protected abstract Object[] openSieve(Object file, int rounds, int size, int site);

    protected abstract Object[] openRows(Object file, int how, int site);

    protected abstract long sieve(Object[] sieve, long position, int rounds);

    protected abstract long readRow(Object[] sieve, long position, Object a, int i, int end);

    protected abstract void endSieve(Object[] sieve, long position, int rounds);

    protected abstract boolean apartFrom(Object in, Object stored);

    protected abstract void raise(long moved, int at);

    /** Whether it only holds the place of another. */
    protected boolean givesWay() {
        return false;
    }

    // What the engine may touch. Instance methods: whoever does not hold the one instance has none of them.

    public final synchronized void open() {
        engine = this;
        refused = refusedByEngine;
    }

    public final synchronized void shut() {
        engine = null;
        refused = NOBODY;
    }

    /** From now on, receivers of this class are declined here, with fewer elements than that, or rounds below 0. */
    public final synchronized void refuse(int site, WeakReference<?> type, int below) {
        if (site >= refusedByEngine.length) {
            int room = Math.max(16, site * 2);
            refusals = Arrays.copyOf(refusals, room << APART);
            refusedBelow = Arrays.copyOf(refusedBelow, room);
            refusedByEngine = Arrays.copyOf(refusedByEngine, room);
        }
        refusedBelow[site] = below;
        refusedByEngine[site] = type;
        refused = engine == null ? NOBODY : refusedByEngine;
    }

    /**
     * How many were declined here. Never reset: a loop may keep its count in a register, and would write the old one
     * back.
     */
    public final synchronized long refusals(int site) {
        int count = site << APART;
        return site < 0 || count >= refusals.length ? 0 : refusals[count];
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

    public final void pos(BufferedInputStream s, int pos) {
        s.pos = pos;
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

    /** JDK 10 and later only: other fields of the class do not matter then. */
    public final long offset(Class<?> type, String field) {
        return MEMORY.objectFieldOffset(type, field);
    }

    /** Whether its constants can be read without running any code of it. */
    public final boolean isInitialized(Class<?> type) {
        return !MEMORY.shouldBeInitialized(type);
    }

    public final long arrayBase(Class<?> array) {
        return base(array);
    }

    /**
     * The offset of element 0, an int up to 24 and a long from 25 on. From a field, for to look for a method in this
     * class takes milliseconds, and so it does to have the field read by reflection.
     */
    private static long base(Class<?> array) {
        String type = array.getComponentType().getName().toUpperCase(Locale.ROOT);
        try {
            Field field = Unsafe.class.getDeclaredField("ARRAY_" + type + "_BASE_OFFSET");
            Object owner = MEMORY.staticFieldBase(field);
            long place = MEMORY.staticFieldOffset(field);
            return field.getType() == int.class ? MEMORY.getInt(owner, place) : MEMORY.getLong(owner, place);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the base of an array of " + type, e);
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

    /** JDK 8 to 21. */
    public final Object object(Object base, long offset) {
        return MEMORY.getObject(base, offset);
    }

    /** JDK 12 and later only. */
    public final Object reference(Object base, long offset) {
        return MEMORY.getReference(base, offset);
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
