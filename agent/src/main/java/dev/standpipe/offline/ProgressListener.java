package dev.standpipe.offline;

/** Told how far the work has come, in bytes of class files and archives. */
public interface ProgressListener {
    ProgressListener UNTOLD = new ProgressListener() {
        @Override
        public void expect(long amount) {}

        @Override
        public void done(long amount) {}
    };

    /** There is more to do than was known. */
    void expect(long amount);

    void done(long amount);
}
