package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.file.FileStamp;
import java.io.FileDescriptor;
import java.util.ArrayDeque;

/** The windows ahead of the program in one file, and the memory that is kept for the next of them. */
final class WindowQueue {
    private static final int PAGE = 1 << 12;

    /** One that is taken from, and one that is filled meanwhile. */
    private static final int MOST = 2;

    private final ReadAheadLimits terms;
    private final TrackedFiles files;
    private final ReadAheadPolicy worth;
    private final ArrayDeque<Window> windows = new ArrayDeque<>(MOST);
    private WindowMemory spare;
    private int small;
    private int large;

    WindowQueue(ReadAheadLimits terms, TrackedFiles files, ReadAheadPolicy worth) {
        this.terms = terms;
        this.files = files;
        this.worth = worth;
        this.small = terms.firstWindow;
    }

    boolean isEmpty() {
        return windows.isEmpty();
    }

    /** The one that the program comes to first; null when there is none. */
    Window first() {
        return windows.peek();
    }

    /** A transfer is that large. */
    void fits(long bytes) {
        large = (int) Math.min(bytes + PAGE - 1 & -PAGE, terms.largeWindow);
    }

    /**
     * The program has gone elsewhere: what it still has use for of the windows is luck, and the next ones are not as
     * large.
     */
    void leap() {
        for (Window window : windows) {
            window.wasLeaptInto = true;
        }
        small = terms.firstWindow;
    }

    /** Gives up the windows that lie behind. */
    void passBy(long position) {
        while (!windows.isEmpty() && position >= windows.peek().end()) {
            Window window = windows.poll();
            if (window.filled() > 0) {
                worth.ahead(window.wasSlow(terms.warm));
            }
            keep(window.giveUp());
            if (!window.wasLeaptInto && (window.wasOfUse || !terms.keeps())) {
                worth.hit();
                small = Math.min(small * 2, terms.smallWindow);
            } else {
                worth.miss();
            }
        }
    }

    private void keep(WindowMemory room) {
        if (room == null) {
            return;
        }
        if (spare != null && spare.bytes >= room.bytes) {
            room.free();
            return;
        }
        if (spare != null) {
            spare.free();
        }
        spare = room;
    }

    /** Has the next window filled, if one is worth it. */
    void plan(FileDescriptor fd, long at, boolean goesOn) {
        if (!goesOn
                || windows.size() == MOST
                || !windows.isEmpty() && windows.peekLast().isUnderWay()) {
            return;
        }
        if (worth.isAtRest() || worth.isQuick() || ThreadShortage.lasts()) {
            return;
        }
        try {
            start(fd, windows.isEmpty() ? at : windows.peekLast().end());
        } catch (Throwable noThreadOrMemory) {
            worth.restLong();
        }
    }

    private void start(FileDescriptor fd, long from) {
        FileStamp stamp = FileStamp.of(fd);
        if (stamp == null || terms.keeps() && !stamp.isSettled(terms.settled)) {
            return;
        }
        int wanted = (int) Math.min(Math.max(small, large), stamp.size() - from);
        if (wanted <= 0) {
            return;
        }
        WindowMemory room = terms.keeps() ? room(wanted) : null;
        if (terms.keeps() && room == null) {
            return;
        }
        Window window = null;
        boolean asked = false;
        try {
            window = new Window(fd, from, wanted, stamp, room);
            windows.add(window);
            ThreadShortage.run(window, terms);
            asked = true;
        } finally {
            if (!asked) {
                windows.remove(window);
                WindowMemory unused = window == null ? room : window.giveUp();
                if (unused != null) {
                    unused.free();
                }
            }
        }
        files.watch();
    }

    private WindowMemory room(int bytes) {
        WindowMemory kept = spare;
        spare = null;
        if (kept != null && kept.bytes >= bytes) {
            return kept;
        }
        if (kept != null) {
            kept.free();
        }
        return WindowMemory.of(bytes + PAGE - 1 & -PAGE, terms.memory);
    }

    /** The program, which has come to {@code end}, has no use for them. */
    void drop(long end) {
        discard(end);
        worth.miss();
    }

    private void discard(long end) {
        for (Window window : windows) {
            Prefetch.unused(
                    terms.keeps() ? Math.max(0, window.from + window.filled() - Math.max(end, window.from)) : 0);
            keep(window.giveUp());
        }
        windows.clear();
    }

    /** Gives all memory back. */
    void close(long end) {
        discard(end);
        if (spare != null) {
            spare.free();
            spare = null;
        }
    }
}
