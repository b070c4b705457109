package dev.standpipe.io;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A file as slow as a test wants it: each transfer waits until it is let through, or fails with what the test says. */
final class Valve extends FileChannel {
    final AtomicInteger inside = new AtomicInteger();
    final List<Long> order = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore entered = new Semaphore(0);
    private final Semaphore permits = new Semaphore(0, true);
    private final FileChannel real;
    private volatile Throwable fault;

    private Valve(FileChannel real) {
        this.real = real;
    }

    static Valve on(RandomAccessFile file) {
        return new Valve(file.getChannel());
    }

    /** Closing opens the valve first: a test that has failed must not wait for ever for what it holds back. */
    static AsyncFile open(File name, Valve[] valve) throws IOException {
        RandomAccessFile file = new RandomAccessFile(name, "rw");
        Valve mine = on(file);
        valve[0] = mine;
        return new AsyncFile(file, mine, true) {
            @Override
            public void close() throws FileNotOpenException {
                mine.open();
                super.close();
            }
        };
    }

    void letThrough(int transfers) {
        permits.release(transfers);
    }

    void open() {
        letThrough(1_000_000);
    }

    void failWith(Throwable x) {
        fault = x;
    }

    /** Waits until so many more transfers have reached the file. */
    void awaitEntered(int transfers) throws InterruptedException {
        if (!entered.tryAcquire(transfers, 10, TimeUnit.SECONDS)) {
            throw new AssertionError(
                    "only " + entered.availablePermits() + " of " + transfers + " transfers have begun");
        }
        // In the queue too, or a later one could take the permit of one that has only announced itself.
        while (permits.availablePermits() == 0 && permits.getQueueLength() < inside.get()) {
            Thread.yield();
        }
    }

    private void pass(long position) throws IOException {
        order.add(position);
        inside.incrementAndGet();
        entered.release();
        permits.acquireUninterruptibly();
        inside.decrementAndGet();
        Throwable x = fault;
        if (x instanceof IOException) {
            throw (IOException) x;
        }
        if (x instanceof Error) {
            throw (Error) x;
        }
    }

    @Override
    public int read(ByteBuffer to, long position) throws IOException {
        pass(position);
        return real.read(to, position);
    }

    @Override
    public int write(ByteBuffer from, long position) throws IOException {
        pass(position);
        return real.write(from, position);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }

    private static AssertionError unexpected() {
        return new AssertionError("positional transfers only");
    }

    @Override
    public int read(ByteBuffer to) {
        throw unexpected();
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) {
        throw unexpected();
    }

    @Override
    public int write(ByteBuffer from) {
        throw unexpected();
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) {
        throw unexpected();
    }

    @Override
    public long position() {
        throw unexpected();
    }

    @Override
    public FileChannel position(long position) {
        throw unexpected();
    }

    @Override
    public long size() {
        throw unexpected();
    }

    @Override
    public FileChannel truncate(long size) {
        throw unexpected();
    }

    @Override
    public void force(boolean metaData) {
        throw unexpected();
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) {
        throw unexpected();
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) {
        throw unexpected();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw unexpected();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) {
        throw unexpected();
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) {
        throw unexpected();
    }
}
