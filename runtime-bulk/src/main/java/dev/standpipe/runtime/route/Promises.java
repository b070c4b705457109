package dev.standpipe.runtime.route;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.jvm.Rights;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What the loops of a class take for granted of the methods of other classes. */
public final class Promises {
    private static final ClassValue<Promises> OF = new ClassValue<Promises>() {
        @Override
        protected Promises computeValue(Class<?> type) {
            return new Promises();
        }
    };

    /** The doorway is public: a class may ask for anything. */
    private static final int MOST = 256;

    private final ConcurrentMap<String, Promise> all = new ConcurrentHashMap<>();

    private Promises() {}

    /**
     * Null if the methods are such; see the doorway for how they are named. {@code slow} is a loop that makes a system
     * call for each value.
     */
    public static Decline whyNotKept(Class<?> own, String methods, int rounds, boolean slow) {
        Promises promises = OF.get(own);
        Promise promise = promises.all.get(methods);
        if (promise == null) {
            promise = promises.made(own, methods);
        }
        return promise == null || promise.isOfMethods() && !areLookedAt()
                ? Decline.METHODS_UNKNOWN
                : promise.whyNotKept(rounds, slow);
    }

    private static boolean areLookedAt() {
        // a manager's code would be asked where a class is first named
        return ClassFileSource.isThere() && !ClassFileSource.isWithdrawn() && !Rights.isGuarded();
    }

    private Promise made(Class<?> own, String methods) {
        if (all.size() >= MOST) {
            return null;
        }
        all.putIfAbsent(methods, new Promise(own, methods));
        return all.get(methods);
    }
}
