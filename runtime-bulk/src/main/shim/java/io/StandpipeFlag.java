package java.io;

import java.util.concurrent.atomic.AtomicBoolean;

/** Stands where {@link RandomAccessFile} notes that it is closed, in the JDKs where it has no lock for that. */
final class StandpipeFlag extends AtomicBoolean {
    private static final long serialVersionUID = 1;

    final StandpipeWindow window = new StandpipeWindow();

    StandpipeFlag() {}

    StandpipeFlag(boolean value) {
        super(value);
    }
}
