package dev.standpipe.proof;

import java.util.ArrayList;
import java.util.List;

/** Everything a program could notice of one run, in order. */
public final class Outcome {
    private final List<String> labels = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();

    public void saw(String label, Object value) {
        labels.add(label);
        values.add(value);
    }

    public boolean same(Outcome other) {
        return labels.equals(other.labels) && values.equals(other.values);
    }

    /** One line for each thing that differs, this one being the loop's. */
    public String differences(Outcome bulk) {
        StringBuilder text = new StringBuilder();
        int n = Math.max(values.size(), bulk.values.size());
        for (int k = 0; k < n; k++) {
            String loops = k < values.size() ? labels.get(k) + " = " + values.get(k) : "nothing";
            String bulks = k < bulk.values.size() ? bulk.labels.get(k) + " = " + bulk.values.get(k) : "nothing";
            if (k >= values.size()
                    || k >= bulk.values.size()
                    || !labels.get(k).equals(bulk.labels.get(k))
                    || !java.util.Objects.equals(values.get(k), bulk.values.get(k))) {
                text.append("  loop: ")
                        .append(loops)
                        .append("\n  bulk: ")
                        .append(bulks)
                        .append('\n');
            }
        }
        return text.toString();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < values.size(); k++) {
            text.append("  ")
                    .append(labels.get(k))
                    .append(" = ")
                    .append(values.get(k))
                    .append('\n');
        }
        return text.toString();
    }
}
