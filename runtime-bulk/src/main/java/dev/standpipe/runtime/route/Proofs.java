package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.StreamProof;
import dev.standpipe.runtime.thread.IoThreads;
import java.util.function.Supplier;

/**
 * What is known of each class of streams that is not in the table, in one direction; asked for when the first of it is
 * met for that direction.
 */
public final class Proofs {
    private static final ClassValue<Pair> OF = new ClassValue<Pair>() {
        @Override
        protected Pair computeValue(Class<?> type) {
            return new Pair();
        }
    };

    /** Of one class. Most are met in one direction only, so that the proof of the other would be in vain. */
    private static final class Pair {
        final Proofs reads = new Proofs(true);
        final Proofs writes = new Proofs(false);
    }

    /** Before so many elements, to look at a class takes longer than their loops. */
    private static final int WORTH_A_LOOK = 8192;

    private final boolean ofReads;
    private volatile boolean asked;

    /** Elements; some more or less do not matter. */
    private long met;

    /** Null while it is being looked at for the first time. */
    private volatile ProvedClass found;

    /** How often it was asked for; some times more or less do not matter. */
    private int meetings;

    private Proofs(boolean ofReads) {
        this.ofReads = ofReads;
    }

    private static Proofs of(Object stream, boolean reads) {
        Pair both = OF.get(stream.getClass());
        return reads ? both.reads : both.writes;
    }

    /** So many more elements have come: has its class looked at, unless that was done or is too early. */
    static Proofs ask(Object stream, boolean reads, long elements) {
        Proofs proofs = of(stream, reads);
        if (!ClassFileSource.isWithdrawn() && !proofs.isTooEarly(elements)) {
            proofs.ask(stream.getClass());
        }
        return proofs;
    }

    private boolean isTooEarly(long elements) {
        met = Math.min(WORTH_A_LOOK, met + elements);
        return met < WORTH_A_LOOK;
    }

    /** False if its class was looked at for this direction and nothing has come of it. */
    public static boolean areWorthIt(Object stream, boolean reads) {
        ProvedClass found = of(stream, reads).found;
        return !ClassFileSource.isWithdrawn() && (found == null || found.isOfUse() || found.isUndecided());
    }

    /** Whether the answer is still to come. */
    boolean areAwaited() {
        return found == null && !ClassFileSource.isWithdrawn();
    }

    private void ask(Class<?> type) {
        if (!asked) {
            StackRoom.checkForFirstTime();
            askOnce(type);
        } else if (isTimeToLookAgain()) {
            asked = false;
        }
    }

    /** At first often, then less and less. */
    private boolean isTimeToLookAgain() {
        ProvedClass last = found;
        int met = ++meetings;
        return (met & met - 1) == 0 && last != null && last.isWorthAnotherLook();
    }

    private synchronized void askOnce(Class<?> type) {
        if (asked) {
            return;
        }
        asked = true;
        ProvedClass before = soFar();
        IoThreads.run(new Runnable() {
            @Override
            public void run() {
                ProvedClass answer = before;
                try {
                    answer = Rights.own(new Supplier<ProvedClass>() {
                        @Override
                        public ProvedClass get() {
                            return ProvedClass.of(type, code(), ofReads, before);
                        }
                    });
                } catch (Throwable unproved) {
                    // it is left to the loop
                } finally {
                    found = answer;
                }
            }
        });
    }

    private static LoadedCode code() {
        Object asked = ClassFileSource.asked();
        return asked == null ? new ResourceCode() : (LoadedCode) asked;
    }

    /** What a class was taken for; null where that is not known, or where it is of no use. */
    public static String kind(Class<?> type) {
        Pair both = OF.get(type);
        return StreamProof.kind(both.reads.soFar().kind, both.writes.soFar().kind);
    }

    /** Why methods of a class are left to the loop, and at which lines; null where that is not known. */
    public static String whyNot(Class<?> type) {
        Pair both = OF.get(type);
        String reads = both.reads.soFar().whyNot;
        String writes = both.writes.soFar().whyNot;
        return reads == null || reads.equals(writes) ? writes : writes == null ? reads : reads + "; " + writes;
    }

    private ProvedClass soFar() {
        return found == null ? ProvedClass.UNKNOWN : found;
    }

    /** Null where it is not known, or not yet. */
    ProvedClass found() {
        return ClassFileSource.isWithdrawn() ? null : found;
    }
}
