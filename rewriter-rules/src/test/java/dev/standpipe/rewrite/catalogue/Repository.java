package dev.standpipe.rewrite.catalogue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where things are, seen from the module whose tests run. */
public final class Repository {
    public static final Path MODULE =
            Paths.get(System.getProperty("basedir", "")).toAbsolutePath();
    public static final Path ROOT = MODULE.getParent();
    static final Path DOCS = ROOT.resolve("docs");
    static final Path APPS = ROOT.resolve("test-apps");
    static final Path GOLDENS = MODULE.resolve("src/test/golden");

    private Repository() {}

    /** The names of what is in the folder, in order. */
    static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().collect(Collectors.toList());
        }
    }

    public static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
