package dev.standpipe.options;

import java.util.ArrayList;
import java.util.List;

/** Names with * for any characters and ? for one, separated by colons. */
public final class Patterns {
    private final List<String> patterns;

    private Patterns(List<String> patterns) {
        this.patterns = patterns;
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
        for (int i = 0; i < patterns.size(); i++) {
            String pattern = patterns.get(i);
            if (pattern.equals("*") || matches(pattern, name)) {
                return true;
            }
        }
        return false;
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
