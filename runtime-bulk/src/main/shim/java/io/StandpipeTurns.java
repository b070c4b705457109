package java.io;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Who may touch a window, and in which state it is. The value is the lock: where the next byte is, how many reads have
 * been served since the last change, how often it was changed, and the three states below. Whoever changes more than
 * the place of the next byte sets {@link #BUSY} first, and whoever takes bytes finds out by the same compare-and-set
 * that nobody did.
 *
 * <p>At rest the file is as the system has it, and reads of the thread that owns the window go by it: so that a file
 * that is read here and there pays for no lock. Another thread that comes then ends the window for good, for a read of
 * the owner's may be under way; while the window is in use, threads may come and go.
 */
abstract class StandpipeTurns extends AtomicLong {
    // What ends a window
    static final int BY_DESCRIPTOR = 0;
    static final int BY_CHANNEL = 1;
    static final int BY_ANOTHER_THREAD = 2;
    static final int BY_MAPPING = 3;
    static final int BY_CLOSING = 4;
    static final int REASONS = 5;

    static final long BUSY = 1 << 17;
    static final long ONE_CALL = 1 << 20;

    /** All that keeps the next byte from being taken makes this larger than any window. */
    static final int PLACE = (1 << 20) - 1;

    private static final long serialVersionUID = 1;

    private static final long INDEX = (1 << 17) - 1;
    private static final long RESTS = 1 << 18;
    private static final long OFF = 1 << 19;
    private static final int CALLS = 20;

    /** With so much stack, more than what is called for a window until it is left. */
    static final int FRAMES = 32;

    private static final long ONE_CHANGE = 1L << 40;

    // Of whoever has set BUSY
    int next;
    boolean rests;

    private volatile Thread owner;

    /** Who is in one of the file's own methods for the window, and passes it by there; says so to himself alone. */
    private Thread beneath;

    /** Whether the file is being closed, or was. */
    volatile boolean closed;

    /** Whether the system's position is being set, unless it is closed. */
    volatile boolean seeks;

    StandpipeTurns() {
        super(RESTS);
    }

    /** Asked of the owner at rest, before a read of so many bytes, or another change (0), or a look (less). */
    abstract boolean isToBegin(Object file, int length);

    /** Sets the system to where the program is. */
    abstract void rest();

    /** Whether writes to the file do not reach it any more. */
    abstract boolean isLost();

    abstract void served(int reads);

    abstract void tellEnd(int reason);

    /** There is no window any more. */
    abstract void vanish();

    final boolean enter() {
        return enter(null, 0);
    }

    /** For what does not interrupt a sequence of small reads. */
    final boolean enterForALook() {
        return enter(null, -1);
    }

    /**
     * Whether the window is the calling thread's now, until it leaves: because it is in use, or because a small read of
     * so many bytes lets it begin. If not, the file's own method can do its work.
     */
    final boolean enter(Object file, int length) {
        for (int tries = 0; ; tries++) {
            long at = get();
            if ((at & BUSY) != 0) {
                if (beneath == Thread.currentThread()) {
                    return false;
                }
                pause(tries);
                continue;
            }
            if ((at & OFF) != 0) {
                if ((at & RESTS) != 0) {
                    return false;
                }
                // whoever was to end it had no stack left
                deepen(FRAMES);
                if (compareAndSet(at, at | BUSY)) {
                    open(at);
                    leave();
                }
                continue;
            }
            if (isLost()) {
                off(BY_CLOSING);
                return false;
            }
            if ((at & RESTS) != 0) {
                if (owner != Thread.currentThread()) {
                    adopt(at);
                    continue;
                }
                if (!isToBegin(file, length)) {
                    return false;
                }
            }
            deepen(FRAMES);
            if (compareAndSet(at, at | BUSY)) {
                open(at);
                owner = Thread.currentThread();
                return true;
            }
        }
    }

    /** A thread that did not own it comes while it rests. */
    private void adopt(long at) {
        deepen(FRAMES);
        if (compareAndSet(at, at | BUSY)) {
            open(at);
            Thread other = owner;
            if (other == null || !other.isAlive()) {
                owner = Thread.currentThread();
            } else {
                turnOff();
                tellEnd(BY_ANOTHER_THREAD);
            }
            leave();
        }
    }

    /** For whoever has entered: the file's own methods do their own work until {@link #comeUp}. */
    final void goBeneath() {
        beneath = Thread.currentThread();
    }

    final void comeUp() {
        beneath = null;
    }

    /** When it leaves, whoever is here. */
    final void turnOff() {
        set(get() | OFF);
    }

    /** The file was written by another way. */
    final synchronized void drop() {
        deepen(FRAMES);
        for (int tries = 0; beneath != Thread.currentThread(); tries++) {
            long at = get();
            if ((at & BUSY) != 0) {
                pause(tries);
            } else if ((at & (RESTS | OFF)) != 0) {
                break;
            } else if (compareAndSet(at, at | BUSY)) {
                open(at);
                rest();
                leave();
                break;
            }
        }
    }

    /** From here on the file is as the system has it, until small reads begin again. */
    final void settle() {
        if (enter()) {
            rest();
            leave();
        }
    }

    /** From here on the file is as the system has it, for good. */
    final synchronized void end(int reason) {
        off(reason);
        for (int tries = 0; beneath != Thread.currentThread(); tries++) {
            long at = get();
            if ((at & BUSY) != 0) {
                pause(tries);
            } else if ((at & RESTS) != 0) {
                break;
            }
            deepen(FRAMES);
            if ((at & BUSY) == 0 && compareAndSet(at, at | BUSY)) {
                open(at);
                leave();
            }
        }
    }

    /**
     * Before it is closed: the same without waiting for a read, which may take its time. Whoever sets a position it
     * waits for: the system could give the descriptor's number to another file meanwhile.
     */
    final void close(int reason) {
        off(reason);
        closed = true;
        for (int tries = 0; seeks; tries++) {
            pause(tries);
        }
    }

    final void off(int reason) {
        for (; ; ) {
            long at = get();
            if ((at & OFF) != 0) {
                return;
            }
            deepen(FRAMES);
            if (compareAndSet(at, at | OFF | BUSY)) {
                tellEnd(reason);
                if ((at & BUSY) == 0) {
                    open(at);
                    leave();
                }
                return;
            }
        }
    }

    /**
     * Where the stack ends, it does so here, before anything is changed. What is called then may be interpreted where
     * this is compiled, so a frame of this is large in any case: all its numbers are needed behind the call.
     */
    static long deepen(int frames) {
        return deepen(frames, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    private static long deepen(int frames, long a, long b, long c, long d, long e, long f, long g, long h) {
        if (frames == 0) {
            return a;
        }
        long below = deepen(frames - 1, b, c, d, e, f, g, h, a + frames);
        return below ^ a ^ b << 1 ^ c << 2 ^ d << 3 ^ e << 4 ^ f << 5 ^ g << 6 ^ h << 7;
    }

    private void open(long at) {
        next = (int) (at & INDEX);
        rests = (at & RESTS) != 0;
        int served = (int) (at >>> CALLS) & (int) (ONE_CALL - 1);
        if (served > 0) {
            served(served);
        }
    }

    /** What a quick read does that has found the window closed when it was done. */
    final void leaveAt(long at, int place) {
        open(at);
        next = place;
        leave();
    }

    /** Whatever becomes of it, the window is nobody's then. */
    final void leave() {
        for (; ; ) {
            long at = get();
            if ((at & OFF) != 0) {
                try {
                    rest();
                    vanish();
                } finally {
                    set((at & -ONE_CHANGE) + ONE_CHANGE | OFF | (rests ? RESTS | next : next));
                }
                return;
            }
            long state = rests ? RESTS | next : next;
            if (compareAndSet(at, (at & -ONE_CHANGE) + ONE_CHANGE | state)) {
                return;
            }
        }
    }

    /** Somebody else has the window: most often for as long as it takes to copy some bytes. */
    private static void pause(int tries) {
        if (tries > 1000) {
            LockSupport.parkNanos(50_000);
        } else if (tries > 100) {
            Thread.yield();
        }
    }
}
