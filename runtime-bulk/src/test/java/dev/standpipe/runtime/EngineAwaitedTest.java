package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.link.Link;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the engine begins of which a loop is in need: in a JVM of its own, where none is installed. */
@Tag("slow")
public class EngineAwaitedTest {
    private static final String OPEN = "--add-opens=java.base/java.io=ALL-UNNAMED";

    @TempDir
    Path folder;

    @Test
    void comesOnceLoopsHaveCarriedWhatItTakes() throws Exception {
        Process process = new ProcessBuilder(
                        Paths.get(System.getProperty("java.home"), "bin", "java")
                                .toString(),
                        JavaVersion.RUNNING < 9 ? "-Dnothing=asked" : OPEN,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Linked.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(Files.readAllLines(folder.resolve("said"))).isEqualTo(Collections.singletonList("all is well"));
    }

    /** Where nothing is verified that needs the doorway, before that is there. */
    public static final class Linked {
        public static void main(String[] args) throws Exception {
            assertThat(Link.establish()).isNull();
            Waiting.tryAll(new File(args[0], "data"));
            new PrintStream(System.out, true).println("all is well");
        }
    }
}
