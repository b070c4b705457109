package dev.standpipe.proof;

/** The calls that a user's stream saw, each with what the array held at that moment if it is small. */
final class Journal {
    private static final int SHOWN = 600;

    private final StringBuilder head = new StringBuilder();
    private long digest;
    private int calls;
    private Form form;
    private Object array;

    void watch(Form form, Object array, int length) {
        this.form = form;
        this.array = length > 0 && length <= 16 ? array : null;
    }

    void enter(String call, int x, int y) {
        calls++;
        add(call, (long) x << 32 | y & 0xFFFFFFFFL);
        if (array != null) {
            long held = 0;
            for (int k = 0, n = java.lang.reflect.Array.getLength(array); k < n; k++) {
                held = held * 31 + form.load(array, k);
            }
            digest = digest * 31 + held;
        }
    }

    void leave(long result) {
        add("=", result);
    }

    private void add(String what, long x) {
        digest = (digest * 31 + what.hashCode()) * 31 + x;
        if (head.length() < SHOWN) {
            head.append(what)
                    .append(x >>> 32 != 0 && x > 0 ? (x >>> 32) + "+" + (int) x : String.valueOf((int) x))
                    .append(' ');
        }
    }

    @Override
    public String toString() {
        return calls + " calls, digest " + Long.toHexString(digest) + ": " + head;
    }
}
