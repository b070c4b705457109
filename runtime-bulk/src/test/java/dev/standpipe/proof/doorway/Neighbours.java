package dev.standpipe.proof.doorway;

/** Arrays made right before and right after another one, which a store past its ends would hit. */
final class Neighbours {
    private static final byte CANARY = 0x11;

    private final byte[] before = new byte[40];
    private byte[] after;

    Neighbours() {
        java.util.Arrays.fill(before, CANARY);
    }

    void close() {
        after = new byte[120];
        java.util.Arrays.fill(after, CANARY);
    }

    boolean areUntouched() {
        return isUntouched(before) && isUntouched(after);
    }

    private static boolean isUntouched(byte[] array) {
        for (byte b : array) {
            if (b != CANARY) {
                return false;
            }
        }
        return true;
    }
}
