package dev.standpipe.runtime.door;

import java.io.Standpipe;
import java.util.Iterator;

/** A class of the application's that would be the engine, if it came before that one. */
final class Usurper extends Standpipe {
    Usurper(String key) {
        super(key, false, false);
    }

    @Override
    protected long read(Object in, Object a, int length, int i, int end, int how, int site) {
        return i;
    }

    @Override
    protected long write(Object out, Object a, int length, int i, int end, int how, int site) {
        return i;
    }

    @Override
    protected long stageRounds(Object in, byte[] staged, int rounds, int size, int site) {
        return 0;
    }

    @Override
    protected int roomFor(Object out, byte[] staged, int rounds, int size, int site) {
        return 0;
    }

    @Override
    protected long writeRounds(Object out, byte[] staged, int bytes, int size, int site) {
        return 0;
    }

    @Override
    protected int elementsFor(int rounds, Object iterator) {
        return 0;
    }

    @Override
    protected Iterator<?> elementsAhead(Object iterator) {
        return null;
    }

    @Override
    protected void put(Object out, long value, int as, int at, long moved) {}

    @Override
    protected long stageParts(Object in, byte[] staged, int rounds, String round, int site) {
        return 0;
    }

    @Override
    protected boolean keepPromises(Object in, Class<?> own, String methods, int rounds, int site) {
        return false;
    }

    @Override
    protected Object[] openSieve(Object file, int rounds, int size, int site) {
        return null;
    }

    @Override
    protected Object[] openRows(Object file, int how, int site) {
        return null;
    }

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
