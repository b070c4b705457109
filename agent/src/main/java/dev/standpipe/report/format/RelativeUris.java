package dev.standpipe.report.format;

import dev.standpipe.rewrite.report.Place;
import java.nio.charset.StandardCharsets;

/** Files as relative URIs. */
final class RelativeUris {
    private static final String PLAIN = "/-._~";

    private RelativeUris() {}

    /**
     * The source below its source folder, or the class file where no source is named: those who show findings want a
     * file in any case.
     */
    static String ofSource(Place place) {
        String name = place.className();
        return escaped(
                place.source() == null
                        ? name + ".class"
                        : name.substring(0, name.lastIndexOf('/') + 1) + place.source());
    }

    static String escaped(String path) {
        StringBuilder uri = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) {
                uri.append(c);
            } else {
                uri.append('%').append(digit(c >> 4)).append(digit(c & 0xF));
            }
        }
        return uri.toString();
    }

    private static char digit(int value) {
        return "0123456789ABCDEF".charAt(value);
    }
}
