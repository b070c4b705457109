package dev.standpipe.profile;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What the process has had of processors, as Linux counts it. The JDK would load many classes to tell. */
final class ProcessorTime {
    static final long UNKNOWN = -1;

    /** The system tells programs in hundredths of a second, whatever it counts in itself. */
    private static final long TICK = 10_000_000;

    /** After the name of the process, which ends with the last bracket: its state, and ten numbers. */
    private static final int BEFORE_IT = 11;

    private ProcessorTime() {}

    /** In nanoseconds, of all its threads, with that of the system for it. */
    static long nanos() {
        try (FileInputStream in = new FileInputStream("/proc/self/stat")) {
            byte[] some = new byte[1024];
            int n = in.read(some);
            String told = new String(some, 0, Math.max(n, 0), StandardCharsets.ISO_8859_1);
            return nanos(told);
        } catch (IOException | RuntimeException untold) {
            return UNKNOWN;
        }
    }

    static long nanos(String told) {
        int at = told.lastIndexOf(')') + 2;
        for (int k = 0; k < BEFORE_IT; k++) {
            at = told.indexOf(' ', at) + 1;
        }
        int between = told.indexOf(' ', at);
        int end = told.indexOf(' ', between + 1);
        return (Long.parseLong(told.substring(at, between)) + Long.parseLong(told.substring(between + 1, end))) * TICK;
    }
}
