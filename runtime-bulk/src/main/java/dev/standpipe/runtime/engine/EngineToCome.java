package dev.standpipe.runtime.engine;

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
import java.util.function.Supplier;

/**
 * Holds the engine's place until that pays. Most programs carry so little that it would take them longer to begin than
 * it saves: so loops carry by themselves what takes them as long, unless one is about to carry more than that.
 */
public final class EngineToCome extends Standpipe {
    private static final long INDEX = 0xFFFFFFFFL;

    /** So many elements in a buffer or in memory take loops as long as it takes the engine to begin. */
    private static final int PATIENCE = 1 << 18;

    /** And as a power of two, how many times as long where each is a request to the system, or several. */
    private static final int REQUESTED = 5;

    /** Nobody says how many there are. */
    private static final int ANY_NUMBER = Integer.MAX_VALUE;

    private final Supplier<Engine> coming;

    /** What loops may still carry. Threads that do at the same time may lose some of each other's. */
    private int patience = PATIENCE;

    private boolean begins;

    /** It is given null as long as that should go on holding the place. */
    public EngineToCome(Supplier<Engine> coming) {
        super(Link.key(), false, false);
        this.coming = coming;
    }

    /** Makes it ready to be called at the end of a stack, and has it called. */
    public void serve() {
        read(null, null, 0, 0, 0, 0, 0);
        open();
    }

    @Override
    protected boolean givesWay() {
        return true;
    }

    /** The engine, if the loop is not to carry these elements. */
    private Engine engineFor(Object stream, int n) {
        try {
            return isCheap(stream, n) || !isFirst() ? null : begun();
        } catch (Throwable leftToTheLoop) {
            return null;
        }
    }

    private boolean isCheap(Object stream, int n) {
        long left = patience - ((long) n << (isRequested(beneath(stream)) ? REQUESTED : 0));
        patience = (int) Math.max(0, left);
        return left > 0;
    }

    private Object beneath(Object stream) {
        return stream instanceof DataInputStream
                ? in((FilterInputStream) stream)
                : stream instanceof DataOutputStream ? out((FilterOutputStream) stream) : stream;
    }

    /** Whether each element asks the system, as far as is known. What the application has made is not expected to. */
    private static boolean isRequested(Object end) {
        return end == null
                || end instanceof RandomAccessFile
                || end.getClass().getClassLoader() == null
                        && !(end instanceof BufferedInputStream)
                        && !(end instanceof BufferedOutputStream)
                        && !(end instanceof ByteArrayInputStream)
                        && !(end instanceof ByteArrayOutputStream)
                        && !(end instanceof ObjectInput)
                        && !(end instanceof ObjectOutput);
    }

    /** By one thread; the loops of others do their own work meanwhile. */
    private synchronized boolean isFirst() {
        return !begins && (begins = true);
    }

    private Engine begun() {
        try {
            return coming.get();
        } finally {
            patience = PATIENCE;
            begins = false;
        }
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
        Engine engine = engineFor(in, rounds);
        return engine == null ? 0 : engine.stageRounds(in, staged, rounds, size, site);
    }

    @Override
    protected long stageParts(Object in, byte[] staged, int rounds, String round, int site) {
        Engine engine = engineFor(in, rounds);
        return engine == null ? 0 : engine.stageParts(in, staged, rounds, round, site);
    }

    @Override
    protected int roomFor(Object out, byte[] staged, int rounds, int round, int site) {
        Engine engine = engineFor(out, rounds);
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
        Engine engine = engineFor(file, rounds);
        return engine == null ? null : engine.openSieve(file, rounds, size, site);
    }

    @Override
    protected Object[] openRows(Object file, int how, int site) {
        Engine engine = engineFor(file, ANY_NUMBER);
        return engine == null ? null : engine.openRows(file, how, site);
    }

    // What is asked for only behind one of those, which the engine has answered.

    @Override
    protected long writeRounds(Object out, byte[] staged, int bytes, int round, int site) {
        return 0;
    }

    @Override
    protected Iterator<?> elementsAhead(Object iterator) {
        return null;
    }

    @Override
    protected void put(Object out, long value, int as, int at, long moved) {}

    @Override
    protected long sieve(Object[] sieve, long position, int rounds) {
        return 0;
    }

    @Override
    protected long readRow(Object[] sieve, long position, Object a, int i, int end) {
        return 0;
    }

    @Override
    protected void endSieve(Object[] sieve, long position, int rounds) {}

    @Override
    protected boolean apartFrom(Object in, Object stored) {
        return false;
    }

    @Override
    protected void raise(long moved, int at) {}
}
