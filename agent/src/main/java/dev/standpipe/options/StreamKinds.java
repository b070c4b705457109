package dev.standpipe.options;

import java.util.Arrays;
import java.util.List;

/** How the option {@code streams} names all streams of a kind. */
public final class StreamKinds {
    private static final String MARK = "@";
    private static final List<String> WORDS = Arrays.asList(MARK + "delegate", MARK + "data", MARK + "buffer");

    private StreamKinds() {}

    /** Of what a class was taken for: {@code @buffer} of a buffer of its own. */
    public static String word(String kind) {
        int end = kind.indexOf(' ');
        return MARK + (end < 0 ? kind : kind.substring(0, end));
    }

    /** The first name that looks like one of a kind and is none, or null. */
    static String unknown(String value) {
        for (String name : Patterns.split(value, ':')) {
            if (name.startsWith(MARK) && !WORDS.contains(name)) {
                return name;
            }
        }
        return null;
    }

    static List<String> words() {
        return WORDS;
    }
}
