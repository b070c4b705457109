package dev.standpipe.proof.doorway;

import java.util.ArrayList;
import java.util.List;

/** What went wrong, of all threads. A few are enough: each would come a thousand times. */
final class Findings {
    private static final int MOST = 8;

    private final List<String> all = new ArrayList<>();
    private volatile boolean some;

    synchronized void add(String what) {
        some = true;
        if (all.size() < MOST && !all.contains(what)) {
            all.add(what);
        }
    }

    /** With the first frames of where it came from. */
    void add(String what, Throwable from) {
        StringBuilder text = new StringBuilder(what).append(": ").append(from);
        StackTraceElement[] frames = from.getStackTrace();
        for (int k = 0; k < Math.min(6, frames.length); k++) {
            text.append("\n    at ").append(frames[k]);
        }
        add(text.toString());
    }

    boolean isEmpty() {
        return !some;
    }

    synchronized List<String> all() {
        return new ArrayList<>(all);
    }
}
