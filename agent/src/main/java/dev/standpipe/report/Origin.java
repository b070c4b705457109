package dev.standpipe.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;

/** Where a class came from, without any code of the program's, which may have made the place and its name. */
public final class Origin {
    private Origin() {}

    /** The path of a jar or folder, or null where the loader of the class names none. */
    public static String of(ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        URL place = source == null || source.getClass() != CodeSource.class ? null : source.getLocation();
        // to put it together would be up to its handler, which may be the program's
        return place == null || place.getPath().isEmpty() ? null : decoded(place.getPath());
    }

    private static String decoded(String path) {
        try {
            String decoded = new URI(path).getPath();
            return decoded == null ? path : decoded;
        } catch (URISyntaxException notEncoded) {
            return path;
        }
    }
}
