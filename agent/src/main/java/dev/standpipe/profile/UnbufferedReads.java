package dev.standpipe.profile;

import dev.standpipe.report.SmallReads;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Sees that a program reads files in small pieces, from outside: by what the system counts for the process. Only where
 * that is a lot are stacks looked at, for whether it is one of the classes that {@code relax=buffer} is for, and open
 * files, for which one it is.
 */
public final class UnbufferedReads implements Supplier<List<SmallReads>> {
    private static final long MILLI = 1_000_000;

    /** So many reads in a second are worth a look. */
    private static final long MANY = 20_000;

    /** Up to so many bytes each. */
    private static final int SMALL = 512;

    private static final int LOOKS = 5;
    private static final int LOOK_MILLIS = 4;
    private static final int FILES = 16;

    /** How many times as long as the looks took nothing is done afterwards: they stop all threads. */
    private static final int REST_FOR_LOOKS = 200;

    private final Map<String, SmallReads> found = new LinkedHashMap<>();

    private long reads;
    private long bytes;
    private long time;
    private String last;
    private double share;
    private long looked;

    /** Fails where the system does not tell. */
    public UnbufferedReads() throws IOException {
        count();
    }

    /** What was seen until now. */
    @Override
    public synchronized List<SmallReads> get() {
        try {
            if (last != null) {
                long readsBefore = reads;
                long bytesBefore = bytes;
                long nanos = count();
                add(last, readsBefore, bytesBefore, nanos);
            }
        } catch (IOException untold) {
            // then what is known by now
        }
        return new ArrayList<>(found.values());
    }

    /** Returns for how many nanoseconds threads should not be stopped again. */
    public synchronized long watch() throws IOException, InterruptedException {
        long readsBefore = reads;
        long bytesBefore = bytes;
        long nanos = count();
        looked = 0;
        last = null;
        if (areSmallAndMany(reads - readsBefore, bytes - bytesBefore, nanos) && isInReads()) {
            last = fileThatMoves();
            if (last != null) {
                add(last, readsBefore, bytesBefore, nanos);
            }
        }
        return looked * REST_FOR_LOOKS;
    }

    private void add(String file, long readsBefore, long bytesBefore, long nanos) {
        long more = reads - readsBefore;
        long moreBytes = bytes - bytesBefore;
        if (!areSmallAndMany(more, moreBytes, nanos)) {
            return;
        }
        SmallReads now = SmallReads.unbuffered(file, more, moreBytes, (long) (nanos * share));
        SmallReads before = found.get(file);
        if (before != null || found.size() < FILES) {
            found.put(file, before == null ? now : before.plus(now));
        }
    }

    private static boolean areSmallAndMany(long reads, long bytes, long nanos) {
        return reads > 0 && reads * (1000 * MILLI) / Math.max(nanos, 1) >= MANY && bytes / reads <= SMALL;
    }

    /** Sets both counts, and returns how long ago that was done before. */
    private long count() throws IOException {
        long now = System.nanoTime();
        long since = now - time;
        time = now;
        String told = read("/proc/self/io");
        bytes = number(told, "rchar: ");
        reads = number(told, "syscr: ");
        return since;
    }

    private static long number(String text, String name) {
        int at = text.indexOf(name) + name.length();
        return Long.parseLong(text.substring(at, text.indexOf('\n', at)));
    }

    private static String read(String file) throws IOException {
        try (FileInputStream in = new FileInputStream(file)) {
            byte[] some = new byte[1024];
            int n = in.read(some);
            return new String(some, 0, Math.max(n, 0), StandardCharsets.ISO_8859_1);
        }
    }

    /** Whether threads are met in them, and for what part of the time. */
    private boolean isInReads() throws InterruptedException {
        int met = 0;
        for (int k = 0; k < LOOKS; k++) {
            long started = System.nanoTime();
            boolean any = false;
            for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
                any |= isInRead(stack);
            }
            looked += System.nanoTime() - started;
            met += any ? 1 : 0;
            Thread.sleep(LOOK_MILLIS);
        }
        share = (double) met / LOOKS;
        return met > 0;
    }

    static boolean isInRead(StackTraceElement[] stack) {
        for (int k = 0; k < Math.min(stack.length, 4); k++) {
            String type = stack[k].getClassName();
            if ((type.equals("java.io.FileInputStream") || type.equals("java.io.RandomAccessFile"))
                    && stack[k].getMethodName().startsWith("read")) {
                return true;
            }
        }
        return false;
    }

    /** The regular file in which a position moves most, or null. */
    private static String fileThatMoves() throws IOException, InterruptedException {
        Map<String, Long> before = positions();
        Thread.sleep(LOOK_MILLIS);
        String file = null;
        long most = 0;
        for (Map.Entry<String, Long> now : positions().entrySet()) {
            Long then = before.get(now.getKey());
            if (then != null && Math.abs(now.getValue() - then) > most) {
                most = Math.abs(now.getValue() - then);
                file = new File("/proc/self/fd/" + now.getKey()).getCanonicalPath();
            }
        }
        return file;
    }

    /** By the numbers of open files. */
    private static Map<String, Long> positions() throws IOException {
        Map<String, Long> positions = new HashMap<>();
        String[] numbers = new File("/proc/self/fd").list();
        for (String number : numbers == null ? new String[0] : numbers) {
            if (new File("/proc/self/fd/" + number).isFile()) {
                try {
                    positions.put(number, number(read("/proc/self/fdinfo/" + number) + "\n", "pos:\t"));
                } catch (IOException closed) {
                    continue;
                }
            }
        }
        return positions;
    }
}
