package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The map of the code in docs/contributing.md names files and classes that exist. */
class MapTest {
    private static final Path PAGE = Repository.ROOT.resolve("docs/contributing.md");
    private static final List<String> WALKS = Arrays.asList("kind of stream", "rule", "report column", "option");
    private static final int FEWEST_STEPS = 4;
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(?:#[^)]*)?\\)");

    /** The words beside the names in a drawing are in lower case. */
    private static final Pattern CLASS = Pattern.compile("\\b[A-Z]\\w+\\b");

    private static final List<String> NO_CLASSES = Arrays.asList("From", "JVM", "JDK");

    @Test
    void eachWalkNamesFilesThatExist() throws IOException {
        for (String walk : WALKS) {
            String section = section("### Where does a new " + walk + " go?");
            Matcher step = Pattern.compile("(?ms)^\\d+\\. .*?(?=^\\d+\\. |\\z)").matcher(section);
            int steps = 0;
            int files = 0;
            for (; step.find(); steps++) {
                for (Matcher link = LINK.matcher(step.group()); link.find(); files++) {
                    assertThat(PAGE.resolveSibling(link.group(1)).normalize())
                            .as(walk)
                            .isRegularFile();
                }
            }
            assertThat(steps).as(walk).isGreaterThanOrEqualTo(FEWEST_STEPS);
            assertThat(files).as(walk).isGreaterThanOrEqualTo(steps - 1);
        }
    }

    @Test
    void aLinkHasTheNameOfItsFile() throws IOException {
        List<String> wrong = new ArrayList<>();
        Matcher link =
                Pattern.compile("\\[([A-Z]\\w+)\\]\\([^)]*/(\\w+)\\.java\\)").matcher(section("## Map of the code"));
        while (link.find()) {
            if (!link.group(1).equals(link.group(2))) {
                wrong.add(link.group());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void whatIsDrawnExists() throws IOException {
        TreeSet<String> drawn = new TreeSet<>();
        Matcher drawing = Pattern.compile("(?ms)^```\\n(.*?)^```").matcher(section("## Map of the code"));
        while (drawing.find()) {
            for (Matcher name = CLASS.matcher(drawing.group(1)); name.find(); ) {
                drawn.add(name.group());
            }
        }
        drawn.removeAll(NO_CLASSES);
        assertThat(drawn).hasSizeGreaterThan(30);
        drawn.removeAll(mainClasses());
        assertThat(drawn)
                .as("classes that docs/contributing.md draws and that do not exist")
                .isEmpty();
    }

    /** In the drawings, the package stands beside the class. */
    @Test
    void whatIsDrawnIsInThePackageBesideIt() throws IOException {
        assertThat(misplaced("### The way of a class", "rewriter-rules/src/main/java/dev/standpipe/rewrite", 10))
                .isEmpty();
        assertThat(misplaced("### The way of an array", "runtime-bulk/src/main/java/dev/standpipe/runtime", 6))
                .isEmpty();
    }

    private static List<String> misplaced(String drawing, String root, int fewest) throws IOException {
        List<String> wrong = new ArrayList<>();
        int seen = 0;
        Matcher row =
                Pattern.compile("(?m)^[ \u2502]+([A-Z]\\w+) {2,}([a-z.]+) {2,}").matcher(section(drawing));
        for (; row.find(); seen++) {
            String folder = row.group(2).equals("rewrite") ? "" : row.group(2).replace('.', '/') + "/";
            Path file = Repository.ROOT.resolve(root + "/" + folder + row.group(1) + ".java");
            if (!row.group(2).equals("java.io") && !Files.isRegularFile(file)) {
                wrong.add(row.group().trim());
            }
        }
        assertThat(seen).as(drawing).isGreaterThanOrEqualTo(fewest);
        return wrong;
    }

    @Test
    void theOrderOfTheRuntimesPackagesIsThatOfTheCode() throws IOException {
        assertThat(section("### The way of an array")).contains("\n    " + RuntimePackages.ORDER + "\n");
    }

    private static TreeSet<String> mainClasses() throws IOException {
        TreeSet<String> classes = new TreeSet<>();
        for (String module : Arrays.asList("runtime-bulk", "collective", "rewriter-rules", "agent", "maven-plugin")) {
            try (Stream<Path> main = Files.walk(Repository.ROOT.resolve(module).resolve("src/main"))) {
                main.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".java"))
                        .forEach(name -> classes.add(name.replace(".java", "")));
            }
        }
        return classes;
    }

    /** From its heading to the next one of its level or above. */
    private static String section(String heading) throws IOException {
        String page = new String(Files.readAllBytes(PAGE), StandardCharsets.UTF_8);
        String level = heading.substring(0, heading.indexOf(' '));
        Matcher section = Pattern.compile(
                        "(?ms)^" + Pattern.quote(heading) + "$(.*?)(?=^#{1," + level.length() + "} |\\z)")
                .matcher(page);
        assertThat(section.find()).as(heading).isTrue();
        return section.group(1);
    }
}
