package dev.standpipe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is typed wrongly is told in two lines. */
class BenchTest {
    private static String said(int exit, String line) {
        PrintStream err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            assertThat(Bench.run(Path.of("nowhere"), List.of(line.split(" ")))).isEqualTo(exit);
        } finally {
            System.setErr(err);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "app | there is no benchmark 'app'; did you mean apps?",
                "fly | there is no benchmark 'fly'",
                "paper --cod | unknown option '--cod'; did you mean --cold?",
                "apps --only kmeans | there is no program 'kmeans'; did you mean k-means?",
                "apps --rounds 0 | --rounds needs a number, and '0' is none",
                "apps --jdk | --jdk needs a value",
                "apps --jdk nowhere | there is no JDK in nowhere",
                "paper --size 5 | --size with a number needs one --only, as each program has a unit of its own",
                "paper --size huge | --size is small, large or a number, and 'huge' is none",
                "micro --only raff | there is no stack 'raff'; did you mean raf?",
                "all --wide | unknown option '--wide'"
            })
    void usageErrorsNameTheNearest(String line, String message) {
        String subject = List.of("app", "fly").contains(line) ? "" : line.split(" ")[0] + " ";
        assertThat(said(2, line))
                .isEqualTo("standpipe: " + message + System.lineSeparator() + "Try: standpipe bench " + subject
                        + "--help" + System.lineSeparator());
    }
}
