package dev.standpipe.proof.ahead;

/** The stacks of streams that end in a file. */
enum Kind {
    FILE_RW,
    FILE_R,
    /** DataInputStream(FileInputStream). */
    PLAIN,
    /** DataInputStream(BufferedInputStream(FileInputStream)). */
    BUFFERED,
    PUSHBACK,
    /** A PushbackInputStream over a buffered one. */
    PUSHBACK_BUFFERED,
    /** A data stream right over another. */
    DOUBLE,
    CHECKED,
    /** A FileInputStream on the descriptor of another stream's RandomAccessFile. */
    TWIN,
    TWIN_BUFFERED,
    FILE_SUBCLASS;

    boolean isFile() {
        return this == FILE_R || this == FILE_RW || this == FILE_SUBCLASS;
    }

    boolean isTwin() {
        return this == TWIN || this == TWIN_BUFFERED;
    }

    /** Whether each element of a loop costs system calls. */
    boolean isDear() {
        return this != BUFFERED && this != PUSHBACK_BUFFERED && this != TWIN_BUFFERED;
    }
}
