package dev.standpipe.surroundings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** 8, 11, 17 and so on. */
final class Release {
    private static final Pattern VERSION = Pattern.compile("java\\.specification\\.version = (1\\.)?([0-9]+)");

    private Release() {}

    /** Asked of the JVM: not every JDK 8 has a file that says it. */
    static int of(Path home) throws IOException {
        Process java = new ProcessBuilder(home.resolve("bin/java").toString(), "-XshowSettings:properties", "-version")
                .redirectErrorStream(true)
                .start();
        String said = Outcome.text(java.getInputStream());
        Matcher version = VERSION.matcher(said);
        if (!version.find()) {
            throw new IOException(home + " does not say its release: " + said);
        }
        return Integer.parseInt(version.group(2));
    }
}
