package legacy;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a run prints: the time of each phase, and a checksum over all that it read and wrote. */
final class Tally {
    private final List<Map<String, Long>> passes = new ArrayList<Map<String, Long>>();
    private final long started = System.nanoTime();
    private String phase;
    private long since;
    private int first;
    private int sum;

    /** All begins once more. */
    void pass() {
        rest();
        compare();
        passes.add(new LinkedHashMap<String, Long>());
        sum = 1;
    }

    boolean isShortOf(int number, int seconds) {
        return passes.size() < number || System.nanoTime() - started < seconds * 1000000000L;
    }

    /** All passes come to what the first one came to. */
    private void compare() {
        if (passes.size() == 1) {
            first = sum;
        } else if (passes.size() > 1 && sum != first) {
            throw new IllegalStateException(String.format(
                    "pass %d has the checksum %08x, and the first one had %08x", passes.size(), sum, first));
        }
    }

    /** Ends the phase before; a name that was there already goes on, and a new one begins with no garbage that others have left. */
    void phase(String name) {
        rest();
        if (!passes.get(passes.size() - 1).containsKey(name)) {
            System.gc();
        }
        phase = name;
        since = System.nanoTime();
    }

    /** What follows is in no phase. */
    void rest() {
        if (phase != null) {
            Map<String, Long> nanos = passes.get(passes.size() - 1);
            Long before = nanos.get(phase);
            nanos.put(phase, System.nanoTime() - since + (before == null ? 0 : before));
            phase = null;
        }
    }

    void add(long value) {
        sum = 31 * sum + (int) (value ^ value >>> 32);
    }

    void add(double value) {
        add(Double.doubleToRawLongBits(value));
    }

    void add(String text) {
        add(text.hashCode());
    }

    void add(byte[] values, int count) {
        for (int i = 0; i < count; i++) {
            add(values[i]);
        }
    }

    void add(short[] values) {
        for (int i = 0; i < values.length; i++) {
            add(values[i]);
        }
    }

    void add(int[] values) {
        for (int i = 0; i < values.length; i++) {
            add(values[i]);
        }
    }

    void add(long[] values) {
        for (int i = 0; i < values.length; i++) {
            add(values[i]);
        }
    }

    void add(float[] values) {
        for (int i = 0; i < values.length; i++) {
            add(Float.floatToRawIntBits(values[i]));
        }
    }

    void add(double[] values) {
        for (int i = 0; i < values.length; i++) {
            add(values[i]);
        }
    }

    void add(File file) throws IOException {
        InputStream in = new FileInputStream(file);
        try {
            byte[] chunk = new byte[1 << 16];
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
                add(chunk, n);
            }
        } finally {
            in.close();
        }
    }

    /** In the first of several passes the program warms up, so it is told apart; of the others the one in the middle counts. */
    void print() {
        rest();
        compare();
        boolean several = passes.size() > 1;
        for (String name : passes.get(0).keySet()) {
            System.out.println("phase " + name + " " + middle(name, several ? 1 : 0) + " ns");
            if (several) {
                System.out.println("first " + name + " " + passes.get(0).get(name) + " ns");
            }
        }
        if (several) {
            System.out.println("passes " + (System.nanoTime() - started) + " ns");
        }
        System.out.printf("checksum %08x%n", first);
    }

    private long middle(String name, int from) {
        long[] nanos = new long[passes.size() - from];
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] = passes.get(from + i).get(name);
        }
        Arrays.sort(nanos);
        return nanos[nanos.length / 2];
    }
}
