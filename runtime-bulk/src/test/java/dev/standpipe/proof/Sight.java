package dev.standpipe.proof;

/** Where a program says what it sees; both runs of a case have to say the same. */
public interface Sight {
    void see(long number);

    void see(float number);

    void see(double number);

    void see(boolean truth);

    /** An array of primitives, or null. */
    void see(Object array);

    /** The same answer in both runs, but not in every case. */
    boolean yes();

    /** Counts how often it was called. */
    int tick(int number);

    /** What a stream of the application may do in the middle of the loop. */
    void meddleBy(Runnable change);

    /** What is beneath the loop, by name. */
    String stack();
}
