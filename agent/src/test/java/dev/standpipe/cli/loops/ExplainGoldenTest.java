package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Spoken;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said about the same loops as several compilers make them; {@code -Dgolden.update} writes it anew. */
class ExplainGoldenTest {
    @ParameterizedTest
    @ValueSource(strings = {"javac-8-g", "javac-25", "ecj-class-file-52", "kotlinc", "scalac-3", "groovyc", "r8"})
    void ofACompiler(String compiler) throws IOException {
        Path module = Paths.get(System.getProperty("basedir"));
        File classes = module.resolve("../test-apps/corpus-classes/" + compiler).toFile();
        StringBuilder said = new StringBuilder();
        String[] files = classes.list((in, name) -> name.endsWith("Loops.class"));
        Arrays.sort(files);
        for (String file : files) {
            Spoken explained = Spoken.by(
                    "explain", file.substring(0, file.length() - ".class".length()), "-cp", classes.getPath());
            assertThat(explained.err).isEmpty();
            said.append(explained.out.replace(System.lineSeparator(), "\n"));
        }
        Path golden = module.resolve("src/test/golden/explain/" + compiler + ".txt");
        if (System.getProperty("golden.update") != null) {
            assertThat(System.getenv("CI")).as("goldens are written at home").isNull();
            Files.write(golden, said.toString().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(said.toString()).isEqualTo(new String(Files.readAllBytes(golden), StandardCharsets.UTF_8));
    }
}
