package dev.standpipe.runtime.count;

import dev.standpipe.runtime.jvm.StackRoom;
import java.util.List;

/**
 * What happened at one rewritten loop. Small calls that only touched a buffer, and those that were declined, are
 * counted without any synchronization, so that counting costs nothing beside them: threads that run the same loop at
 * the same time may lose some of each other's. All other calls are counted exactly. So is each call by the
 * {@linkplain Works work} of its thread, in the JVMs of engines that tell it.
 */
public final class Site {
    /** Calls that move less are not timed: reading the clock twice would cost as much as the call. */
    private static final int LARGE = 16 * 1024;

    /**
     * Before and after that nobody counts: HotSpot compiles what was called 200 times, and again, for good, after 5,000
     * to 15,000.
     */
    private static final int FEWEST_MEASURED = 100;

    private static final int MOST_MEASURED = 20_000;

    private final int id;
    private long quickCalls;
    private long quickElements;
    private long quickBytes;
    private final Counter elements = new Counter();
    private final Counter bytes = new Counter();
    private final Counter nanos = new Counter();

    /** Calls, by mode. */
    private final PassedClasses passed = new PassedClasses();

    private final Counter[] calls = new Counter[Mode.values().length];

    private final Declines declines;

    /** Made with the first of them: few programs have any. */
    private volatile SmallSteps smallSteps;

    private int checks;
    private String receiver;
    private String beneath;
    private boolean begun;
    private volatile boolean differed;

    Site(int id) {
        this.id = id;
        this.declines = new Declines(id);
        for (int mode = 0; mode < calls.length; mode++) {
            calls[mode] = new Counter();
        }
    }

    /** Of transfers that come to a buffer by a way which has to be looked for. */
    public SmallSteps smallSteps() {
        if (smallSteps == null) {
            smallSteps = new SmallSteps();
        }
        return smallSteps;
    }

    /** Between the array and the buffer of a stream. */
    public void moved(int n, int shift) {
        long size = (long) n << shift;
        if (size < LARGE) {
            quickCalls++;
            quickElements += n;
            quickBytes += size;
            Sites.worked(id, size);
        } else {
            count(Mode.EXACT, n, size);
        }
    }

    private void count(Mode mode, long n, long size) {
        calls[mode.ordinal()].add(1);
        elements.add(n);
        bytes.add(size);
        Sites.worked(id, size);
    }

    /**
     * Whether compilers take the measure of the loop just now. One that they never saw running they compile as if it
     * never would, and then it is slow in the calls that are declined: so of elements in a buffer one is left to it.
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

    /** The streams that the first transfer went by which was more than a look into a buffer. */
    public void over(Object receiver, Object beneath) {
        if (this.receiver == null && receiver != null) {
            this.beneath = beneath == null ? null : beneath.getClass().getName();
            this.receiver = receiver.getClass().getName();
        }
    }

    /** The class of the stream that elements came from or went to, or null if none did more than look into a buffer. */
    public String receiver() {
        return receiver;
    }

    /** The class of what lay beneath it, or null. */
    public String beneath() {
        return beneath;
    }

    public void staged(int rounds, int size) {
        quickCalls++;
        quickElements += rounds;
        quickBytes += (long) rounds * size;
        Sites.worked(id, (long) rounds * size);
    }

    /** When a call of this size started, or 0 if it is not timed. */
    public long clock(long size) {
        return size < LARGE ? 0 : System.nanoTime();
    }

    /** A transfer that did more than to look into a buffer; {@code started} by {@link #clock}. */
    public void finished(Mode mode, long elements, long bytes, long started) {
        count(mode == null ? Mode.EXACT : mode, elements, bytes);
        if (started != 0) {
            nanos.add(System.nanoTime() - started);
        }
    }

    public void declined(Decline reason, Object stream) {
        declines.count(reason, stream);
    }

    /**
     * Declined for nothing but the class of its receiver, as is every call with fewer elements than that, or, below 0,
     * with fewer rounds to be staged: the doorway learns it.
     */
    public void refused(Decline reason, Object receiver, int below) {
        declines.refuse(reason, receiver, below);
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
        long sum = quickCalls;
        for (Counter mode : calls) {
            sum += mode.sum();
        }
        return sum;
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
        return calls[mode.ordinal()].sum() + (mode == Mode.EXACT ? quickCalls : 0);
    }

    /** Whether a call left all, or the rest, to the loop. */
    public boolean hasDeclined() {
        return declines.areAny();
    }

    /** Elements passed a stream of this class, which was proved. */
    public void passed(Class<?> type) {
        passed.add(type);
    }

    public List<Class<?>> passed() {
        return passed.there();
    }

    public List<DeclinedCalls> declined() {
        return declines.told();
    }
}
