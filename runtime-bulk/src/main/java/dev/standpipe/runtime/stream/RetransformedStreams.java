package dev.standpipe.runtime.stream;

import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PushbackInputStream;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Streams of the JDK, and what they work with, that were transformed again while the program ran, by a library that
 * mocks them perhaps. What their methods do now nobody knows, and a transfer would pass them by: so where one of them
 * is in a stack, the loop does its own work.
 */
public final class RetransformedStreams {
    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    /**
     * What the JDK's PushbackInputStream, DataInputStream and resources inherit from it, an element's bytes may come by
     * when they lie beneath another.
     */
    private static final String FILTER = "java.io.FilterInputStream";

    /** What the JDK's filters, and its streams over files, work with. */
    private static final String[] WORKERS = {
        "sun.nio.ch.FileChannelImpl",
        "java.util.zip.Inflater",
        "java.util.zip.Deflater",
        "java.util.zip.CRC32",
        "java.util.zip.Adler32",
        "java.security.MessageDigest",
        "javax.crypto.Cipher",
        "sun.security.provider.",
        "com.sun.crypto.provider."
    };

    private static Set<String> names = Collections.emptySet();
    private static boolean workers;
    private static volatile boolean any;

    private RetransformedStreams() {}

    /** Its name is written with slashes. False if it is none that matters, or known already. */
    public static synchronized boolean add(String slashed) {
        String name = slashed.replace('/', '.');
        boolean works = works(name);
        if (!works && !StreamKind.isJdkStream(name) && !name.equals(FILTER) || names.contains(name)) {
            return false;
        }
        Set<String> more = new HashSet<>(names);
        more.add(name);
        names = more;
        workers |= works;
        any = true;
        return true;
    }

    private static boolean works(String name) {
        for (String worker : WORKERS) {
            if (name.startsWith(worker) && !name.endsWith("Stream")) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them is in the stack that begins with {@code stream}. */
    public static boolean isIn(Object stream) {
        return any && isAmong(stream);
    }

    private static boolean isAmong(Object stream) {
        Object s = stream;
        for (int depth = 0; s != null && depth < DEPTH; depth++) {
            if (inherits(s.getClass()) || workers && StreamKind.of(s).hasWorker() || depth > 0 && isFilter(s)) {
                return true;
            }
            s = beneath(s);
        }
        return s != null;
    }

    private static boolean inherits(Class<?> type) {
        for (Class<?> t = type; t != null && t != FilterInputStream.class; t = t.getSuperclass()) {
            if (names.contains(t.getName())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFilter(Object stream) {
        boolean inherits = stream instanceof PushbackInputStream
                || stream instanceof DataInputStream
                || StreamKind.of(stream) == StreamKind.RESOURCE_INPUT;
        return inherits && names.contains(FILTER);
    }

    /**
     * What lies beneath an object stream it does not show; it passes for one that has itself beneath it, without end.
     */
    private static Object beneath(Object stream) {
        if (stream instanceof FilterInputStream) {
            return Door.JDK.in((FilterInputStream) stream);
        }
        if (stream instanceof FilterOutputStream) {
            return Door.JDK.out((FilterOutputStream) stream);
        }
        return stream instanceof ObjectInputStream || stream instanceof ObjectOutputStream ? stream : null;
    }
}
