package dev.standpipe.benchmarks.measured;

import java.io.Closeable;
import java.io.IOException;

/** One contender set up for one job. */
public interface Program extends Closeable {
    /** Back to the start of the data; not timed. */
    void rewind() throws IOException;

    /** Fills or drains the job's array {@code calls} times, one after the other; timed. What was written is with the kernel when it returns. */
    void run(int calls) throws IOException;
}
