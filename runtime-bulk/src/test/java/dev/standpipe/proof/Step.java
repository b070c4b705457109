package dev.standpipe.proof;

/**
 * One thing that a program does before or after the loop; most take a number. {@code level} is the stream it does it
 * to: -1 the receiver, 0 the one beneath, and so on.
 */
final class Step {
    enum Op {
        /** One element by the original method. */
        ONE,
        /** One byte. */
        BYTE,
        /** An array of bytes. */
        BYTES,
        /** The whole loop again, prefix and all. */
        LOOP,
        SKIP,
        MARK,
        RESET,
        AVAILABLE,
        LINE,
        FLUSH,
        SIZE,
        SEEK,
        LENGTH,
        /** The file gets longer behind the stream's back. */
        GROW,
        /** Or shorter. */
        TRUNCATE,
        INTERRUPT,
        /** The protected fields of a stream get other values. */
        BEND,
        /** What the streams of a stack share works for somebody else. */
        WORK,
        CLOSE;

        static final Op[] IN = {
            BYTES, SKIP, ONE, BYTE, AVAILABLE, LOOP, MARK, RESET, LINE, GROW, TRUNCATE, INTERRUPT, CLOSE
        };
        static final Op[] OUT = {BYTES, BYTE, ONE, LOOP, FLUSH, SIZE, INTERRUPT, CLOSE};
        static final Op[] FILE_IN = {BYTES, SKIP, ONE, BYTE, LOOP, SEEK, GROW, TRUNCATE, INTERRUPT, CLOSE};
        static final Op[] FILE_OUT = {BYTES, BYTE, ONE, LOOP, SEEK, LENGTH, INTERRUPT, CLOSE};
    }

    final Op op;
    final int number;
    final int level;

    Step(Op op, int number, int level) {
        this.op = op;
        this.number = number;
        this.level = level;
    }

    @Override
    public String toString() {
        return op + " " + number + (level < 0 ? "" : "@" + level);
    }
}
