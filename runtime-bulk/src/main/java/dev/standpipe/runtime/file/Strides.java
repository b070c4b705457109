package dev.standpipe.runtime.file;

/** Pieces at equal distances in memory outside the heap, brought together. */
public final class Strides {
    /** Up to here a loop takes less time than the call of what copies any number of bytes. */
    private static final int SHORT = 128;

    private Strides() {}

    /** Moves {@code count} pieces to {@code to}, which is not above {@code from}, one after another. */
    public static void gather(long from, int length, int count, int stride, long to) {
        switch (length) {
            case 1:
                for (int k = 0; k < count; k++) {
                    Door.JDK.putByte(null, to + k, Door.JDK.getByte(null, from + (long) k * stride));
                }
                break;
            case 2:
                for (int k = 0; k < count; k++) {
                    Door.JDK.putShort(null, to + 2L * k, Door.JDK.getShort(null, from + (long) k * stride));
                }
                break;
            case 4:
                for (int k = 0; k < count; k++) {
                    Door.JDK.putInt(null, to + 4L * k, Door.JDK.getInt(null, from + (long) k * stride));
                }
                break;
            case 8:
                for (int k = 0; k < count; k++) {
                    Door.JDK.putLong(null, to + 8L * k, Door.JDK.getLong(null, from + (long) k * stride));
                }
                break;
            default:
                for (int k = 0; k < count; k++) {
                    move(from + (long) k * stride, to + (long) k * length, length);
                }
        }
    }

    /** Upwards, so that what overlaps is read before it is written. */
    private static void move(long from, long to, int length) {
        if (length > SHORT || (length & 7) != 0) {
            Door.JDK.copy(null, from, null, to, length);
            return;
        }
        for (int k = 0; k < length; k += 8) {
            Door.JDK.putLong(null, to + k, Door.JDK.getLong(null, from + k));
        }
    }
}
