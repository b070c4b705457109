package dev.standpipe.proof.doorway;

/**
 * Arrays that an attacker was given, or gave away, and has kept: whoever else uses them would be seen in them, and
 * would have read what the attacker writes there.
 */
final class Spying {
    private static final int KEPT = 12;

    private final byte[][] kept = new byte[KEPT][];
    private final String[] from = new String[KEPT];
    private final Hostile hostile;
    private final Findings findings;

    Spying(Hostile hostile, Findings findings) {
        this.hostile = hostile;
        this.findings = findings;
    }

    void keep(byte[] array, String where) {
        look(array, where);
        if (array.length > 0 && array.length <= 1 << 16) {
            int k = hostile.upTo(KEPT);
            kept[k] = array;
            from[k] = where;
        }
    }

    /** One of them, or null. */
    byte[] kept() {
        return kept[hostile.upTo(KEPT)];
    }

    boolean has(Object array) {
        for (byte[] one : kept) {
            if (one == array && one != null) {
                return true;
            }
        }
        return false;
    }

    /** Into all of them; and puts something into one. */
    void look() {
        for (int k = 0; k < KEPT; k++) {
            if (kept[k] != null) {
                look(kept[k], from[k]);
            }
        }
        byte[] one = kept();
        if (one != null && one.length > 0) {
            one[hostile.upTo(one.length)] = (byte) hostile.upTo(128);
        }
    }

    private void look(byte[] array, String where) {
        int at = Bytes.secretIn(array);
        if (at >= 0) {
            findings.add("bytes of another thread, at " + at + " of an array of " + array.length + " from " + where);
        }
    }
}
