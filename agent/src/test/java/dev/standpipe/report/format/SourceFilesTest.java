package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.rewrite.report.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFilesTest {
    @TempDir
    Path project;

    @Test
    void areFoundInTheFolderOfThePackage() throws Exception {
        file("a/src/main/java/p/q/A.java");
        file("a/src/main/java/p/A.java");
        assertThat(found("p/q/A$Inner", "A.java")).isEqualTo("a/src/main/java/p/q/A.java");
        assertThat(found("p/A", "A.java")).isEqualTo("a/src/main/java/p/A.java");
        assertThat(found("z/A", "A.java")).isNull();
        assertThat(found("p/A", "B.java")).isNull();
        assertThat(found("p/A", null)).isNull();
    }

    @Test
    void orAnywhereIfThereIsOnlyOne() throws Exception {
        file("src/Loops.kt");
        assertThat(found("com/example/LoopsKt", "Loops.kt")).isEqualTo("src/Loops.kt");
    }

    @Test
    void areNotCopies() throws Exception {
        file("target/copy/of/the/sources/p/A.java");
        file("src/p/A.java");
        file(".git/p/A.java");
        assertThat(found("p/A", "A.java")).isEqualTo("src/p/A.java");
    }

    @Test
    void areNothingThatAClassFileMadeUp() throws Exception {
        assertThat(found("p/A", "../../../../etc/passwd")).isNull();
    }

    @Test
    void needAFolder() {
        assertThatThrownBy(() -> SourceFiles.below(project.resolve("gone"))).hasMessageContaining("there is no folder");
    }

    private void file(String name) throws Exception {
        Files.createDirectories(project.resolve(name).getParent());
        Files.write(project.resolve(name), new byte[0]);
    }

    private String found(String className, String source) throws Exception {
        return SourceFiles.below(project).fileOf(new Place(className, "m", "()V", source, 1, 1));
    }
}
