package dev.standpipe.rewrite.report;

/** Which way the elements go. */
public enum Direction {
    READ,
    WRITE
}
