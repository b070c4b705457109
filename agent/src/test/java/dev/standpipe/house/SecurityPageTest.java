package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each line of the threat model names tests that there are. */
class SecurityPageTest {
    private static final Path ROOT = Paths.get(System.getProperty("basedir"), "..");
    private static final Pattern TEST = Pattern.compile("`(\\w+(?:Test|IT))\\.(\\w+)`");

    private static final String[] MODULES = {
        "runtime-bulk", "rewriter-rules", "agent", "test-apps/gaps", "test-apps/surroundings"
    };

    @Test
    void eachLineHasATest() throws IOException {
        int lines = 0;
        List<String> wrong = new ArrayList<>();
        for (String line : text(ROOT.resolve("docs/security.md")).split("\n")) {
            if (!line.startsWith("| ") || line.endsWith("| test |")) {
                continue;
            }
            lines++;
            Matcher test = TEST.matcher(line);
            boolean any = false;
            while (test.find()) {
                any = true;
                if (!isThere(test.group(1), test.group(2))) {
                    wrong.add("there is no " + test.group());
                }
            }
            if (!any) {
                wrong.add("without a test: " + line);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(lines).isGreaterThan(30);
    }

    private static boolean isThere(String name, String method) throws IOException {
        for (String module : MODULES) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/test/java"))) {
                for (Path file : files.filter(f -> f.endsWith(name + ".java")).collect(Collectors.toList())) {
                    if (text(file).contains("void " + method + "(")) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
