package dev.standpipe.report;

import dev.standpipe.runtime.count.Decline;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Calls that left elements to the loop, for one reason and because of streams of one class. */
public final class Declined implements Comparable<Declined> {
    private final String reason;
    private final String receiver;
    private final long count;
    private final String why;

    public Declined(String reason, String receiver, long count) {
        this(reason, receiver, count, null);
    }

    /** {@code why} is what the code of the class does, where it was looked at, or null. */
    public Declined(String reason, String receiver, long count, String why) {
        this.reason = reason;
        this.receiver = receiver;
        this.count = count;
        this.why = why;
    }

    private Declined plus(Declined other) {
        return new Declined(reason, receiver, count + other.count, why == null ? other.why : why);
    }

    /** One for each reason and receiver, with the sum of the counts, the largest first. */
    static List<Declined> joined(List<Declined> all) {
        Map<String, Declined> joined = new LinkedHashMap<>();
        for (Declined one : all) {
            String key = one.reason + " " + one.receiver;
            Declined before = joined.get(key);
            joined.put(key, before == null ? one : before.plus(one));
        }
        List<Declined> sorted = new ArrayList<>(joined.values());
        Collections.sort(sorted);
        return sorted;
    }

    public String reason() {
        return reason;
    }

    /** The class of the stream that was the reason, with dots, or {@code null} in letters. */
    public String receiver() {
        return receiver;
    }

    public long count() {
        return count;
    }

    /** What of the code of that class is the reason, and at which line; null where nobody has looked. */
    public String why() {
        return why;
    }

    /** The reason in words, or its name if this version does not know it. */
    public String explanation() {
        for (Decline known : Decline.values()) {
            if (known.name().equals(reason)) {
                return known.explanation();
            }
        }
        return reason;
    }

    @Override
    public int compareTo(Declined other) {
        int byCount = Long.compare(other.count, count);
        return byCount != 0 ? byCount : (reason + receiver).compareTo(other.reason + other.receiver);
    }
}
