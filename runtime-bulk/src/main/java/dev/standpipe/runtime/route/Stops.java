package dev.standpipe.runtime.route;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.proof.Passage;
import java.util.ArrayList;
import java.util.List;

/** The streams that elements pass on a {@link Route}, the outermost first, with what they count and lock. */
final class Stops {
    private final List<Stop> all = new ArrayList<>();

    void add(Stop stop) {
        all.add(stop);
    }

    /** What a stream does in between is not known to what it does before and after. */
    boolean have(Object stream) {
        for (Stop stop : all) {
            if (stop.stream == stream) {
                return true;
            }
        }
        return false;
    }

    /** The first that was proved. */
    Object outermost() {
        for (Stop stop : all) {
            if (stop instanceof Stop.OfProof) {
                return stop.stream;
            }
        }
        throw new IllegalStateException("none of them was proved");
    }

    /** Whether each still hands on to the next, and the last to {@code end}. */
    boolean leadTo(Object end) {
        for (int k = 0; k < all.size(); k++) {
            if (all.get(k).beneath() != (k + 1 < all.size() ? all.get(k + 1).stream : end)) {
                return false;
            }
        }
        return true;
    }

    boolean areRehearsed() {
        for (Stop stop : all) {
            if (!stop.isRehearsed()) {
                return false;
            }
        }
        return true;
    }

    void rehearsed() {
        for (Stop stop : all) {
            stop.rehearsed();
        }
    }

    void tell(Site site) {
        for (Stop stop : all) {
            if (stop instanceof Stop.OfProof) {
                site.passed(stop.stream.getClass());
            }
        }
    }

    boolean areLike(Stops others) {
        if (others.all.size() != all.size()) {
            return false;
        }
        for (int k = 0; k < all.size(); k++) {
            if (!all.get(k).isLike(others.all.get(k))) {
                return false;
            }
        }
        return true;
    }

    List<Object> locked() {
        List<Object> locked = new ArrayList<>();
        for (Stop stop : all) {
            if (stop.lock() == Passage.Lock.ALL) {
                locked.add(stop.stream);
            }
        }
        return locked;
    }

    List<long[]> counters() {
        List<long[]> counters = new ArrayList<>();
        for (Stop stop : all) {
            counters.add(stop.counters());
        }
        return counters;
    }

    boolean areAhead(List<long[]> before, long n) {
        for (int k = 0; k < all.size(); k++) {
            Stop stop = all.get(k);
            if (!stop.isAhead(before.get(k), stop.counters(), n * stop.callsPerElement)) {
                return false;
            }
        }
        return true;
    }

    void advance(long n) {
        for (int k = all.size() - 1; k >= 0; k--) {
            Stop stop = all.get(k);
            if (stop.lock() != Passage.Lock.FIELDS) {
                stop.advance(n * stop.callsPerElement);
            }
        }
    }

    void advanceFields(long n) {
        for (int k = all.size() - 1; k >= 0 && n > 0; k--) {
            Stop stop = all.get(k);
            if (stop.lock() == Passage.Lock.FIELDS) {
                synchronized (stop.stream) {
                    stop.advance(n * stop.callsPerElement);
                }
            }
        }
    }
}
