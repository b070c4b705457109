package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RuntimeJarIT {
    @Test
    void holdsNothingButOurPackages() throws IOException {
        assertThat(entries()).allMatch(name -> name.matches("(dev/|dev/standpipe/.*|META-INF/.*)"));
    }

    @Test
    void carriesTheDoorwayAndTheLicense() throws IOException {
        assertThat(entries()).contains("META-INF/LICENSE", "dev/standpipe/runtime/link/java.io.Standpipe.bin");
    }

    @Test
    void saysNothingAboutTheMachineThatBuiltIt() throws IOException {
        try (JarFile jar = open()) {
            assertThat(jar.getManifest().getMainAttributes().keySet())
                    .extracting(Object::toString)
                    .contains("Manifest-Version", "Implementation-Version")
                    .isSubsetOf(
                            "Manifest-Version",
                            "Automatic-Module-Name",
                            "Build-Jdk-Spec",
                            "Build-Tool-Jdk-Spec",
                            "Bundle-License",
                            "Implementation-Title",
                            "Implementation-Version");
        }
    }

    private static List<String> entries() throws IOException {
        try (JarFile jar = open()) {
            return Collections.list(jar.entries()).stream()
                    .map(JarEntry::getName)
                    .collect(Collectors.toList());
        }
    }

    private static JarFile open() throws IOException {
        return new JarFile(System.getProperty("runtime.jar"));
    }
}
