package dev.standpipe.runtime.count;

import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Why calls at one site were left to the loop, and what the doorway has learnt of it: to decline by itself, and to
 * count.
 */
final class Declines {
    /** Null as long as there is no engine, and nothing is declined. */
    static volatile Standpipe doorway;

    /**
     * Where several classes come to one loop, so many calls with one come before the doorway learns it in the place of
     * another.
     */
    private static final int TURN = 64;

    /** So many classes of one name, each of a loader of its own, are told apart at once. */
    private static final int NAMESAKES = 16;

    private final int site;
    private volatile DeclinedCalls[] declined = {};

    /** What the doorway declines by itself, for nothing but the class of its receiver, and counts. */
    private DeclinedCalls refused;

    private int refusedBelow;

    /** Of the doorway's count, what has been counted here. */
    private long refusals;

    Declines(int site) {
        this.site = site;
    }

    void count(Decline reason, Object stream) {
        counted(reason, stream);
    }

    /**
     * Declined for nothing but the class of its receiver, as is every call with fewer elements than that: the doorway
     * learns it.
     */
    void refuse(Decline reason, Object receiver, int below) {
        DeclinedCalls known = counted(reason, receiver);
        if (known != refused && isOfAll(reason) && (refused == null ? known.count > 1 : known.count % TURN == 0)) {
            refuse(known, below);
        }
    }

    /** Many loops share one site, and where staging is not worth it copying may be. */
    private boolean isOfAll(Decline reason) {
        return site > Sites.EVERYBODYS || site == Sites.EVERYBODYS && reason != Decline.NOT_WORTH_STAGING;
    }

    private synchronized void refuse(DeclinedCalls known, int below) {
        countRefusals();
        doorway.refuse(site, known.type, below);
        refused = known;
        refusedBelow = below;
    }

    DeclinedCalls counted(Decline reason, Object stream) {
        Class<?> type = stream == null ? null : stream.getClass();
        for (DeclinedCalls known : declined) {
            if (known.is(reason, type)) {
                known.count++;
                return known;
            }
        }
        return countedFirst(reason, type);
    }

    private synchronized void countRefusals() {
        if (refused != null) {
            long now = doorway.refusals(site);
            refused.count += Math.max(0, now - refusals);
            refusals = now;
        }
    }

    private synchronized DeclinedCalls countedFirst(Decline reason, Class<?> type) {
        DeclinedCalls first = new DeclinedCalls(reason, type);
        List<DeclinedCalls> all = new ArrayList<>(declined.length + 1);
        int namesakes = 0;
        for (int k = declined.length; --k >= 0; ) {
            DeclinedCalls known = declined[k];
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
        declined = all.toArray(new DeclinedCalls[0]);
        return first;
    }

    private void takeOver(DeclinedCalls old, DeclinedCalls first) {
        if (old == refused) {
            countRefusals();
            doorway.refuse(site, first.type, refusedBelow);
            refused = first;
        }
        first.count += old.count;
    }

    boolean areAny() {
        return declined.length > 0;
    }

    /** Classes of one name are told as one. */
    List<DeclinedCalls> told() {
        countRefusals();
        List<DeclinedCalls> all = new ArrayList<>();
        for (DeclinedCalls one : declined) {
            DeclinedCalls told = null;
            for (DeclinedCalls other : all) {
                told = other.isToldWith(one) ? other : told;
            }
            if (told == null) {
                all.add(new DeclinedCalls(one));
            } else {
                told.count += one.count;
            }
        }
        return all;
    }
}
