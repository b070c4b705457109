package dev.standpipe.offline;

import java.util.Locale;

/** What of an archive belongs to its signature. */
final class Signatures {
    private static final String FOLDER = "META-INF/";

    private Signatures() {}

    static boolean isPartOf(String entry) {
        String name = entry.toUpperCase(Locale.ROOT);
        return name.startsWith(FOLDER)
                && name.indexOf('/', FOLDER.length()) < 0
                && (name.endsWith(".SF")
                        || name.endsWith(".RSA")
                        || name.endsWith(".DSA")
                        || name.endsWith(".EC")
                        || name.startsWith(FOLDER + "SIG-"));
    }
}
