package legacy;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a run prints: the time of each phase, and a checksum over all that it read and wrote. */
final class Tally {
    private final Map<String, Long> nanos = new LinkedHashMap<String, Long>();
    private String phase;
    private long since;
    private int sum = 1;

    /** Ends the phase before; a name that was there already goes on. */
    void phase(String name) {
        rest();
        phase = name;
        since = System.nanoTime();
    }

    /** What follows is in no phase. */
    void rest() {
        if (phase != null) {
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

    void print() {
        rest();
        for (Map.Entry<String, Long> entry : nanos.entrySet()) {
            System.out.println("phase " + entry.getKey() + " " + entry.getValue() + " ns");
        }
        System.out.printf("checksum %08x%n", sum);
    }
}
