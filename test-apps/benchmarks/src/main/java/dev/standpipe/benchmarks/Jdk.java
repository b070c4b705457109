package dev.standpipe.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A JDK to measure on. {@code version} is in its own words; {@code feature} is 8, 11, 17… */
public record Jdk(Path home, int feature, String version) {

    /** Null when there is no JDK at {@code home}. */
    public static Jdk at(Path home) {
        Path java = home.resolve("bin/java");
        if (!Files.isExecutable(java)) {
            return null;
        }
        // Java 8 of some vendors has no release file, so it is asked itself
        Map<String, String> facts = new HashMap<>();
        try {
            for (String line : Commands.output(List.of(java.toString(), "-XshowSettings:properties", "-version"))
                    .split("\n")) {
                String[] pair = line.trim().split(" = ", 2);
                facts.put(pair[0], pair[pair.length - 1]);
            }
        } catch (IOException e) {
            return null;
        }
        String specification = facts.get("java.specification.version");
        if (specification == null) {
            return null;
        }
        int feature = Integer.parseInt(specification.startsWith("1.") ? specification.substring(2) : specification);
        return new Jdk(home, feature, facts.get("java.runtime.version") + " " + facts.get("java.vendor"));
    }

    /** Those in the usual places, one of each feature version, oldest first. */
    public static Collection<Jdk> installed() {
        List<Path> homes = new ArrayList<>();
        homes.add(Path.of(System.getProperty("java.home")));
        System.getenv().forEach((name, value) -> {
            if (name.matches("JAVA\\d*_HOME")) {
                homes.add(Path.of(value));
            }
        });
        Path user = Path.of(System.getProperty("user.home"));
        for (Path folder :
                List.of(Path.of("/usr/lib/jvm"), user.resolve(".jdks"), user.resolve(".sdkman/candidates/java"))) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> entries = Files.list(folder)) {
                    entries.sorted().forEach(homes::add);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        Map<Integer, Jdk> byFeature = new TreeMap<>();
        for (Path home : homes) {
            Jdk jdk = at(home);
            if (jdk != null) {
                byFeature.putIfAbsent(jdk.feature, jdk);
            }
        }
        return byFeature.values();
    }

    /** The one that stands for all where one must: the newest that most people run. */
    public static int representative(Collection<Integer> features) {
        return features.contains(25) ? 25 : Collections.max(features);
    }

    @Override
    public String toString() {
        return "JDK " + feature;
    }
}
