package dev.standpipe.options;

import java.util.ArrayList;
import java.util.List;

/** Names with * for any characters and ? for one, separated by colons. */
public final class Patterns {
    private final List<String> patterns;
    /** Whether a name has come by that it matches; threads may find that out twice. */
    private final boolean[] met;

    private Patterns(List<String> patterns) {
        this.patterns = patterns;
        this.met = new boolean[patterns.size()];
    }

    /** Slashes are taken for dots, so that names can be copied from anywhere. */
    public static Patterns of(String text) {
        List<String> patterns = new ArrayList<>();
        for (String pattern : split(text, ':')) {
            patterns.add(pattern.replace('/', '.'));
        }
        return new Patterns(patterns);
    }

    /** The parts that are not blank. */
    public static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        for (int from = 0; from <= text.length(); ) {
            int to = text.indexOf(separator, from);
            String part = text.substring(from, to < 0 ? text.length() : to).trim();
            if (!part.isEmpty()) {
                parts.add(part);
            }
            from = to < 0 ? text.length() + 1 : to + 1;
        }
        return parts;
    }

    public boolean isEmpty() {
        return patterns.isEmpty();
    }

    /** Whether one of them is the name, with dots or slashes. */
    public boolean match(String name) {
        boolean match = false;
        for (int i = 0; i < met.length; i++) {
            // those that a name before this one has met are asked only until one of them matches
            if ((!match || !met[i]) && isMet(i, name)) {
                met[i] = true;
                match = true;
            }
        }
        return match;
    }

    private boolean isMet(int i, String name) {
        String pattern = patterns.get(i);
        return pattern.equals("*") || matches(pattern, name);
    }

    /** Those that no name so far was matched by, as they were written. */
    public List<String> unmet() {
        List<String> unmet = new ArrayList<>();
        for (int i = 0; i < met.length; i++) {
            if (!met[i] && !patterns.get(i).equals("*")) {
                unmet.add(patterns.get(i));
            }
        }
        return unmet;
    }

    /** Going back to the last star only: what an earlier one took would serve as well. */
    private static boolean matches(String pattern, String name) {
        int star = -1;
        int resume = 0;
        int p = 0;
        for (int n = 0; n < name.length(); ) {
            if (p < pattern.length() && pattern.charAt(p) == '*') {
                star = p++;
                resume = n;
            } else if (p < pattern.length() && isSame(pattern.charAt(p), name.charAt(n))) {
                p++;
                n++;
            } else if (star >= 0) {
                p = star + 1;
                n = ++resume;
            } else {
                return false;
            }
        }
        while (p < pattern.length() && pattern.charAt(p) == '*') {
            p++;
        }
        return p == pattern.length();
    }

    private static boolean isSame(char wanted, char actual) {
        return wanted == '?' || wanted == actual || wanted == '.' && actual == '/';
    }
}
