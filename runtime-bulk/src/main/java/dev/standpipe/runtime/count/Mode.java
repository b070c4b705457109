package dev.standpipe.runtime.count;

/** How the elements of a call were carried; reports count them by letter. */
public enum Mode {
    /** From and to the stream's own buffer, each boundary element by the original method. */
    EXACT("E"),
    /** Whole buffers straight from or to the file beneath, the buffered stream left as the loop would have left it. */
    PHASED("P"),
    /** Large requests to a stream whose every consequence is known. */
    DIRECT("D");

    private final String letter;

    Mode(String letter) {
        this.letter = letter;
    }

    @Override
    public String toString() {
        return letter;
    }
}
