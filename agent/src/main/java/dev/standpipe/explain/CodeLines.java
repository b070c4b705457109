package dev.standpipe.explain;

import java.util.ArrayList;
import java.util.List;

/** Lines of code, up to as many as one reads. */
final class CodeLines {
    private static final int MOST = 60;
    private static final String ELSE = "} else {";

    private final List<String> lines = new ArrayList<>();

    void add(int depth, String line) {
        if (lines.size() == MOST) {
            lines.add("…");
        }
        if (lines.size() > MOST) {
            return;
        }
        StringBuilder indented = new StringBuilder();
        for (int i = 0; i < depth; i++) {
            indented.append("    ");
        }
        lines.add(indented.append(line).toString());
    }

    void otherwise(int depth) {
        add(depth, ELSE);
    }

    /** Where nothing is done otherwise, there is no else. */
    void end(int depth) {
        int last = lines.size() - 1;
        if (lines.get(last).endsWith(ELSE)) {
            lines.remove(last);
        }
        add(depth, "}");
    }

    List<String> lines() {
        return lines;
    }
}
