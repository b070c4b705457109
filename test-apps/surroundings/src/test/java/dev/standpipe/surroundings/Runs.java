package dev.standpipe.surroundings;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs trials on one JDK, each way, and compares each with the program alone. */
final class Runs {
    private static final long PATIENCE_MINUTES = 4;
    private static final String NATIVE = "--enable-native-access=ALL-UNNAMED ";
    private static final String OPEN = "--add-opens=java.base/java.io=ALL-UNNAMED ";

    /** What the agent says when something did not go well. */
    private static final String[] COMPLAINTS = {
        "stays as it is",
        "stayed as they were",
        "rewrites nothing",
        "did not start",
        "cannot",
        "has no",
        "Error",
        "Exception",
        "does not use"
    };

    private static final String READ_AHEAD = "prefetch: [1-9][0-9]* MiB read ahead .*";

    private final Place place;
    private final Path home;
    private final int release;
    private int programs;

    Runs(Place place, Path home, int release) {
        this.place = place;
        this.home = home;
        this.release = release;
    }

    /** Programs that were run in a way of ours, and compared. */
    int programs() {
        return programs;
    }

    /** What differs, or should have been said or done and was not; empty if all is well. */
    List<String> differences(Trial trial) throws Exception {
        List<String> differences = new ArrayList<>();
        Outcome plain = outcome(trial, Way.PLAIN);
        if (plain.out.isEmpty() && !trial.script.contains(">")) {
            differences.add(trial + ": without the agent nothing was said; " + plain.err);
        }
        for (Way way : trial.ways) {
            if (way.existsOn(release)) {
                Outcome helped = outcome(trial, way);
                programs++;
                String difference = helped.differsFrom(plain);
                difference = difference != null || !way.isWatched() ? difference : lacks(trial, way, helped);
                if (difference != null) {
                    differences.add(trial + ", " + way + ", JDK " + release + ": " + difference);
                }
            }
        }
        return differences;
    }

    private static String lacks(Trial trial, Way way, Outcome helped) {
        boolean isSaid = trial.says.isEmpty();
        for (String line : helped.ours) {
            boolean isDocumented = !trial.says.isEmpty() && line.matches(trial.says);
            isSaid |= isDocumented;
            for (String complaint : COMPLAINTS) {
                if (!isDocumented && line.contains(complaint)) {
                    return "the agent says: " + line;
                }
            }
        }
        if (!isSaid) {
            return "the agent says nothing like " + trial.says + ", but " + helped.ours;
        }
        if (way == Way.AHEAD && trial.readsAhead && helped.ours.stream().noneMatch(line -> line.matches(READ_AHEAD))) {
            return "nothing was read ahead: " + helped.ours;
        }
        return helped.moved() < trial.moves ? helped.moved() + " elements moved at once, and not " + trial.moves : null;
    }

    private Outcome outcome(Trial trial, Way way) throws Exception {
        Path folder = place.runs.resolve("jdk-" + release).resolve(trial.name).resolve(way.name());
        delete(folder);
        Files.createDirectories(folder.resolve("work"));
        Path script = folder.resolve("script");
        Files.write(script, script(trial, way, folder).getBytes(StandardCharsets.ISO_8859_1));
        List<String> command = new ArrayList<>();
        if (trial.hasMounts) {
            command.add("unshare");
            command.add("--mount");
        }
        command.add("sh");
        command.add(script.toString());
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.resolve("work").toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("JDK_JAVA_OPTIONS");
        Process process = builder.start();
        process.getOutputStream().close();
        if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
            process.destroy();
            process.waitFor(10, TimeUnit.SECONDS);
            process.destroyForcibly();
            throw new IllegalStateException("still running after " + PATIENCE_MINUTES + " minutes: " + folder);
        }
        Outcome outcome = Outcome.of(process.exitValue(), folder);
        delete(folder.resolve("work"));
        return outcome;
    }

    /** What it leaves in its folder is listed from where it began. */
    private String script(Trial trial, Way way, Path folder) throws IOException {
        boolean rewritten = way == Way.REWRITTEN;
        String options = (release >= 17 ? NATIVE : "") + (release >= 9 ? OPEN : "");
        return variable("JAVA", home.resolve("bin/java"))
                + variable("AGENT_JAR", place.agent)
                + variable("AGENT", way.isWatched() ? agent(way) : "")
                + variable("OPTIONS", options.trim())
                + variable("CLASSES", rewritten ? place.rewritten : place.programs)
                + variable("DATA", place.data)
                + variable("LIBRARY", place.library)
                + prelude()
                + "work=$PWD\n"
                + trial.script
                + "\ncode=$?\ncd \"$work\"\n"
                + "find . -xdev -type f ! -name '*.jar' -print0 | LC_ALL=C sort -z | xargs -0 -r cksum > " + folder
                + "/files\nexit $code\n";
    }

    private String agent(Way way) {
        return "-javaagent:" + place.agent + (way.options.isEmpty() ? "" : "=" + way.options);
    }

    private static String variable(String name, Object value) {
        return name + "='" + value + "'\n";
    }

    private static String prelude() throws IOException {
        try (InputStream in = Runs.class.getResourceAsStream("prelude.sh")) {
            return Outcome.text(in);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> walk = Files.walk(folder)) {
                for (Path path : walk.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(path);
                }
            }
        }
    }
}
