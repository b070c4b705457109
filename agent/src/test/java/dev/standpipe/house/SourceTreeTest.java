package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Files and packages that can be read in one sitting. */
class SourceTreeTest {
    private static final Path ROOT = Paths.get(System.getProperty("basedir")).getParent();
    private static final List<String> MODULES =
            Arrays.asList("runtime-bulk", "collective", "rewriter-rules", "agent", "maven-plugin");

    private static final int MOST_FILES = 35;
    private static final int MOST_FILES_OF_ONE_KIND = 45;
    private static final int LONG_FILE = 300;
    /** The doorway and what stands in for it have to be one class each; two are of the API, with what it promises. */
    private static final int MOST_LONG_FILES = 4;

    private static final int MEDIAN_LINES = 90;
    private static final int COLUMNS = 120;

    /** Packages whose files are all of one kind, as the filters of a list are. */
    private static final List<String> OF_ONE_KIND = Collections.emptyList();

    private static final Map<Path, List<String>> MAIN = new TreeMap<>();
    private static final Map<Path, List<String>> ALL = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        for (String module : MODULES) {
            for (Path file : javaFiles(ROOT.resolve(module).resolve("src"))) {
                List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
                ALL.put(file, lines);
                boolean describesAPackage = file.endsWith("package-info.java");
                if (file.startsWith(ROOT.resolve(module).resolve("src/main")) && !describesAPackage) {
                    MAIN.put(file, lines);
                }
            }
        }
    }

    private static List<Path> javaFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).collect(Collectors.toList());
        }
    }

    @Test
    void allModulesAreSeen() {
        for (String module : MODULES) {
            assertThat(MAIN.keySet()).as(module).anyMatch(file -> file.startsWith(ROOT.resolve(module)));
        }
        assertThat(MAIN).hasSizeGreaterThan(350);
        assertThat(ALL).hasSizeGreaterThan(600);
    }

    /** However many source folders it is spread over, such as one for each release of Java. */
    @Test
    void noPackageHasMoreFilesThanCanBeOverseen() {
        Map<String, Integer> files = new TreeMap<>();
        MAIN.values().forEach(lines -> files.merge(packageOf(lines), 1, Integer::sum));
        assertThat(files).hasSizeGreaterThan(15).doesNotContainKey("");
        assertThat(files)
                .allSatisfy((name, count) -> assertThat(count)
                        .as(name)
                        .isLessThanOrEqualTo(OF_ONE_KIND.contains(name) ? MOST_FILES_OF_ONE_KIND : MOST_FILES));
        assertThat(files.keySet()).as("packages that are excepted").containsAll(OF_ONE_KIND);
    }

    private static String packageOf(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("package "))
                .map(line -> line.substring("package ".length(), line.length() - 1))
                .findFirst()
                .orElse("");
    }

    @Test
    void filesAreShort() {
        List<Integer> lengths = new ArrayList<>();
        List<Path> tooLong = new ArrayList<>();
        MAIN.forEach((file, lines) -> {
            lengths.add(lines.size());
            if (lines.size() > LONG_FILE) {
                tooLong.add(file);
            }
        });
        Collections.sort(lengths);
        assertThat(lengths.get(lengths.size() / 2)).as("median").isLessThan(MEDIAN_LINES);
        assertThat(tooLong).hasSizeLessThanOrEqualTo(MOST_LONG_FILES);
    }

    @Test
    void linesFitIntoAWindow() {
        List<String> wide = new ArrayList<>();
        ALL.forEach((file, lines) -> {
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).length() > COLUMNS) {
                    wide.add(ROOT.relativize(file) + ":" + (i + 1));
                }
            }
        });
        assertThat(wide).isEmpty();
    }
}
