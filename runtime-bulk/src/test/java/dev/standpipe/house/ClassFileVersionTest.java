package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What runs in a target JVM runs on Java 8; newer classes have a source folder of their own and are loaded by name. */
class ClassFileVersionTest {
    private static final int JAVA_8 = 52;

    @Test
    void everyClassHasTheVersionOfItsSourceFolder() throws IOException {
        Map<String, Integer> sources = new TreeMap<>();
        note(sources, "src/main/java", JAVA_8);
        note(sources, "src/main/shim", JAVA_8);
        note(sources, "src/main/shim-stubs", JAVA_8);
        note(sources, "target/generated-sources/lanes", JAVA_8);
        note(sources, "src/main/java9", JAVA_8 + 1);
        note(sources, "src/main/java22", JAVA_8 + 14);
        List<String> wrong = new ArrayList<>();
        List<Path> classes = files(Repository.CLASSES, ".class");
        for (Path file : classes) {
            String name = Repository.CLASSES.relativize(file).toString().replaceAll("(\\$.*)?\\.class$", "");
            int version = majorVersion(file);
            if (!Integer.valueOf(version).equals(sources.get(name))) {
                wrong.add(name + " has version " + version + ", its source folder asks for " + sources.get(name));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(classes).hasSizeGreaterThanOrEqualTo(15);
    }

    @Test
    void theDoorwayTravelsAsAResource() throws IOException {
        Path carried = Repository.CLASSES.resolve("dev/standpipe/runtime/link/java.io.Standpipe.bin");
        assertThat(majorVersion(carried)).isEqualTo(JAVA_8);
    }

    private static void note(Map<String, Integer> sources, String folder, int version) throws IOException {
        Path root = Repository.MODULE.resolve(folder);
        for (Path file : files(root, ".java")) {
            sources.put(root.relativize(file).toString().replaceAll("\\.java$", ""), version);
        }
    }

    private static List<Path> files(Path root, String end) throws IOException {
        if (!Files.exists(root)) {
            return new ArrayList<>();
        }
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.toString().endsWith(end)).collect(Collectors.toList());
        }
    }

    private static int majorVersion(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            in.readInt();
            in.readUnsignedShort();
            return in.readUnsignedShort();
        }
    }
}
