package gaps;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a program says. Lines are the same in each run, but for those that begin with {@code ~}: these name what chance
 * brought about and how often, and chance may not bring about anything with the agent that it cannot without.
 */
final class Said {
    private final Map<String, Integer> chances = new TreeMap<>();

    synchronized void line(String line) {
        System.out.println(line);
    }

    synchronized void chance(String outcome) {
        chances.merge(outcome, 1, Integer::sum);
    }

    synchronized void chances() {
        for (Map.Entry<String, Integer> chance : chances.entrySet()) {
            System.out.println("~ " + chance.getValue() + " x " + chance.getKey());
        }
        chances.clear();
    }
}
