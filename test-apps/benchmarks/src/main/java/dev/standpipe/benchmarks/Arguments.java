package dev.standpipe.benchmarks;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** What stands on a command line, one option after the other; each complaint is one line for whoever typed it. */
public final class Arguments {
    private final List<String> words;
    private int at = -1;

    public Arguments(List<String> words) {
        this.words = words;
    }

    /** Goes to the next word, which must be one of {@code known}; false at the end. */
    public boolean next(Collection<String> known) {
        if (++at == words.size()) {
            return false;
        }
        if (!known.contains(words.get(at))) {
            throw new IllegalArgumentException("unknown option '" + words.get(at) + "'" + hint(words.get(at), known));
        }
        return true;
    }

    /** The place of the word that was read last. */
    public int at() {
        return at;
    }

    public List<String> words() {
        return words;
    }

    public String option() {
        return words.get(at);
    }

    /** The word behind the option. */
    public String value() {
        if (at + 1 == words.size()) {
            throw new IllegalArgumentException(option() + " needs a value");
        }
        return words.get(++at);
    }

    public Jdk jdk() {
        String home = value();
        Jdk jdk = Jdk.at(Path.of(home));
        if (jdk == null) {
            throw new IllegalArgumentException("there is no JDK in " + home);
        }
        return jdk;
    }

    /** A number of at least one. */
    public int count() {
        String option = option();
        String value = value();
        if (!value.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException(option + " needs a number, and '" + value + "' is none");
        }
        return Integer.parseInt(value);
    }

    /** {@code name}, if there is such a {@code kind} of thing. */
    public static String among(String kind, String name, Collection<String> known) {
        if (!known.contains(name)) {
            throw new IllegalArgumentException("there is no " + kind + " '" + name + "'" + hint(name, known));
        }
        return name;
    }

    private static String hint(String word, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(other -> distance(word, other)))
                .filter(other -> distance(word, other) <= Math.max(1, word.length() / 3))
                .map(other -> "; did you mean " + other + "?")
                .orElse("");
    }

    /** How many letters to add, drop or change. */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            int corner = i == 0 ? 0 : row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int above = row[j];
                int change = i > 0 && from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                row[j] = i == 0 ? j : Math.min(corner + change, Math.min(above, row[j - 1]) + 1);
                corner = above;
            }
        }
        return row[to.length()];
    }
}
