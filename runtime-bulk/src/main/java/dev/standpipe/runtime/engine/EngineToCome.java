package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.link.Link;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.util.Iterator;

/**
 * Holds the engine's place until that pays. Most programs carry so little that it would take them longer to begin than
 * it saves: so loops carry by themselves what takes them as long, unless one is about to carry more than that.
 */
public abstract class EngineToCome extends Standpipe {
    private static final long INDEX = 0xFFFFFFFFL;

    /** So many elements in a buffer or in memory take loops as long as it takes the engine to begin. */
    private static final int PATIENCE = 1 << 19;

    /** And as a power of two, how many times as long where each is a request to the system, or several. */
    private static final int REQUESTED = 5;

    /**
     * Short loops count as so many: before the JVM compiles what it sees of them, for then it would have to do it once
     * more.
     */
    private static final int A_CALL = 1 << 13;

    /** Nobody says how many there are. */
    private static final int ANY_NUMBER = Integer.MAX_VALUE;

    /** As {@link Engine#STOPPED}, which needs all of that class. */
    static final Class<?> STOPPED = ThreadDeath.class;

    /** Of what {@link Standpipe#stage} is told, where what is staged may have to go back. */
    private static final int BYTES_OF_RETURNABLE = 0xFFFF;

    /** Below that it is such a number. */
    private static final int LAST_MARK = -3;

    /** What loops may still carry. Threads that do at the same time may lose some of each other's. */
    private int patience = PATIENCE;

    private boolean begins;

    protected EngineToCome() {
        super(Link.key(), false, false);
    }

    /** The engine, which begins now; null as long as this is to go on holding the place. */
    protected abstract Engine begin();

    /** The engine, if it has been made. */
    protected abstract Engine made();

    /** Makes it ready to be called at the end of a stack, and has it called. */
    public void serve() {
        StackRoom.check();
        isRequested("");
        read(null, null, 0, 0, 0, 0, 0);
        patience = PATIENCE;
        open();
    }

    @Override
    protected boolean givesWay() {
        return true;
    }

    /** The engine, if the loop is not to carry these elements. */
    private Engine engineFor(Object stream, long n) {
        try {
            return isCheap(stream, n) ? null : begun();
        } catch (Throwable leftToTheLoop) {
            if (leftToTheLoop instanceof ThreadDeath) {
                throw leftToTheLoop;
            }
            return null;
        }
    }

    private boolean isCheap(Object stream, long n) {
        long left = patience - Math.max(A_CALL, n << (isRequested(beneath(stream)) ? REQUESTED : 0));
        patience = (int) Math.max(0, left);
        return left > 0;
    }

    private Object beneath(Object stream) {
        return stream instanceof DataInputStream
                ? in((FilterInputStream) stream)
                : stream instanceof DataOutputStream ? out((FilterOutputStream) stream) : stream;
    }

    /**
     * Whether each element asks the system, as far as is known. What the application has made is not expected to. By
     * its name, for to ask for its loader is what a security manager may hear of.
     */
    private static boolean isRequested(Object end) {
        if (end == null || end instanceof RandomAccessFile) {
            return true;
        }
        String type = end.getClass().getName();
        return (type.startsWith("java") || type.startsWith("sun."))
                && !(end instanceof BufferedInputStream)
                && !(end instanceof BufferedOutputStream)
                && !(end instanceof ByteArrayInputStream)
                && !(end instanceof ByteArrayOutputStream)
                && !(end instanceof ObjectInput)
                && !(end instanceof ObjectOutput);
    }

    private Engine begun() {
        boolean first = false;
        try {
            first = isFirst();
            return first ? begin() : null;
        } finally {
            if (first) {
                patience = PATIENCE;
                begins = false;
            }
        }
    }

    /** By one thread; the loops of others do their own work meanwhile. */
    private synchronized boolean isFirst() {
        return !begins && (begins = true);
    }

    private static int bytesOf(int round) {
        return round >= LAST_MARK ? round : round & BYTES_OF_RETURNABLE;
    }

    /** As elements of four bytes, of which a round has one at least. */
    private static long elements(int rounds, int size) {
        return (long) rounds * Math.max(1, size >> 2);
    }

    @Override
    protected long read(Object in, Object a, int length, int i, int end, int how, int site) {
        Engine engine = engineFor(in, end - i);
        return engine == null ? i & INDEX : engine.read(in, a, length, i, end, how, site);
    }

    @Override
    protected long write(Object out, Object a, int length, int i, int end, int how, int site) {
        Engine engine = engineFor(out, end - i);
        return engine == null ? i & INDEX : engine.write(out, a, length, i, end, how, site);
    }

    @Override
    protected long stageRounds(Object in, byte[] staged, int rounds, int size, int site) {
        Engine engine = engineFor(in, elements(rounds, bytesOf(size)));
        return engine == null ? 0 : engine.stageRounds(in, staged, rounds, size, site);
    }

    @Override
    protected long stageParts(Object in, byte[] staged, int rounds, String round, int site) {
        Engine engine = engineFor(in, (long) rounds * round.length());
        return engine == null ? 0 : engine.stageParts(in, staged, rounds, round, site);
    }

    @Override
    protected int roomFor(Object out, byte[] staged, int rounds, int round, int site) {
        Engine engine = engineFor(out, elements(rounds, round >> 2));
        return engine == null ? 0 : engine.roomFor(out, staged, rounds, round, site);
    }

    @Override
    protected int elementsFor(int rounds, Object iterator) {
        Engine engine = engineFor(null, rounds);
        return engine == null ? 0 : engine.elementsFor(rounds, iterator);
    }

    @Override
    protected boolean keepPromises(Object in, Class<?> own, String methods, int rounds, int site) {
        Engine engine = engineFor(in, rounds);
        return engine != null && engine.keepPromises(in, own, methods, rounds, site);
    }

    @Override
    protected Object[] openSieve(Object file, int rounds, int size, int site) {
        Engine engine = engineFor(file, elements(rounds, size));
        return engine == null ? null : engine.openSieve(file, rounds, size, site);
    }

    @Override
    protected Object[] openRows(Object file, int how, int site) {
        Engine engine = engineFor(file, ANY_NUMBER);
        return engine == null ? null : engine.openRows(file, how, site);
    }

    /** Asked before it is known how many rounds there will be. */
    @Override
    protected boolean apartFrom(Object in, Object stored) {
        Engine engine = engineFor(in, ANY_NUMBER);
        return engine != null && engine.apartFrom(in, stored);
    }

    // What comes behind one of those, which the engine has answered. A thread that still sees this one here loses
    // nothing.

    @Override
    protected long writeRounds(Object out, byte[] staged, int bytes, int round, int site) {
        Engine engine = made();
        return engine == null ? 0 : engine.writeRounds(out, staged, bytes, round, site);
    }

    @Override
    protected Iterator<?> elementsAhead(Object iterator) {
        Engine engine = made();
        return engine == null ? null : engine.elementsAhead(iterator);
    }

    @Override
    protected void put(Object out, long value, int as, int at, long moved) {
        Engine engine = made();
        if (engine != null) {
            engine.put(out, value, as, at, moved);
        }
    }

    @Override
    protected long sieve(Object[] sieve, long position, int rounds) {
        Engine engine = made();
        return engine == null ? 0 : engine.sieve(sieve, position, rounds);
    }

    @Override
    protected long readRow(Object[] sieve, long position, Object a, int i, int end) {
        Engine engine = made();
        return engine == null ? 0 : engine.readRow(sieve, position, a, i, end);
    }

    @Override
    protected void endSieve(Object[] sieve, long position, int rounds) {
        Engine engine = made();
        if (engine != null) {
            engine.endSieve(sieve, position, rounds);
        }
    }

    @Override
    protected void raise(long moved, int at) {
        Engine engine = made();
        if (engine != null) {
            engine.raise(moved, at);
        }
    }
}
