package dev.standpipe.io.collective;

import dev.standpipe.io.Layout;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.util.Map;

/**
 * A file that a group has opened together. Each member has a view of it, which says where its elements lie, and a
 * position in that view, which moves with each call. A view repeats itself: behind the last element of the layout comes
 * the first one again, further on by the extent.
 *
 * <pre>
 * Groups.threads(4, group -&gt; {
 *     try (CollectiveFile file = group.open(new File("matrix.dat"), "r")) {
 *         file.setView(0, Layout.of(double.class).subarray(sizes, subsizes, starts(group.rank())));
 *         file.readAll(mine);
 *     }
 * });
 * </pre>
 *
 * <p>The calls with {@code All} in their names are collective: all members make them, each with its own array, whose
 * length may be 0. The pieces of all are then moved in few large requests, by some members for the others. The other
 * calls may be made by any member at any time; they read through small holes, and write nothing that is not theirs.
 *
 * <p>The elements in the file are big-endian, as {@link java.io.DataOutput} writes them. A collective call that fails
 * fails for all, and no position moves. What has been stored or written by then is not said; the elements are whole.
 *
 * <p><b>Hints</b> have the names that ROMIO gave them: {@code cb_buffer_size}, the bytes that a member which moves data
 * for others holds at once, and {@code cb_nodes}, how many members do that. With MPI all hints are handed over.
 *
 * <p>Members that write overlapping elements by one call leave one or the other.
 */
public abstract class CollectiveFile implements Closeable {
    final Team team;
    private final boolean writable;
    private final int number;
    private View view = new View(0, Layout.of(byte.class));
    private long position;
    /** Which collective call is between its two halves, if any. */
    private String begun;

    CollectiveFile(Team team, boolean writable) {
        this.team = team;
        this.writable = writable;
        this.number = team.numberOfNextFile();
    }

    /** As the others hear of it: a member may call the same for another file, whose memory is the group's, too. */
    final String here(String call) {
        return call + " of file " + number;
    }

    /** Whatever can fail by itself before others are waited for. */
    abstract void look(View next) throws IOException;

    /** Collective; all have looked. */
    abstract void show(View next) throws IOException;

    /**
     * Collective; all take part, and each tells the others how it went. Who has {@code met} something before has
     * nothing to move, and the others hear of it.
     */
    abstract void moveAll(boolean write, Transfer transfer, String call, Throwable met) throws IOException;

    abstract void move(boolean write, Transfer transfer) throws IOException;

    abstract void resize(long bytes) throws IOException;

    abstract void force() throws IOException;

    abstract void shut() throws IOException;

    /**
     * What the file will be seen as from now on; the position is 0. Collective, though each member has a view of its
     * own.
     *
     * @param displacement bytes in front of the first repetition
     * @param layout whose elements lie in the order of the file, and its repetitions too
     * @throws IllegalArgumentException if they do not, if there is no element, or the displacement is negative
     * @throws IOException if another member has failed
     */
    public final void setView(long displacement, Layout layout) throws IOException {
        Throwable met = null;
        View next = null;
        try {
            next = new View(displacement, layout);
            look(next);
        } catch (Throwable x) {
            met = x;
        }
        team.agree(here("setView"), met);
        show(next);
        view = next;
        position = 0;
    }

    /**
     * Where the next call begins.
     *
     * @return elements from the beginning of the view
     */
    public final long position() {
        return position;
    }

    /**
     * Sets where the next call begins.
     *
     * @param element counted from the beginning of the view
     * @throws IllegalArgumentException if it is negative
     */
    public final void seek(long element) {
        if (element < 0) {
            throw new IllegalArgumentException("negative position " + element);
        }
        position = element;
    }

    /**
     * Fills the array. Collective.
     *
     * @param array an array of what the view consists of
     * @throws IllegalArgumentException if it is not
     * @throws EOFException if the file ends before the last of its elements; those before the end are in the array
     * @throws CollectiveException if another member has failed
     * @throws IOException if the system reports an error
     */
    public final void readAll(Object array) throws IOException {
        position += collective("readAll", false, position, array);
    }

    /**
     * Fills the array from anywhere in the view; the position stays. Collective.
     *
     * @param element where to begin
     * @param array an array of what the view consists of
     * @throws IOException as {@link #readAll} does
     */
    public final void readAtAll(long element, Object array) throws IOException {
        collective("readAtAll", false, element, array);
    }

    /**
     * Writes the array. Collective.
     *
     * @param array an array of what the view consists of
     * @throws IllegalArgumentException if it is not
     * @throws CollectiveException if another member has failed
     * @throws IOException if the file is open for reading only, or the system reports an error
     */
    public final void writeAll(Object array) throws IOException {
        position += collective("writeAll", true, position, array);
    }

    /**
     * Writes the array to anywhere in the view; the position stays. Collective.
     *
     * @param element where to begin
     * @param array an array of what the view consists of
     * @throws IOException as {@link #writeAll} does
     */
    public final void writeAtAll(long element, Object array) throws IOException {
        collective("writeAtAll", true, element, array);
    }

    /**
     * The first half of {@link #readAll}: the array may be used again behind {@link #readAllEnd}. One call at a time
     * can be begun. How much is done in which half is not said; today all of it is done here. Collective.
     *
     * @param array an array of what the view consists of
     * @throws IllegalStateException if one has been begun
     * @throws IOException as {@link #readAll} does, here or at the end
     */
    public final void readAllBegin(Object array) throws IOException {
        begin("readAll");
        try {
            readAll(array);
        } catch (Throwable x) {
            begun = null;
            throw x;
        }
    }

    /**
     * The second half. Collective.
     *
     * @throws IllegalStateException if no read was begun
     * @throws IOException as {@link #readAll} does
     */
    public final void readAllEnd() throws IOException {
        end("readAll");
    }

    /**
     * The first half of {@link #writeAll}, as {@link #readAllBegin} is of a read. Collective.
     *
     * @param array an array of what the view consists of
     * @throws IllegalStateException if one has been begun
     * @throws IOException as {@link #writeAll} does, here or at the end
     */
    public final void writeAllBegin(Object array) throws IOException {
        begin("writeAll");
        try {
            writeAll(array);
        } catch (Throwable x) {
            begun = null;
            throw x;
        }
    }

    /**
     * The second half. Collective.
     *
     * @throws IllegalStateException if no write was begun
     * @throws IOException as {@link #writeAll} does
     */
    public final void writeAllEnd() throws IOException {
        end("writeAll");
    }

    private void begin(String call) {
        if (begun != null) {
            throw new IllegalStateException(begun + " was begun and not ended");
        }
        begun = call;
    }

    private void end(String call) {
        if (!call.equals(begun)) {
            throw new IllegalStateException("no " + call + " was begun");
        }
        begun = null;
    }

    /**
     * Fills the array, for this member alone.
     *
     * @param array an array of what the view consists of
     * @throws IllegalArgumentException if it is not
     * @throws EOFException if the file ends before the last of its elements
     * @throws IOException if the system reports an error
     */
    public final void read(Object array) throws IOException {
        position += readAt(position, array);
    }

    /**
     * Fills the array from anywhere in the view, for this member alone; the position stays.
     *
     * @param element where to begin
     * @param array an array of what the view consists of
     * @return the number of elements, which is that of the array
     * @throws IOException as {@link #read} does
     */
    public final int readAt(long element, Object array) throws IOException {
        Transfer transfer = view.transfer(element, array);
        move(false, transfer);
        return transfer.count;
    }

    /**
     * Writes the array, for this member alone.
     *
     * @param array an array of what the view consists of
     * @throws IllegalArgumentException if it is not
     * @throws IOException if the file is open for reading only, or the system reports an error
     */
    public final void write(Object array) throws IOException {
        position += writeAt(position, array);
    }

    /**
     * Writes the array to anywhere in the view, for this member alone; the position stays.
     *
     * @param element where to begin
     * @param array an array of what the view consists of
     * @return the number of elements, which is that of the array
     * @throws IOException as {@link #write} does
     */
    public final int writeAt(long element, Object array) throws IOException {
        Transfer transfer = view.transfer(element, array);
        requireWritable();
        move(true, transfer);
        return transfer.count;
    }

    private void requireWritable() throws IOException {
        if (!writable) {
            throw new IOException("the file is open for reading only");
        }
    }

    private int collective(String call, boolean write, long element, Object array) throws IOException {
        Throwable met = null;
        Transfer transfer = null;
        try {
            transfer = view.transfer(element, array);
            if (write) {
                requireWritable();
            }
        } catch (Throwable x) {
            met = x;
        }
        moveAll(write, transfer, here(call), met);
        return transfer.count;
    }

    /**
     * How long the file is now.
     *
     * @return bytes
     * @throws IOException if the system cannot tell
     */
    public abstract long length() throws IOException;

    /**
     * Cuts the file off or makes it longer. Collective.
     *
     * @param bytes its new length, the same for all
     * @throws IOException if that fails, here or elsewhere
     */
    public final void setLength(long bytes) throws IOException {
        team.attempt(here("setLength"), () -> {
            requireWritable();
            resize(bytes);
        });
    }

    /**
     * Has the system bring what was written to the disk. Collective.
     *
     * @throws IOException if that fails, here or elsewhere
     */
    public final void sync() throws IOException {
        team.attempt(here("sync"), this::force);
    }

    /**
     * The hints that are followed.
     *
     * @return names and values
     */
    public abstract Map<String, String> hints();

    /**
     * Closes the file. Collective.
     *
     * @throws IOException if that fails, here or elsewhere
     */
    @Override
    public final void close() throws IOException {
        shut();
    }
}
