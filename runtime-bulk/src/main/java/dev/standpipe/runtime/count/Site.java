package dev.standpipe.runtime.count;

import dev.standpipe.runtime.link.StackRoom;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What happened at one rewritten loop. Small calls that only touched a buffer, and those that were declined, are counted without any synchronization, so that
 * counting costs nothing beside them: threads that run the same loop at the same time may lose some of each other's. All other calls are counted exactly.
 */
public final class Site {
    /** Calls that move less are not timed: reading the clock twice would cost as much as the call. */
    private static final int LARGE = 16 * 1024;

    /** Before and after that nobody counts: HotSpot compiles what was called 200 times, and again, for good, after 5,000 to 15,000. */
    private static final int FEWEST_MEASURED = 100;

    private static final int MOST_MEASURED = 20_000;

    /** Where several classes come to one loop, so many calls with one come before the doorway learns it in the place of another. */
    private static final int TURN = 64;

    /** So many classes of one name, each of a loader of its own, are told apart at once. */
    private static final int NAMESAKES = 16;

    private final int id;
    private long quickCalls;
    private long quickElements;
    private long quickBytes;
    private final Counter calls = new Counter();
    private final Counter elements = new Counter();
    private final Counter bytes = new Counter();
    private final Counter nanos = new Counter();
    private final Map<Mode, Counter> modes = new EnumMap<>(Mode.class);
    private volatile Declined[] declined = {};

    /** What the doorway declines by itself, for nothing but the class of its receiver, and counts. */
    private Declined refused;

    private int refusedBelow;

    /** Of the doorway's count, what has been counted here. */
    private long refusals;

    private int checks;
    private boolean begun;
    private volatile boolean differed;

    Site(int id) {
        this.id = id;
        for (Mode mode : Mode.values()) {
            modes.put(mode, new Counter());
        }
    }

    /** Between the array and the buffer of a stream. */
    public void moved(int n, int shift) {
        long size = (long) n << shift;
        if (size < LARGE) {
            quickCalls++;
            quickElements += n;
            quickBytes += size;
        } else {
            count(Mode.E, n, size);
        }
    }

    private void count(Mode mode, long n, long size) {
        calls.increment();
        elements.add(n);
        bytes.add(size);
        modes.get(mode).increment();
    }

    /**
     * Whether compilers take the measure of the loop just now. One that they never saw running they compile as if it never would, and then it is slow in the
     * calls that are declined: so of elements in a buffer one is left to it.
     */
    public boolean isMeasured() {
        return id > 0 && quickCalls >= FEWEST_MEASURED && quickCalls < MOST_MEASURED;
    }

    /** Before its first transfer, which may be the first to use anything, there has to be room on the stack. */
    public void begin() {
        if (!begun) {
            StackRoom.checkForFirstTime();
            begun = true;
        }
    }

    public void staged(int rounds, int size) {
        quickCalls++;
        quickElements += rounds;
        quickBytes += (long) rounds * size;
    }

    /** When a call of this size started, or 0 if it is not timed. */
    public long clock(long size) {
        return size < LARGE ? 0 : System.nanoTime();
    }

    /** A transfer that did more than to look into a buffer; {@code started} by {@link #clock}. */
    public void finished(Mode mode, long elements, long bytes, long started) {
        count(mode == null ? Mode.E : mode, elements, bytes);
        if (started != 0) {
            nanos.add(System.nanoTime() - started);
        }
    }

    public void declined(Decline reason, Object stream) {
        counted(reason, stream);
    }

    /** Declined for nothing but the class of its receiver, as is every call with fewer elements than that: the doorway learns it. */
    public void refused(Decline reason, Object receiver, int below) {
        Declined known = counted(reason, receiver);
        if (known != refused && isOfAll(reason) && (refused == null ? known.count > 1 : known.count % TURN == 0)) {
            refuse(known, below);
        }
    }

    /** Many loops share one site, and where staging is not worth it copying may be. */
    private boolean isOfAll(Decline reason) {
        return id > Sites.EVERYBODYS || id == Sites.EVERYBODYS && reason != Decline.NOT_WORTH_STAGING;
    }

    private synchronized void refuse(Declined known, int below) {
        countRefusals();
        Door.JDK.refuse(id, known.type, below);
        refused = known;
        refusedBelow = below;
    }

    Declined counted(Decline reason, Object stream) {
        Class<?> type = stream == null ? null : stream.getClass();
        for (Declined known : declined) {
            if (known.is(reason, type)) {
                known.count++;
                return known;
            }
        }
        return countedFirst(reason, type);
    }

    private synchronized void countRefusals() {
        if (refused != null) {
            long now = Door.JDK.refusals(id);
            refused.count += Math.max(0, now - refusals);
            refusals = now;
        }
    }

    private synchronized Declined countedFirst(Decline reason, Class<?> type) {
        Declined first = new Declined(reason, type);
        List<Declined> all = new ArrayList<>(declined.length + 1);
        int namesakes = 0;
        for (int k = declined.length; --k >= 0; ) {
            Declined known = declined[k];
            if (known.is(reason, type)) {
                known.count++;
                return known;
            }
            // a class of that name was there before, of another loader
            if (known.isToldWith(first) && (known.isUnloaded() || ++namesakes == NAMESAKES)) {
                takeOver(known, first);
            } else {
                all.add(known);
            }
        }
        Collections.reverse(all);
        all.add(first);
        declined = all.toArray(new Declined[0]);
        return first;
    }

    private void takeOver(Declined old, Declined first) {
        if (old == refused) {
            countRefusals();
            Door.JDK.refuse(id, first.type, refusedBelow);
            refused = first;
        }
        first.count += old.count;
    }

    /** Whether fewer than {@code wanted} calls were done both ways. */
    public synchronized boolean isToBeChecked(int wanted) {
        return checks < wanted;
    }

    public synchronized void checked() {
        checks++;
    }

    /** From now on it is the loop's. */
    public void differed() {
        differed = true;
    }

    public boolean hasDiffered() {
        return differed;
    }

    public int id() {
        return id;
    }

    /** Calls that moved at least one element. */
    public long calls() {
        return quickCalls + calls.sum();
    }

    public long elements() {
        return quickElements + elements.sum();
    }

    public long bytes() {
        return quickBytes + bytes.sum();
    }

    /** Time in calls of 16 KiB and more, but for those that one buffer held all of. */
    public long nanos() {
        return nanos.sum();
    }

    public long calls(Mode mode) {
        return modes.get(mode).sum() + (mode == Mode.E ? quickCalls : 0);
    }

    /** Classes of one name are told as one. */
    public List<Declined> declined() {
        countRefusals();
        List<Declined> all = new ArrayList<>();
        for (Declined one : declined) {
            Declined told = null;
            for (Declined other : all) {
                told = other.isToldWith(one) ? other : told;
            }
            if (told == null) {
                all.add(new Declined(one));
            } else {
                told.count += one.count;
            }
        }
        return all;
    }

    /** Calls that left the rest to the loop for one reason, because of streams of one class. */
    public static final class Declined {
        private final Decline reason;
        private final String receiver;
        private final WeakReference<Class<?>> type;
        private long count = 1;

        Declined(Decline reason, Class<?> type) {
            this.reason = reason;
            this.receiver = type == null ? "null" : type.getName();
            this.type = new WeakReference<Class<?>>(type);
        }

        private Declined(Declined other) {
            this.reason = other.reason;
            this.receiver = other.receiver;
            this.type = other.type;
            this.count = other.count;
        }

        boolean isToldWith(Declined other) {
            return reason == other.reason && receiver.equals(other.receiver);
        }

        boolean isUnloaded() {
            return type.get() == null;
        }

        boolean is(Decline reason, Class<?> type) {
            return this.reason == reason && this.type.get() == type && (type != null || receiver.equals("null"));
        }

        public Decline reason() {
            return reason;
        }

        /** The class of the stream that was the reason, or {@code null}. */
        public String receiver() {
            return receiver;
        }

        public long count() {
            return count;
        }
    }
}
