package dev.standpipe.io.collective;

import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.Map;

/**
 * Several threads or processes that work on files together, as one of them sees it. Calls that are marked as collective
 * have to be made by all of them, in the same order.
 *
 * <p>A collective call succeeds everywhere or throws everywhere: in the one that met the fault what it met, and in the
 * others a {@link CollectiveException} that names it. If one of them leaves the group, by {@link #close()} or by its
 * end, those that wait for it get that exception too, and so does every later call: nothing waits for ever.
 *
 * <p>One thread at a time may use it.
 */
public interface Group extends AutoCloseable {
    /**
     * Which one of them this is.
     *
     * @return from 0 on
     */
    int rank();

    /**
     * How many there are.
     *
     * @return at least 1
     */
    int size();

    /**
     * Waits until all have called it. Collective.
     *
     * @throws CollectiveException if one of them has left
     * @throws IOException if they cannot reach each other
     */
    void barrier() throws IOException;

    /**
     * Opens a file together. Collective.
     *
     * @param name the file, the same for all
     * @param mode {@code "r"} or {@code "rw"}, as for a {@link java.io.RandomAccessFile}, the same for all
     * @param hints {@linkplain CollectiveFile how to go about it}; those that are unknown are ignored
     * @return the file
     * @throws IllegalArgumentException if the mode is another one, or a known hint has no sense
     * @throws IOException if it cannot be opened, here or elsewhere
     */
    CollectiveFile open(File name, String mode, Map<String, String> hints) throws IOException;

    /**
     * Opens a file together, without hints. Collective.
     *
     * @param name the file, the same for all
     * @param mode {@code "r"} or {@code "rw"}, the same for all
     * @return the file
     * @throws IOException if it cannot be opened, here or elsewhere
     */
    default CollectiveFile open(File name, String mode) throws IOException {
        return open(name, mode, Collections.<String, String>emptyMap());
    }

    /**
     * Leaves the group. With MPI this waits until all have left, so that it is called wherever the program ends: with
     * {@code try (Group all = …)}.
     *
     * @throws IOException if MPI reports an error
     */
    @Override
    void close() throws IOException;
}
