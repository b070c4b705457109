package dev.standpipe.rewrite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The example of each rule, before and after, as text that can be read and commented: src/test/golden.
 * {@code -Dgolden.update} writes it anew.
 */
class GoldenTest {
    @TestFactory
    Stream<DynamicTest> examplesAreRewrittenAsShown() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Setting setting : Arrays.asList(Setting.javac(), Setting.ecj())) {
            if (setting != null) {
                Catalogue catalogue = new Catalogue(setting, finding -> 1);
                for (Rule rule : Rules.all()) {
                    String example = rule.id() + "Example";
                    compare(
                            tests,
                            rule,
                            setting + ".before",
                            catalogue.originals().get(example));
                    compare(
                            tests,
                            rule,
                            setting + ".after",
                            catalogue.rewritten().get(example));
                }
            }
        }
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> readingAheadIsAsShown() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        Path folder = Repository.MODULE.resolve("src/test/resources/hoist");
        for (Setting setting : Arrays.asList(Setting.javac(), Setting.ecj())) {
            if (setting != null) {
                byte[] classFile = setting.compiled(
                                Arrays.asList(folder.resolve("Example.java").toFile()))
                        .get("Example");
                String after = Listing.of(
                        Rewriter.standard().readingAhead().rewrite(classFile).classFile());
                tests.add(DynamicTest.dynamicTest(
                        setting.toString(), () -> compare(folder.resolve(setting + ".after.txt"), after)));
            }
        }
        return tests.stream();
    }

    private static void compare(List<DynamicTest> tests, Rule rule, String name, byte[] classFile) {
        Path golden = Repository.GOLDENS.resolve(rule.id()).resolve(name + ".txt");
        tests.add(DynamicTest.dynamicTest(rule.id() + "/" + name, () -> compare(golden, Listing.of(classFile))));
    }

    private static void compare(Path golden, String actual) throws IOException {
        if (System.getProperty("golden.update") != null) {
            assertThat(System.getenv("CI"))
                    .as("goldens are not updated where CI is set")
                    .isNull();
            if (!Files.exists(golden) || !same(golden, actual)) {
                Files.createDirectories(golden.getParent());
                Files.write(golden, actual.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertThat(golden).exists();
        assertThat(Listing.normalized(actual)).isEqualTo(Listing.normalized(Repository.text(golden)));
    }

    private static boolean same(Path golden, String actual) throws IOException {
        return Listing.normalized(actual).equals(Listing.normalized(Repository.text(golden)));
    }

    @Test
    void labelsMayBeRenamedAndCommentsAdded() {
        assertThat(Listing.normalized("  start:  // here\n    GOTO start\n\n"))
                .isEqualTo(Listing.normalized("L7\n    GOTO L7\n"));
    }

    @Test
    void anotherJumpIsAnotherListing() {
        assertThat(Listing.normalized("L1\nL2\n GOTO L1")).isNotEqualTo(Listing.normalized("L1\nL2\n GOTO L2"));
    }

    @Test
    void instructionsAreNotTakenForLabels() {
        assertThat(Listing.normalized("L2I\nI2L")).isNotEqualTo(Listing.normalized("I2L\nL2I"));
    }

    @Test
    void theListingShowsWhatIsInserted() {
        Map<String, byte[]> after = new Catalogue(Setting.javac(), finding -> 1).rewritten();
        assertThat(Listing.of(after.get("ReadArrayExample"))).contains("INVOKESTATIC java/io/Standpipe.readArray");
    }
}
