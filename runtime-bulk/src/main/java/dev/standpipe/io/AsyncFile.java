package dev.standpipe.io;

import java.io.EOFException;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * A file whose array transfers run while the program goes on: {@code readArray} and {@code writeArray} start one and
 * return a handle, the Done methods ask or wait for its end.
 *
 * <pre>
 * AsyncFile in = new AsyncFile("data", "r");
 * AsyncFileRequest next = in.readArray(b);
 * compute(a);
 * next.done();
 * </pre>
 *
 * <p><b>Position.</b> There is one file pointer, a byte offset. A transfer starts where it stands and moves it at once
 * by the bytes of all its elements, so the data are where they would be if each transfer ended before the next began.
 * If the initiation throws, the pointer has not moved.
 *
 * <p><b>Order.</b> Transfers run side by side, up to 16 per file, and end in any order. The exception: one that
 * overlaps an earlier one of the same {@code AsyncFile} starts when that has ended, if one of the two is a write; so a
 * read gets what was written before it, and the last write stays. Transfers through other objects, on the same file or
 * not, are not ordered. Nor are arrays looked at: from the initiation until the request is done the program must not
 * touch the elements being read, nor change those being written, and no other request may read into them.
 *
 * <p><b>Length.</b> {@link #length()}, and the check of a read against the end of the file, count writes in flight as
 * if they had ended. If such a write then fails or is canceled, a read that relied on it ends with an
 * {@link EOFException}.
 *
 * <p><b>Done methods.</b> When their waiting is over they throw the exception of the first request, in their order,
 * that failed or was canceled: the same object each time, until {@link AsyncFileRequest#clearException()}. Waiting
 * takes such a request for done. The methods with a list wait for those listed; null entries are skipped, and with
 * nothing to wait for they return true at once. {@link #allDone(int)} is for programs that keep no handles: besides the
 * requests now in flight it answers, once, for every earlier I/O error that no Done method has thrown and nobody has
 * cleared.
 *
 * <p><b>Threads.</b> All methods may be called by any thread, virtual threads included. A thread that is interrupted
 * while it waits gets an {@link java.io.InterruptedIOException} and stays interrupted; the transfers go on, for an
 * interrupt never reaches a file. Transfers run on daemon threads that end when idle for a second: they do not keep the
 * program alive, so wait for the last write before it exits.
 *
 * <p>For regular files; a pipe or a terminal has no offsets.
 */
public class AsyncFile implements AutoCloseable {
    /** The time that never ends, for the methods that take one. */
    public static final int TIME_INF = Integer.MAX_VALUE;

    final Flights flights;

    /** Asked for the length and for closing: unlike a channel it may be, by a thread that is interrupted. */
    private final RandomAccessFile file;

    private final boolean writable;
    private long pointer;
    private boolean open = true;

    /**
     * Opens a file by name.
     *
     * @param filename the file
     * @param mode {@code "r"}, {@code "rw"}, {@code "rws"} or {@code "rwd"}, as for a {@link RandomAccessFile}
     * @throws IOException if it cannot be opened
     * @throws IllegalArgumentException if the mode is none of these
     */
    public AsyncFile(String filename, String mode) throws IOException, IllegalArgumentException {
        this(new RandomAccessFile(filename, mode), mode);
    }

    /**
     * Opens a file.
     *
     * @param filename the file
     * @param mode {@code "r"}, {@code "rw"}, {@code "rws"} or {@code "rwd"}, as for a {@link RandomAccessFile}
     * @throws IOException if it cannot be opened
     * @throws IllegalArgumentException if the mode is none of these
     */
    public AsyncFile(File filename, String mode) throws IOException, IllegalArgumentException {
        this(new RandomAccessFile(filename, mode), mode);
    }

    private AsyncFile(RandomAccessFile file, String mode) throws IOException {
        this(file, file.getFD(), file.getChannel(), !mode.equals("r"));
    }

    /** Always by the channel. */
    AsyncFile(RandomAccessFile file, FileChannel channel, boolean writable) {
        this(file, null, channel, writable);
    }

    private AsyncFile(RandomAccessFile file, FileDescriptor fd, FileChannel channel, boolean writable) {
        this.file = file;
        this.flights = new Flights(fd, channel);
        this.writable = writable;
    }

    /**
     * The length of the file when the writes in flight will have ended.
     *
     * @return bytes
     * @throws FileNotOpenException after {@link #close()}
     * @throws IOException if the system cannot tell
     */
    public long length() throws IOException {
        flights.lock.lock();
        try {
            requireOpen();
            long promised = flights.extent();
            return Math.max(promised, file.length());
        } finally {
            flights.lock.unlock();
        }
    }

    /**
     * Where the next transfer will start.
     *
     * @return bytes from the beginning of the file
     * @throws FileNotOpenException after {@link #close()}
     */
    public long getFilePointer() throws FileNotOpenException {
        flights.lock.lock();
        try {
            requireOpen();
            return pointer;
        } finally {
            flights.lock.unlock();
        }
    }

    /**
     * Sets where the next transfer will start. It may be beyond the end of the file, which a write there then extends.
     * Requests in flight keep their places.
     *
     * @param offset bytes from the beginning of the file
     * @throws FileNotOpenException after {@link #close()}
     * @throws IOException if the offset is negative
     */
    public void seek(long offset) throws IOException {
        flights.lock.lock();
        try {
            requireOpen();
            if (offset < 0) {
                throw new IOException("negative offset " + offset);
            }
            pointer = offset;
        } finally {
            flights.lock.unlock();
        }
    }

    /**
     * Waits for the requests in flight, even if the thread is interrupted, which it then stays, and closes the file. So
     * nothing that was asked to be written is lost; to be quick instead, {@link #cancel()} first. To learn of errors,
     * ask {@link #allDone(int)} first.
     *
     * @throws FileNotOpenException if the file is closed already, or, with a cause, if the system reports an error as
     *     it closes it
     */
    @Override
    public void close() throws FileNotOpenException {
        flights.lock.lock();
        try {
            requireOpen();
            open = false;
            flights.awaitEmpty();
        } finally {
            flights.lock.unlock();
        }
        try {
            file.close();
        } catch (IOException e) {
            FileNotOpenException late = new FileNotOpenException("the file is closed, but with an error: " + e);
            late.initCause(e);
            throw late;
        }
    }

    /**
     * Cancels all requests in flight, as {@link AsyncFileRequest#cancel()} does.
     *
     * @throws FileNotOpenException after {@link #close()}
     * @throws IOException as {@link AsyncFileRequest#cancel()} does
     */
    public void cancel() throws IOException {
        List<AsyncFileRequest> all = inFlight();
        // Backwards: a canceled request lets those go that waited for it, and they are to be canceled too.
        for (int k = all.size(); --k >= 0; ) {
            all.get(k).cancel();
        }
    }

    /**
     * Starts to fill {@code array} from the file.
     *
     * @param array an array of primitives
     * @return the handle
     * @throws IOException as {@link #readArray(Object, int, int)} does
     */
    public AsyncFileRequest readArray(Object array) throws IOException {
        return readArray(array, 0, Span.whole(array));
    }

    /**
     * Starts to write all of {@code array} to the file.
     *
     * @param array an array of primitives
     * @return the handle
     * @throws IOException as {@link #writeArray(Object, int, int)} does
     */
    public AsyncFileRequest writeArray(Object array) throws IOException {
        return writeArray(array, 0, Span.whole(array));
    }

    /**
     * Starts to read {@code count} elements into {@code array}, beginning at {@code array[arrayoffset]}. If the
     * transfer fails later, some of the first elements may have been stored.
     *
     * @param array an array of primitives
     * @param arrayoffset index of the first element
     * @param count how many elements; with 0 the request is completed from the start
     * @return the handle
     * @throws NullPointerException if {@code array} is null
     * @throws IllegalArgumentException if {@code array} is not a one-dimensional array of primitives
     * @throws IndexOutOfBoundsException if the range is not within the array
     * @throws EOFException if the file, as {@link #length()} tells it, ends before the last element
     * @throws FileNotOpenException after {@link #close()}
     * @throws IOException if the system cannot tell the length
     */
    public AsyncFileRequest readArray(Object array, int arrayoffset, int count) throws IOException {
        return initiate(Errand.of(Errand.Way.READ, array, arrayoffset, count));
    }

    /**
     * Starts to write {@code count} elements of {@code array}, beginning with {@code array[arrayoffset]}. If the
     * transfer fails later, some of the bytes may have been written.
     *
     * @param array an array of primitives
     * @param arrayoffset index of the first element
     * @param count how many elements; with 0 the request is completed from the start
     * @return the handle
     * @throws NullPointerException if {@code array} is null
     * @throws IllegalArgumentException if {@code array} is not a one-dimensional array of primitives
     * @throws IndexOutOfBoundsException if the range is not within the array
     * @throws FileNotOpenException after {@link #close()}
     * @throws IOException if the file is open for reading only, or no file can be so long
     */
    public AsyncFileRequest writeArray(Object array, int arrayoffset, int count) throws IOException {
        return initiate(Errand.of(Errand.Way.WRITE, array, arrayoffset, count));
    }

    /**
     * Starts to read what lies in the file as {@code layout} says, seen from the file pointer, which moves by its
     * extent. If the transfer fails later, pieces have been stored from the beginning of the file on, or none.
     *
     * @param array an array of primitives; its first elements are filled, as many as the layout has
     * @param layout where they lie
     * @return the handle
     * @throws IllegalArgumentException also if the elements of the layout are not those of the array
     * @throws IOException as {@link #readArray(Object, int, int)} does
     */
    public AsyncFileRequest readArray(Object array, Layout layout) throws IOException {
        return initiate(Errand.of(Errand.Way.READ, array, 0, layout));
    }

    /**
     * Starts to write the first elements of {@code array} to where {@code layout} says, seen from the file pointer,
     * which moves by its extent. The holes between them are left alone. For the order of requests it takes up all from
     * its first byte to its last.
     *
     * @param array an array of primitives
     * @param layout where they go
     * @return the handle
     * @throws IllegalArgumentException also if the elements of the layout are not those of the array, or overlap
     * @throws IOException as {@link #writeArray(Object, int, int)} does
     */
    public AsyncFileRequest writeArray(Object array, Layout layout) throws IOException {
        return initiate(Errand.of(Errand.Way.WRITE, array, 0, layout));
    }

    /**
     * Starts what {@link BulkRandomAccessFile#writeArraySieved(Object, Layout)} does.
     *
     * @param array an array of primitives
     * @param layout where they go
     * @return the handle
     * @throws IllegalArgumentException also if the elements of the layout are not those of the array, or overlap
     * @throws IOException as {@link #writeArray(Object, int, int)} does
     */
    public AsyncFileRequest writeArraySieved(Object array, Layout layout) throws IOException {
        return initiate(Errand.of(Errand.Way.REWRITE, array, 0, layout));
    }

    private AsyncFileRequest initiate(Errand errand) throws IOException {
        flights.lock.lock();
        try {
            requireOpen();
            if (errand.writes() && !writable) {
                throw new IOException("the file is open for reading only");
            }
            if (errand.isTooFar(pointer)) {
                throw errand.writes()
                        ? new IOException("no file reaches that far beyond " + pointer)
                        : new EOFException("no file reaches that far");
            }
            AsyncFileRequest request = new AsyncFileRequest(this, errand, pointer);
            if (request.from < request.to) {
                long promised = flights.extent();
                long size = file.length();
                long end = Math.max(promised, size);
                if (!request.writes && request.to > end) {
                    throw new EOFException((request.to - request.from) + " bytes from offset " + request.from
                            + " on, but the file ends at " + end);
                }
                flights.add(request, size);
            }
            pointer += errand.extent;
            return request;
        } finally {
            flights.lock.unlock();
        }
    }

    /**
     * Waits for all requests of this file that are in flight now.
     *
     * @param timetowait milliseconds, {@link #TIME_INF} to wait for ever, 0 or less to ask only
     * @return false if time was up first
     * @throws FileNotOpenException after {@link #close()}
     * @throws AsyncIOCanceledException if one of them was canceled meanwhile
     * @throws java.io.InterruptedIOException if the thread is interrupted while it waits; it stays so
     * @throws IOException if one of them failed, or one earlier and nobody was told
     */
    public boolean allDone(int timetowait) throws IOException {
        List<AsyncFileRequest> all = inFlight();
        boolean done = new Waiting(timetowait).forAll(all);
        AsyncFileRequest failed = flights.takeFailure();
        if (failed != null) {
            failed.raise();
        }
        raise(all);
        return done;
    }

    /**
     * Waits until one of the listed requests is done, whatever files they are on.
     *
     * @param timetowait milliseconds, {@link #TIME_INF} to wait for ever, 0 or less to ask only
     * @param requestlist the requests; null entries are skipped, and if there are no others the answer is true
     * @return false if time was up first
     * @throws AsyncIOCanceledException if one of them was canceled
     * @throws java.io.InterruptedIOException if the thread is interrupted while it waits; it stays so
     * @throws IOException if one of them failed
     */
    public static boolean anyDone(int timetowait, AsyncFileRequest[] requestlist) throws IOException {
        List<AsyncFileRequest> some = present(requestlist);
        boolean done = some.isEmpty() || new Waiting(timetowait).forAny(some);
        raise(some);
        return done;
    }

    /**
     * Waits until all listed requests are done, whatever files they are on. With one of them in error it waits for the
     * others before it throws, so none is in flight then unless time was up.
     *
     * @param timetowait milliseconds for all together, {@link #TIME_INF} to wait for ever, 0 or less to ask only
     * @param requestlist the requests; null entries are skipped, and if there are no others the answer is true
     * @return false if time was up first
     * @throws AsyncIOCanceledException if one of them was canceled
     * @throws java.io.InterruptedIOException if the thread is interrupted while it waits; it stays so
     * @throws IOException if one of them failed
     */
    public static boolean allDone(int timetowait, AsyncFileRequest[] requestlist) throws IOException {
        List<AsyncFileRequest> all = present(requestlist);
        boolean done = new Waiting(timetowait).forAll(all);
        raise(all);
        return done;
    }

    private static List<AsyncFileRequest> present(AsyncFileRequest[] requestlist) {
        List<AsyncFileRequest> list = new ArrayList<>(requestlist.length);
        for (AsyncFileRequest request : requestlist) {
            if (request != null) {
                list.add(request);
            }
        }
        return list;
    }

    private static void raise(List<AsyncFileRequest> requests) throws IOException {
        for (AsyncFileRequest request : requests) {
            request.raise();
        }
    }

    private List<AsyncFileRequest> inFlight() throws FileNotOpenException {
        flights.lock.lock();
        try {
            requireOpen();
            return flights.inFlight();
        } finally {
            flights.lock.unlock();
        }
    }

    private void requireOpen() throws FileNotOpenException {
        if (!open) {
            throw new FileNotOpenException("the file is closed");
        }
    }
}
