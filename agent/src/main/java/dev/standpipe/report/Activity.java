package dev.standpipe.report;

import dev.standpipe.runtime.Mode;
import dev.standpipe.runtime.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a rewritten loop did while the program ran. */
public final class Activity {
    public static final Activity NONE = new Activity(0, 0, 0, 0, new long[3], Collections.<Declined>emptyList());

    private final long calls;
    private final long elements;
    private final long bytes;
    private final long nanos;
    private final long[] modes;
    private final List<Declined> declined;

    /** {@code modes} are the calls of each {@link Mode}, in their order. */
    public Activity(long calls, long elements, long bytes, long nanos, long[] modes, List<Declined> declined) {
        this.calls = calls;
        this.elements = elements;
        this.bytes = bytes;
        this.nanos = nanos;
        this.modes = modes;
        this.declined = declined;
    }

    static Activity of(Site site) {
        long[] modes = new long[Mode.values().length];
        for (Mode mode : Mode.values()) {
            modes[mode.ordinal()] = site.calls(mode);
        }
        List<Declined> declined = new ArrayList<>();
        for (Site.Declined one : site.declined()) {
            declined.add(new Declined(one.reason().name(), one.receiver(), one.count()));
        }
        return new Activity(
                site.calls(), site.elements(), site.bytes(), site.nanos(), modes, Declined.joined(declined));
    }

    Activity plus(Activity other) {
        long[] sums = modes.clone();
        for (int mode = 0; mode < sums.length; mode++) {
            sums[mode] += other.modes[mode];
        }
        List<Declined> all = new ArrayList<>(declined);
        all.addAll(other.declined);
        return new Activity(
                calls + other.calls,
                elements + other.elements,
                bytes + other.bytes,
                nanos + other.nanos,
                sums,
                Declined.joined(all));
    }

    boolean isWithin(Activity sum) {
        for (int mode = 0; mode < modes.length; mode++) {
            if (modes[mode] > sum.modes[mode]) {
                return false;
            }
        }
        return calls <= sum.calls
                && elements <= sum.elements
                && bytes <= sum.bytes
                && nanos <= sum.nanos
                && declinedCalls() <= sum.declinedCalls();
    }

    /** Calls that moved something. */
    public long calls() {
        return calls;
    }

    public long elements() {
        return elements;
    }

    public long bytes() {
        return bytes;
    }

    /** Time in the calls that were large enough to be timed. */
    public long nanos() {
        return nanos;
    }

    public long calls(Mode mode) {
        return modes[mode.ordinal()];
    }

    /** Calls that left all, or the rest, to the loop, the most frequent reason first. */
    public List<Declined> declined() {
        return Collections.unmodifiableList(declined);
    }

    public long declinedCalls() {
        long sum = 0;
        for (Declined one : declined) {
            sum += one.count();
        }
        return sum;
    }
}
