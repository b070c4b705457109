package dev.standpipe.corpus;

import dev.standpipe.rewrite.Hierarchy;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Measures how far the rewriter reaches; how to call it says {@link #USAGE}. */
public final class Reach {
    private static final String USAGE = """
            usage: reach [--jdk HOME]… [--list FILE --cache FOLDER] [--docs FOLDER] [JAR or FOLDER]…
              --jdk     scan the classes of this JDK; the JVM that runs this should be the first
              --list    scan the jars that FILE names by Maven coordinates; they lie in the cache folder
              --docs    write reach.md and reach.csv into this folder, else print the report
            """;

    private Reach() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        List<Library> libraries = new ArrayList<>();
        Path list = null;
        Path cache = null;
        Path docs = null;
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith("-")
                    && (i + 1 == args.length
                            || !List.of("--jdk", "--list", "--cache", "--docs").contains(args[i]))) {
                System.err.print(USAGE);
                System.exit(2);
            }
            switch (args[i]) {
                case "--jdk" -> libraries.add(jdk(Path.of(args[++i])));
                case "--list" -> list = Path.of(args[++i]);
                case "--cache" -> cache = Path.of(args[++i]);
                case "--docs" -> docs = Path.of(args[++i]);
                default -> libraries.addAll(own(Path.of(args[i])));
            }
        }
        if (list != null) {
            libraries.addAll(listed(list, cache));
        }
        if (!run(libraries, docs)) {
            System.exit(1);
        }
    }

    private static boolean run(List<Library> libraries, Path docs) throws IOException, InterruptedException {
        Supertypes all = new Supertypes(Hierarchy.UNKNOWN);
        for (Library library : libraries) {
            if (!library.isJdk() || library == libraries.get(0)) {
                all.addAll(library);
            }
        }
        Scan scan = new Scan(all);
        for (Library library : libraries) {
            System.err.println("reach: " + library.name());
            scan.add(library);
        }
        Path folder = Files.createTempDirectory("reach");
        Linking linking = new Linking(
                folder,
                libraries.stream()
                        .filter(library -> !library.isJdk() && Files.isRegularFile(library.path()))
                        .map(Library::path)
                        .toList());
        linking.link(scan.changed);
        delete(folder);
        String page = new Page(scan, linking).text();
        if (docs == null) {
            System.out.println(page);
        } else {
            Files.writeString(docs.resolve("reach.md"), page);
            Files.write(
                    docs.resolve("reach.csv"),
                    Stream.concat(
                                    Stream.of(Row.csvHead()),
                                    scan.rows.stream().filter(Row::carries).map(Row::csv))
                            .toList());
        }
        scan.failures.forEach(failure -> System.err.println("reach: " + failure));
        linking.broken.forEach(failure -> System.err.println("reach: does not link: " + failure));
        return scan.failures.isEmpty() && linking.broken.isEmpty();
    }

    /** It is asked itself: not every JDK 8 has a release file. */
    private static Library jdk(Path home) throws IOException {
        Process java = new ProcessBuilder(home.resolve("bin/java").toString(), "-XshowSettings:properties", "-version")
                .redirectErrorStream(true)
                .start();
        String version;
        try (BufferedReader lines = java.inputReader()) {
            version = lines.lines()
                    .map(String::trim)
                    .filter(line -> line.startsWith("java.version = "))
                    .map(line -> line.substring(15))
                    .findFirst()
                    .orElseThrow(() -> new IOException(home + " holds no JDK"));
        }
        return Library.jdk("JDK " + version, home);
    }

    /** A folder that holds jars is the jars in it. */
    private static List<Library> own(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of(Library.jar(path.getFileName().toString(), path));
        }
        List<Library> jars = new ArrayList<>();
        try (Stream<Path> files = Files.walk(path)) {
            files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .forEach(jar -> jars.add(Library.jar(path.relativize(jar).toString(), jar)));
        }
        jars.add(Library.jar(path.toString(), path));
        return jars;
    }

    private static List<Library> listed(Path list, Path cache) throws IOException {
        try (Stream<String> lines = Files.lines(list)) {
            return lines.filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("[: ]"))
                    .map(part -> Library.jar(
                            part[1] + " " + part[2], cache.resolve(part[0] + "." + part[1] + "-" + part[2] + ".jar")))
                    .sorted(Comparator.comparing(Library::name))
                    .toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
