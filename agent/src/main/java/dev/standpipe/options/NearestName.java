package dev.standpipe.options;

import java.util.Locale;

/** The name that a misspelt one was probably meant to be. */
public final class NearestName {
    private NearestName() {}

    /** Null if none is near. */
    public static String to(String misspelt, Iterable<String> names) {
        String nearest = null;
        int least = misspelt.length() / 2 + 1;
        for (String name : names) {
            int distance = distance(misspelt.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                nearest = name;
            }
        }
        return nearest;
    }

    /** How many letters must be put in, taken out or changed. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
