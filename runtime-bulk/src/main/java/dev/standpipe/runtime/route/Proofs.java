package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.thread.IoThreads;
import java.util.function.Supplier;

/** What is known of each class of streams that is not in the table; asked for when the first of it is met. */
public final class Proofs {
    private static final ClassValue<Proofs> OF = new ClassValue<Proofs>() {
        @Override
        protected Proofs computeValue(Class<?> type) {
            return new Proofs();
        }
    };

    /** Before so many elements, to look at a class takes longer than their loops. */
    private static final int WORTH_A_LOOK = 8192;

    private volatile boolean asked;

    /** Elements; some more or less do not matter. */
    private long met;

    /** Null while it is being looked at for the first time. */
    private volatile ProvedClass found;

    /** How often it was asked for; some times more or less do not matter. */
    private int meetings;

    private Proofs() {}

    /** So many more elements have come: has its class looked at, unless that was done or is too early. */
    static Proofs ask(Object stream, long elements) {
        Proofs proofs = OF.get(stream.getClass());
        if (!ClassFileSource.isWithdrawn() && !proofs.isTooEarly(elements)) {
            proofs.ask(stream.getClass());
        }
        return proofs;
    }

    private boolean isTooEarly(long elements) {
        met = Math.min(WORTH_A_LOOK, met + elements);
        return met < WORTH_A_LOOK;
    }

    /** False if its class was looked at and nothing has come of it. */
    public static boolean areWorthIt(Object stream) {
        ProvedClass found = OF.get(stream.getClass()).found;
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
        ProvedClass before = found == null ? ProvedClass.UNKNOWN : found;
        IoThreads.run(new Runnable() {
            @Override
            public void run() {
                ProvedClass answer = before;
                try {
                    answer = Rights.own(new Supplier<ProvedClass>() {
                        @Override
                        public ProvedClass get() {
                            return ProvedClass.of(type, code(), before);
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
        ProvedClass found = OF.get(type).found;
        return found == null ? null : found.kind;
    }

    /** Why methods of a class are left to the loop, and at which lines; null where that is not known. */
    public static String whyNot(Class<?> type) {
        ProvedClass found = OF.get(type).found;
        return found == null ? null : found.whyNot;
    }

    /** Null where it is not known, or not yet. */
    ProvedClass found() {
        return ClassFileSource.isWithdrawn() ? null : found;
    }
}
