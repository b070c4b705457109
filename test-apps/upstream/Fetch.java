import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Gets a suite from Maven's repositories, with all it needs, and unpacks the tests: many look for their files beside them. */
final class Fetch {
    /** What runs the tests; it has engines for JUnit 3, 4, 5 inside. */
    private static final Suite.Coordinates CONSOLE =
            Suite.Coordinates.of("org.junit.platform:junit-platform-console-standalone:1.14.4");

    /** Come with the console, in versions that fit together. */
    private static final List<String> IN_CONSOLE =
            List.of("org.junit.platform:*", "org.junit.jupiter:*", "org.junit.vintage:*");

    private final Path folder;

    Fetch(Path folder) {
        this.folder = folder;
    }

    /**
     * What has been fetched.
     *
     * @param classes the tests, unpacked
     * @param classPath the console first, then the tests, then the rest
     * @param own names of the classes in the library and in its tests
     */
    record Fetched(Path classes, String classPath, Set<String> own) {}

    Fetched fetch(Suite suite) throws IOException, InterruptedException {
        Path home = Files.createDirectories(
                folder.resolve(suite.name() + "-" + suite.main().version()));
        Path pom = home.resolve("pom.xml");
        Path list = home.resolve("class-path");
        String text = pom(suite);
        if (!Files.exists(pom) || !Files.readString(pom).equals(text) || !complete(list)) {
            Files.deleteIfExists(list);
            Files.writeString(pom, text);
            resolve(suite, pom, list);
        }
        List<Path> jars = jars(list);
        String end = "-" + suite.main().version();
        Path library = named(jars, suite.name() + end + ".jar");
        Path tests = named(jars, suite.name() + end + "-tests.jar");
        Path classes = home.resolve("test-classes");
        Set<String> own = new HashSet<>(classes(library));
        own.addAll(classes(tests));
        unpack(tests, classes);
        List<String> path = new ArrayList<>();
        Path console = named(jars, CONSOLE.artifact() + "-" + CONSOLE.version() + ".jar");
        path.add(console.toString());
        path.add(classes.toString());
        jars.forEach(jar -> {
            if (!jar.equals(tests) && !jar.equals(console)) path.add(jar.toString());
        });
        return new Fetched(classes, String.join(File.pathSeparator, path), own);
    }

    private static void resolve(Suite suite, Path pom, Path list) throws IOException, InterruptedException {
        System.out.println("upstream: fetching " + suite.main() + ", its tests and what they need");
        Process maven = new ProcessBuilder(
                        "mvn",
                        "-B",
                        "-ntp",
                        "-q",
                        "-f",
                        pom.toString(),
                        "org.apache.maven.plugins:maven-dependency-plugin:3.9.0:build-classpath",
                        "-Dmdep.outputFile=" + list)
                .inheritIO()
                .start();
        if (maven.waitFor() != 0) {
            throw new IOException("Maven cannot resolve " + suite.main() + "; its project file is " + pom);
        }
    }

    private static List<Path> jars(Path list) throws IOException {
        return Stream.of(Files.readString(list).strip().split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }

    private static boolean complete(Path list) throws IOException {
        return Files.exists(list) && jars(list).stream().allMatch(Files::exists);
    }

    private static Path named(List<Path> jars, String name) throws IOException {
        return jars.stream()
                .filter(jar -> jar.getFileName().toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new IOException(name + " is not on the class path"));
    }

    private static Set<String> classes(Path jar) throws IOException {
        Set<String> names = new HashSet<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(".class"))
                    .forEach(name -> names.add(name.substring(0, name.length() - ".class".length())));
        }
        return names;
    }

    private static void unpack(Path jar, Path folder) throws IOException {
        Folders.delete(folder);
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
                Path file = folder.resolve(entry.getName()).normalize();
                if (entry.isDirectory() || !file.startsWith(folder)) continue;
                Files.createDirectories(file.getParent());
                try (InputStream in = zip.getInputStream(entry)) {
                    Files.copy(in, file);
                }
            }
        }
    }

    private static String pom(Suite suite) {
        StringBuilder text = new StringBuilder("""
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>upstream</groupId><artifactId>%s</artifactId><version>1</version>
                  <dependencies>
                """.formatted(suite.name()));
        List<Suite.Coordinates> jars =
                new ArrayList<>(List.of(CONSOLE, suite.main(), suite.main().tests()));
        jars.addAll(suite.dependencies());
        List<String> without =
                Stream.concat(IN_CONSOLE.stream(), suite.without().stream()).toList();
        jars.forEach(jar -> dependency(text, jar, without));
        return text.append("  </dependencies>\n</project>\n").toString();
    }

    private static void dependency(StringBuilder text, Suite.Coordinates jar, List<String> without) {
        text.append("    <dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
                .formatted(jar.group(), jar.artifact(), jar.version()));
        text.append("<classifier>%s</classifier><exclusions>".formatted(jar.classifier()));
        for (String name : without) {
            String[] parts = name.split(":");
            text.append("<exclusion><groupId>%s</groupId><artifactId>%s</artifactId></exclusion>"
                    .formatted(parts[0], parts[1]));
        }
        text.append("</exclusions></dependency>\n");
    }
}
