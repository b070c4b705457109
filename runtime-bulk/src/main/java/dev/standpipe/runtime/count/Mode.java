package dev.standpipe.runtime.count;

/** How the elements of a call were carried; the report counts them. */
public enum Mode {
    /** Exact: from and to the stream's own buffer, each boundary element by the original method. */
    E,
    /** Phase-exact: whole buffers straight from or to the file beneath, the buffered stream left as the loop would have left it. */
    P,
    /** Direct: large requests to a stream whose every consequence is known. */
    D
}
