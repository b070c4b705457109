package dev.standpipe.runtime.route;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.proof.QuietMethods;
import dev.standpipe.runtime.thread.IoThreads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What one loop takes for granted of methods of other classes. Nothing is loaded or initialized for it: it is looked at
 * when the JVM has those classes, by a thread that has no locks of the program's.
 */
final class Promise {
    /** Before so many rounds of a slow loop, to look at code takes longer than the loop. */
    static int worthALook = 8192;

    /** Rounds of another loop that take as long as one of a slow one. */
    private static final int FAST = 128;

    /** Whoever asks first for a slow loop waits, for it may be the only one: a millisecond for so many rounds. */
    private static int roundsAMillisecond = 2000;

    private static final int MOST_MILLISECONDS = 200;
    private static final long NANOS = 1_000_000;

    private final Class<?> own;

    /** The names of methods, by those of their classes, with slashes. */
    private final Map<String, List<String>> methods = new LinkedHashMap<>();

    /** Classes of which fields are used. */
    private final List<String> named = new ArrayList<>();

    /** What is there stays there. */
    private volatile boolean there;

    /** Rounds, as of slow loops; some more or less do not matter. */
    private int met;

    private boolean asked;

    /** Null until it is known. */
    private volatile Boolean kept;

    Promise(Class<?> own, String all) {
        this.own = own;
        int from = 0;
        for (int dot = all.indexOf('.'); dot >= 0; dot = all.indexOf('.', from)) {
            int end = all.indexOf('.', dot + 1);
            end = end < 0 ? all.length() : end;
            add(all.substring(from, dot), all.substring(dot + 1, end));
            from = Math.min(all.length(), end + 1);
        }
    }

    private void add(String owner, String method) {
        if (method.isEmpty()) {
            named.add(owner);
            return;
        }
        List<String> known = methods.get(owner);
        if (known == null) {
            known = new ArrayList<>();
            methods.put(owner, known);
        }
        known.add(method);
    }

    boolean isOfMethods() {
        return !methods.isEmpty();
    }

    /** Null if the methods are such, and the classes there. */
    Decline whyNotKept(int rounds, boolean slow) {
        if (!there && !areThere()) {
            return Decline.METHODS_AWAITED;
        }
        if (methods.isEmpty()) {
            return named.isEmpty() ? Decline.METHODS_UNKNOWN : null;
        }
        return whyNotQuiet(rounds, slow);
    }

    private boolean areThere() {
        for (String name : named) {
            if (ClassesAtHand.foundBy(own, name) == null) {
                return false;
            }
        }
        there = true;
        return true;
    }

    private Decline whyNotQuiet(int rounds, boolean slow) {
        Boolean known = kept;
        if (known == null) {
            met = Math.min(worthALook, met + Math.min(worthALook, slow ? rounds : rounds / FAST));
            if (met < worthALook) {
                return Decline.METHODS_AWAITED;
            }
            known = lookedAt(slow ? Math.min(MOST_MILLISECONDS, rounds / roundsAMillisecond) : 0);
        }
        return known == null ? Decline.METHODS_AWAITED : known ? null : Decline.METHODS_UNKNOWN;
    }

    /** Null if that takes longer, or a class is not there yet. */
    private synchronized Boolean lookedAt(int patience) {
        if (!asked) {
            List<Class<?>> types = types();
            if (types == null) {
                return null;
            }
            StackRoom.checkForFirstTime();
            asked = true;
            IoThreads.run(new Runnable() {
                @Override
                public void run() {
                    found(areKept(types));
                }
            });
            await(patience);
        }
        return kept;
    }

    private void await(int milliseconds) {
        long end = System.nanoTime() + milliseconds * NANOS;
        try {
            for (long left = milliseconds; kept == null && left > 0; left = (end - System.nanoTime()) / NANOS) {
                wait(left);
            }
        } catch (InterruptedException e) {
            // the program's own: it is told when it waits itself
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void found(boolean all) {
        kept = all;
        notifyAll();
    }

    /** Those that the JVM has under these names in the code of the loop, each of them initialized; else null. */
    private List<Class<?>> types() {
        List<Class<?>> types = new ArrayList<>();
        for (String name : methods.keySet()) {
            Class<?> type = ClassesAtHand.foundBy(own, name);
            if (type == null || !Door.JDK.isInitialized(type)) {
                return null;
            }
            types.add(type);
        }
        return types;
    }

    private boolean areKept(List<Class<?>> types) {
        try {
            return Rights.own(new Supplier<Boolean>() {
                @Override
                public Boolean get() {
                    Object agent = ClassFileSource.asked();
                    return agent instanceof QuietMethods && areQuiet((QuietMethods) agent, types);
                }
            });
        } catch (Throwable unknown) {
            return false;
        }
    }

    private boolean areQuiet(QuietMethods agent, List<Class<?>> types) {
        List<List<String>> called = new ArrayList<>(methods.values());
        for (int k = 0; k < called.size(); k++) {
            Class<?> type = types.get(k);
            if (type.getClassLoader() == null
                    || !Reach.isOpen(type, own)
                    || !agent.areQuiet(type, called.get(k), own)) {
                return false;
            }
        }
        return !called.isEmpty();
    }
}
