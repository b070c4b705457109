package dev.standpipe.rewrite.rule.replay;

/** The bytes of a round in the order in which they come: alternately so many that are read and so many that are not. */
final class RoundLayout {
    private final StringBuilder parts = new StringBuilder();
    private int size;

    void reads(int bytes) {
        int last = parts.length() - 1;
        if (last % 2 == 0) {
            parts.setCharAt(last, (char) (parts.charAt(last) + bytes));
        } else {
            parts.append((char) bytes);
        }
        size += bytes;
    }

    /** Each call by itself: at the end of a stream, two may do something else than one for both. */
    void skips(int bytes) {
        if (parts.length() % 2 == 0) {
            parts.append((char) 0);
        }
        parts.append((char) bytes);
        size += bytes;
    }

    /** What is read at once stands between two parts of nothing. */
    void fills(int bytes) {
        if (parts.length() % 2 == 0) {
            parts.append((char) 0);
        }
        parts.append((char) 0).append((char) bytes).append((char) 0);
        size += bytes;
    }

    int size() {
        return size;
    }

    /** A character for each part. */
    String text() {
        return parts.toString();
    }
}
