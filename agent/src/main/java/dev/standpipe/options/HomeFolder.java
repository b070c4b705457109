package dev.standpipe.options;

/**
 * A shell puts the home folder in the place of {@code ~/} only where a word begins with it, which an option never does.
 */
public final class HomeFolder {
    private HomeFolder() {}

    /** In the home of the user of this JVM. */
    public static String in(String file) {
        try {
            return in(file, System.getProperty("user.home"));
        } catch (SecurityException notToBeRead) {
            return file;
        }
    }

    static boolean isIn(String file) {
        return file.startsWith("~/");
    }

    /** As it is if there is no home; Java calls that of a user whom the system does not know {@code ?}. */
    static String in(String file, String home) {
        boolean isKnown = home != null && !home.isEmpty() && !home.equals("?");
        return isKnown && isIn(file) ? home + file.substring(1) : file;
    }
}
