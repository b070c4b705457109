package dev.standpipe.house;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packages of the runtime, in the order that the package-info of the first one gives. */
final class RuntimePackages {
    private static final String RUNTIME = "dev.standpipe.runtime";

    /** The same on each side of an arrow: side by side. */
    static final String ORDER = order();

    private RuntimePackages() {}

    private static String order() {
        Path file = Repository.MODULE.resolve("src/main/java/dev/standpipe/runtime/package-info.java");
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            Matcher line = Pattern.compile("(?m)^ \\* (runtime \u2192 .*)$").matcher(text);
            if (!line.find()) {
                throw new IllegalStateException(file + " gives no order");
            }
            return line.group(1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A package may use those of higher ranks. -1 for a package that is not in the order. */
    static int rank(String name) {
        String[] ranks = ORDER.split(" \u2192 ");
        for (int rank = 0; rank < ranks.length; rank++) {
            for (String one : ranks[rank].split(", ")) {
                if (name.equals(one.equals("runtime") ? RUNTIME : RUNTIME + "." + one)) {
                    return rank;
                }
            }
        }
        return -1;
    }
}
