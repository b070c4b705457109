package dev.standpipe.runtime;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Streams of the JDK that were transformed again while the program ran, by a library that mocks them perhaps. What their methods do now nobody knows, and a
 * transfer would pass them by: so where one of them is in a stack, the loop does its own work.
 */
public final class Changed {
    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    private static Set<String> names = Collections.emptySet();
    private static volatile boolean any;

    private Changed() {}

    /** Its name is written with slashes. False if it is none that matters, or known already. */
    public static synchronized boolean add(String slashed) {
        String name = slashed.replace('/', '.');
        if (!Gate.isJdkStream(name) || names.contains(name)) {
            return false;
        }
        Set<String> more = new HashSet<>(names);
        more.add(name);
        names = more;
        any = true;
        return true;
    }

    /** Whether one of them is in the stack that begins with {@code stream}. */
    static boolean isIn(Object stream) {
        return any && isAmong(stream);
    }

    private static boolean isAmong(Object stream) {
        Object s = stream;
        for (int depth = 0; s != null && depth < DEPTH; depth++) {
            if (inherits(s.getClass())) {
                return true;
            }
            s = beneath(s);
        }
        return s != null;
    }

    private static boolean inherits(Class<?> type) {
        for (Class<?> t = type; t != null; t = t.getSuperclass()) {
            if (names.contains(t.getName())) {
                return true;
            }
        }
        return false;
    }

    /** What lies beneath an object stream it does not show; it passes for one that has itself beneath it, without end. */
    private static Object beneath(Object stream) {
        if (stream instanceof FilterInputStream) {
            return Engine.DOOR.in((FilterInputStream) stream);
        }
        if (stream instanceof FilterOutputStream) {
            return Engine.DOOR.out((FilterOutputStream) stream);
        }
        return stream instanceof ObjectInputStream || stream instanceof ObjectOutputStream ? stream : null;
    }
}
