package dev.standpipe.runtime.proof;

/** A byte of an element on its way from or to another stream, or an array. */
final class Carried {
    final Place place;

    /** Null where it is a stream. */
    final Linear index;

    /** What is written; null where it is read. */
    final Value written;

    Carried(Place place, Linear index, Value written) {
        this.place = place;
        this.index = index;
        this.written = written;
    }
}
