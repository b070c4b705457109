package dev.standpipe.gaps;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One that the programs run on. */
final class Jdk {
    private static final Pattern VERSION = Pattern.compile("version \"(?:1\\.)?(\\d+)");

    private final Path home;
    private final int release;
    private final Map<List<String>, Boolean> known = new ConcurrentHashMap<>();

    Jdk(Path home) throws IOException {
        this.home = home;
        Process process =
                new ProcessBuilder(java(), "-version").redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher version = VERSION.matcher(said);
        if (!version.find()) {
            throw new IOException(home + " does not say which JDK it is: " + said);
        }
        this.release = Integer.parseInt(version.group(1));
    }

    static Jdk running() throws IOException {
        return new Jdk(Path.of(System.getProperty("java.home")));
    }

    int release() {
        return release;
    }

    String java() {
        return home.resolve("bin/java").toString();
    }

    /** Whether a JVM starts with these options. */
    boolean knows(List<String> options) {
        return known.computeIfAbsent(options, this::starts);
    }

    private boolean starts(List<String> options) {
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(options);
        if (options.contains(Flags.JVMCI)) {
            // without Graal's compiler a JVM ends when it first compiles something
            command.add("-Xcomp");
        }
        command.add("-version");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException | InterruptedException x) {
            throw new IllegalStateException(x);
        }
    }

    @Override
    public String toString() {
        return "JDK " + release;
    }
}
