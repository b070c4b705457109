package java.io;

/** What a window has read already: who needs no more than that takes it without having to wait. */
abstract class StandpipeAtHand extends StandpipeBeneath {
    /** Returned for what the file's own method has to do. */
    static final int NOT_HERE = -2;

    static final byte[] NOTHING = {};

    private static final long serialVersionUID = 1;

    /** As most reads that do not take single bytes; to ask for the stack would take longer than to copy these. */
    private static final int FEW = 64;

    /** Of the length before a text. */
    private static final int LENGTH = 2;

    // Of whoever has set BUSY; what the quick reads look at is checked by their compare-and-set.
    byte[] bytes = NOTHING;
    int limit;

    /** The next byte if it is here. */
    final int take() {
        long at = get();
        int k = (int) at & PLACE;
        byte[] b = bytes;
        if (k < limit && k < b.length && !isLost()) {
            int value = b[k] & 0xFF;
            if (compareAndSet(at, at + ONE_CALL + 1)) {
                return value;
            }
        }
        return NOT_HERE;
    }

    /** The next bytes if they are all here; {@code length} is at least 1. */
    final int take(byte[] to, int offset, int length) {
        long at = get();
        int k = (int) at & PLACE;
        if (length > limit - k || isLost()) {
            return NOT_HERE;
        }
        if (length > FEW) {
            deepen(FRAMES);
        }
        if (compareAndSet(at, at | BUSY)) {
            if (length > FEW) {
                System.arraycopy(bytes, k, to, offset, length);
            } else {
                // without a call, for which there may be no stack
                for (int j = 0; j < length; j++) {
                    to[offset + j] = bytes[k + j];
                }
            }
            if (!compareAndSet(at | BUSY, at + ONE_CALL + length)) {
                leaveAt(at, k + length);
            }
            return length;
        }
        return NOT_HERE;
    }

    /** The next text if it is all here, and of one byte a character: two reads at least. */
    final String takeText() {
        long at = get();
        int k = (int) at & PLACE;
        byte[] b = bytes;
        int most = Math.min(limit, b.length);
        if (LENGTH > most - k || isLost()) {
            return null;
        }
        String text = text(b, k, most);
        return text != null && compareAndSet(at, at + 2 * ONE_CALL + LENGTH + text.length()) ? text : null;
    }

    @SuppressWarnings("deprecation")
    private static String text(byte[] bytes, int from, int limit) {
        int start = from + LENGTH;
        int end = start + ((bytes[from] & 0xFF) << 8 | bytes[from + 1] & 0xFF);
        int all = end > limit ? -1 : 0;
        for (int k = start; k < end && all >= 0; k++) {
            all |= bytes[k];
        }
        try {
            return all < 0 ? null : new String(bytes, 0, start, end - start);
        } catch (OutOfMemoryError none) {
            return null;
        }
    }

    /** Whether they are all here. */
    final boolean has(long length) {
        return length <= limit - ((int) get() & PLACE);
    }
}
