package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Modular programs, and images made for them, have only the modules that they ask for: none, here. */
@Tag("slow")
class SmallestImageTest {
    @TempDir
    Path folder;

    @Test
    void arraysAreCarriedWithoutTheModuleOfUnsafe() throws Exception {
        assumeTrue(JavaVersion.RUNNING >= 9, "before 9 there are no modules");
        File log = folder.resolve("log").toFile();
        Process process = new ProcessBuilder(
                        Paths.get(System.getProperty("java.home"), "bin", "java")
                                .toString(),
                        "--limit-modules",
                        "java.base",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Program.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(new String(Files.readAllBytes(log.toPath()), "US-ASCII")).contains("element 7 of 100");
    }

    static final class Program {
        public static void main(String[] arguments) throws IOException {
            byte[] bytes = new byte[400];
            bytes[31] = 7;
            int[] array = new int[100];
            try (BulkDataInputStream in = new BulkDataInputStream(new ByteArrayInputStream(bytes))) {
                in.readArray(array);
            }
            System.out.println("element " + array[7] + " of " + array.length);
        }
    }
}
