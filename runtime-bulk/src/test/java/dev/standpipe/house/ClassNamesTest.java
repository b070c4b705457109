package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pages about the code name classes that exist: ours, by simple or full name, or the JDK's. */
class ClassNamesTest {
    private static final Path DOCS = Repository.ROOT.resolve("docs");

    private static final List<String> MODULES =
            Arrays.asList("runtime-bulk", "collective", "rewriter-rules", "agent", "maven-plugin", "test-apps");

    private static final List<String> PACKAGES_OF_THE_JDK = Arrays.asList(
            "java.io",
            "java.lang",
            "java.nio.channels",
            "java.security",
            "java.util",
            "java.util.zip",
            "javax.crypto",
            "sun.nio.ch");

    /** Of libraries, of newer JDKs, and made by us while a program is built. */
    private static final Set<String> ELSEWHERE = new HashSet<>(Arrays.asList(
            "AgentBuilder",
            "Blocker",
            "DataInputDeserializer",
            "DataOutputSerializer",
            "Lookup",
            "Module",
            "StandpipeDoorway1"));

    /** A name in code letters, alone or with a method of the class, and no word in capitals. */
    private static final Pattern NAME =
            Pattern.compile("`((?:dev\\.standpipe\\.(?:\\w+\\.)*)?)([A-Z]\\w*[a-z]\\w*)(?:\\.\\w+)?(?:\\([^`]*\\))?`");

    @Test
    void classesThatPagesNameExist() throws IOException {
        Set<String> ours = ours();
        List<String> unknown = new ArrayList<>();
        int seen = 0;
        for (Path page : pages()) {
            String text = new String(Files.readAllBytes(page), StandardCharsets.UTF_8);
            for (Matcher name = NAME.matcher(text.replaceAll("(?ms)^```.*?^```", "")); name.find(); seen++) {
                boolean exists = name.group(1).isEmpty()
                        ? ours.contains(name.group(2)) || ELSEWHERE.contains(name.group(2)) || isJdks(name.group(2))
                        : ours.contains(name.group(1) + name.group(2));
                if (!exists) {
                    unknown.add(Repository.ROOT.relativize(page) + ": " + name.group());
                }
            }
        }
        assertThat(unknown).isEmpty();
        assertThat(seen).isGreaterThan(150);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> adr = Files.list(DOCS.resolve("adr"))) {
            return Stream.concat(
                            Stream.of("implementation", "how-it-works", "semantics", "contributing", "hoisting")
                                    .map(page -> DOCS.resolve(page + ".md")),
                            adr)
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    /** The names of our sources, each by itself and with its package. */
    private static Set<String> ours() throws IOException {
        Set<String> names = new HashSet<>();
        for (String module : MODULES) {
            try (Stream<Path> files = Files.walk(Repository.ROOT.resolve(module))) {
                files.map(file -> file.toString().replace('\\', '/'))
                        .filter(file -> file.endsWith(".java") && !file.contains("/target/"))
                        .forEach(file -> {
                            String name = file.substring(0, file.length() - ".java".length());
                            names.add(name.substring(name.lastIndexOf('/') + 1));
                            int root = name.indexOf("/dev/standpipe/");
                            if (root >= 0) {
                                names.add(name.substring(root + 1).replace('/', '.'));
                            }
                        });
            }
        }
        return names;
    }

    private static boolean isJdks(String name) {
        for (String one : PACKAGES_OF_THE_JDK) {
            if (ClassLoader.getSystemResource(one.replace('.', '/') + "/" + name + ".class") != null) {
                return true;
            }
        }
        return false;
    }
}
