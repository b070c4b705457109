package dev.standpipe.proof;

/** A subclass of a JDK's stream that sets its protected fields to what no stream has by itself. */
interface Bendable {
    /** How many ways there are, at most. */
    int WAYS = 12;

    void bend(int way);
}
