package dev.standpipe.options;

import java.util.Collections;
import java.util.List;

/** What the option {@code relax} may say. */
final class Relaxation {
    private static final String BUFFER = "buffer";

    private Relaxation() {}

    /** The files whose small reads are to be buffered, none for all; null if it does not say that. */
    static List<String> buffered(String value) {
        if (value.equals(BUFFER)) {
            return Collections.emptyList();
        }
        if (!value.startsWith(BUFFER + "(") || !value.endsWith(")")) {
            return null;
        }
        List<String> names = Patterns.split(value.substring(BUFFER.length() + 1, value.length() - 1), ':');
        for (String name : names) {
            if (!name.startsWith("/") && !name.startsWith("*")) {
                return null;
            }
        }
        return names.isEmpty() ? null : names;
    }
}
