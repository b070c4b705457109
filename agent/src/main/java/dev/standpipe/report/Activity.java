package dev.standpipe.report;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.route.Proofs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a rewritten loop did while the program ran. */
public final class Activity {
    public static final Activity NONE = new Activity(0, 0, 0, 0, new long[3], Collections.<Declined>emptyList());

    private final long calls;
    private final long elements;
    private final long bytes;
    private final long nanos;
    private final long[] modes;
    private final List<Declined> declined;

    /** By class. */
    private final Map<String, String> streams;

    /** {@code modes} are the calls of each {@link Mode}, in their order. */
    public Activity(long calls, long elements, long bytes, long nanos, long[] modes, List<Declined> declined) {
        this(calls, elements, bytes, nanos, modes, declined, Collections.<String, String>emptyMap());
    }

    /** {@code streams} are those that were proved by their code, and what they were taken for. */
    public Activity(
            long calls,
            long elements,
            long bytes,
            long nanos,
            long[] modes,
            List<Declined> declined,
            Map<String, String> streams) {
        this.calls = calls;
        this.elements = elements;
        this.bytes = bytes;
        this.nanos = nanos;
        this.modes = modes;
        this.declined = declined;
        this.streams = streams;
    }

    static Activity of(Site site) {
        long[] modes = new long[Mode.values().length];
        for (Mode mode : Mode.values()) {
            modes[mode.ordinal()] = site.calls(mode);
        }
        List<Declined> declined = new ArrayList<>();
        for (DeclinedCalls one : site.declined()) {
            declined.add(new Declined(one.reason().name(), one.receiver(), one.count(), why(one)));
        }
        Map<String, String> streams = new TreeMap<>();
        for (Class<?> type : site.passed()) {
            streams.put(type.getName(), Proofs.kind(type));
        }
        return new Activity(
                site.calls(), site.elements(), site.bytes(), site.nanos(), modes, Declined.joined(declined), streams);
    }

    private static String why(DeclinedCalls declined) {
        boolean isOfCode = declined.reason() == Decline.STREAM_UNKNOWN || declined.reason() == Decline.RECEIVER_UNKNOWN;
        Class<?> type = isOfCode ? declined.type() : null;
        return type == null ? null : Proofs.whyNot(type);
    }

    Activity plus(Activity other) {
        long[] sums = modes.clone();
        for (int mode = 0; mode < sums.length; mode++) {
            sums[mode] += other.modes[mode];
        }
        List<Declined> all = new ArrayList<>(declined);
        all.addAll(other.declined);
        Map<String, String> both = new TreeMap<>(streams);
        both.putAll(other.streams);
        return new Activity(
                calls + other.calls,
                elements + other.elements,
                bytes + other.bytes,
                nanos + other.nanos,
                sums,
                Declined.joined(all),
                both);
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

    /** Streams that elements passed because their code is understood, by class, and what they were taken for. */
    public Map<String, String> streams() {
        return Collections.unmodifiableMap(streams);
    }

    public long declinedCalls() {
        long sum = 0;
        for (Declined one : declined) {
            sum += one.count();
        }
        return sum;
    }
}
