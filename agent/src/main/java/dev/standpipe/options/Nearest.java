package dev.standpipe.options;

/** The name that a misspelt one was probably meant to be. */
final class Nearest {
    private Nearest() {}

    /** Null if none is near. */
    static String to(String key) {
        String nearest = null;
        int least = key.length() / 2 + 1;
        for (Option option : Option.values()) {
            int distance = distance(key, option.key());
            if (distance < least) {
                least = distance;
                nearest = option.key();
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
                int changed = diagonal + (Character.toLowerCase(a.charAt(i - 1)) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
