package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.thread.Places;

/**
 * The transfers that met a fault, from their return to the {@code check} right behind it. Each belongs to the thread
 * that met it and to the call that its mark was returned to: the doorway is public, and a fault must not be lost
 * because somebody else asks for it. To put one down takes no memory, since there may be none: the transfers themselves
 * form the lists.
 *
 * <p>A list is shared by the threads of one hash. Anybody pushes; a transfer is marked as done by its owner alone, and
 * removed when it comes to lie on top.
 */
public final class PendingFaults {
    private static final int INDEX_BITS = 32;
    private static final long INDEX = (1L << INDEX_BITS) - 1;

    /** More than a thread ever has, unless it never asks for them. */
    private static final int MOST_OF_A_THREAD = 64;

    private static final Places<Transfer> LAST = new Places<>(64);

    /** Races make it no easier to guess. */
    private static int seed = (int) System.nanoTime();

    private PendingFaults() {}

    /** Initialises this class and links what it calls: there is no room for that when a fault waits. */
    public static void prepare() {
        nextMark();
        raise(0, 0);
        removeDone();
    }

    /** What a transfer returns: its index, and above it the mark of its fault if it met one. */
    public static long waiting(Transfer x) {
        return x.fault == null ? x.i & INDEX : (long) put(x) << INDEX_BITS | x.i & INDEX;
    }

    private static int put(Transfer x) {
        Thread me = Thread.currentThread();
        int place = placeOf(me);
        removeDone();
        int mark = nextMark();
        int waiting = 0;
        for (Transfer other = LAST.get(place); other != null; other = other.beneath) {
            if (other.metBy == me) {
                if (++waiting == MOST_OF_A_THREAD) {
                    // what lies on top is what nobody will ask for: below it may be the fault of an outer loop
                    topmostOf(me, place).metBy = null;
                }
                if (other.mark == mark) {
                    mark = nextMark();
                }
            }
        }
        x.mark = mark;
        x.metBy = me;
        Transfer last;
        do {
            last = LAST.get(place);
            x.beneath = last;
        } while (!LAST.compareAndSet(place, last, x));
        return mark;
    }

    private static Transfer topmostOf(Thread me, int place) {
        Transfer x = LAST.get(place);
        while (x.metBy != me) {
            x = x.beneath;
        }
        return x;
    }

    /** At the byte {@code at} of what was staged. */
    public static void raise(long moved, int at) {
        Thread me = Thread.currentThread();
        int mark = (int) (moved >>> INDEX_BITS);
        for (Transfer x = LAST.get(placeOf(me)); x != null; x = x.beneath) {
            if (x.metBy == me && x.mark == mark) {
                x.metBy = null;
                removeDone();
                x.faces(at);
                throw PendingFaults.<RuntimeException>sneaked(x.fault);
            }
        }
    }

    /** And what threads have left that have ended. */
    private static void removeDone() {
        for (int place = 0; place < LAST.number(); place++) {
            Transfer last = LAST.get(place);
            while (last != null && isDone(last)) {
                LAST.compareAndSet(place, last, last.beneath);
                last = LAST.get(place);
            }
        }
    }

    private static boolean isDone(Transfer x) {
        Thread owner = x.metBy;
        return owner == null || !owner.isAlive();
    }

    private static int placeOf(Thread thread) {
        return System.identityHashCode(thread) & LAST.number() - 1;
    }

    /** Any but 0 and the negative ones. */
    private static int nextMark() {
        int next = seed * 1_664_525 + 1_013_904_223;
        seed = next;
        int mark = (next ^ next >>> 16 ^ (int) System.nanoTime()) & Integer.MAX_VALUE;
        return mark == 0 ? 1 : mark;
    }

    /** The original loop threw it unwrapped, checked or not. */
    @SuppressWarnings("unchecked")
    static <X extends Throwable> X sneaked(Throwable x) throws X {
        throw (X) x;
    }
}
