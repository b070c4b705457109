package dev.standpipe.options;

/** A shell puts the home folder in the place of {@code ~/} only where a word begins with it, which an option never does. */
public final class Home {
    private Home() {}

    /** In the home of the user of this JVM. */
    public static String in(String file) {
        try {
            return in(file, System.getProperty("user.home"));
        } catch (SecurityException notToBeRead) {
            return file;
        }
    }

    /** As it is if there is no home. */
    static String in(String file, String home) {
        return file.startsWith("~/") && home != null ? home + file.substring(1) : file;
    }
}
