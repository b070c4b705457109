package papers;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a run prints: the time of each phase and of all, and a checksum over what it read and wrote. */
public final class Tally {
    private final Map<String, Long> nanos = new LinkedHashMap<>();
    private String phase;
    private long since;
    private long sum;

    /** Ends the phase before; a name that was there already goes on. */
    public void phase(String name) {
        rest();
        phase = name;
        since = System.nanoTime();
    }

    /** What follows is in no phase. */
    public void rest() {
        if (phase != null) {
            long before = nanos.containsKey(phase) ? nanos.get(phase) : 0;
            nanos.put(phase, before + System.nanoTime() - since);
            phase = null;
        }
    }

    public void add(long value) {
        sum = 31 * sum + value;
    }

    void print() {
        rest();
        long total = 0;
        for (Map.Entry<String, Long> entry : nanos.entrySet()) {
            System.out.println("phase " + entry.getKey() + " " + entry.getValue() + " ns");
            total += entry.getValue();
        }
        System.out.println("phase total " + total + " ns");
        System.out.printf("checksum %08x%n", (int) (sum ^ sum >>> 32));
    }
}
