package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The choice as a user sees it: a JVM of its own each time, with what it prints. */
@Tag("slow")
class BackendInAJvmTest {
    private static final String ACCESS = "--enable-native-access=ALL-UNNAMED";

    @Test
    void byDefaultItIsJavaAndNothingIsPrinted() throws Exception {
        assertThat(run())
                .startsWith("moved by java", "complaint null", "java")
                .noneMatch(line -> line.startsWith("WARNING"));
    }

    @Test
    void aNativeBackendPrintsNothingEitherAndNamesTheFlagItLacks() throws Exception {
        for (String backend : new String[] {"jni", "ffm"}) {
            assertThat(run("-Dstandpipe.backend=" + backend)).noneMatch(line -> line.startsWith("WARNING"));
        }
        assumeTrue(JavaVersion.RUNNING >= 24, "this JVM wants no flag");
        String noLibrary = NativeLibrary.obstacle(Integer.MAX_VALUE);
        assumeTrue(noLibrary == null, noLibrary);
        assertThat(run("-Dstandpipe.backend=jni"))
                .contains(
                        "moved by java",
                        "jni: native access is not enabled; --enable-native-access=ALL-UNNAMED enables it");
    }

    @Test
    void theFlagBringsTheNativeBackends() throws Exception {
        Backends.assumeLoaded();
        assertThat(runNatively("-Dstandpipe.backend=jni"))
                .contains("moved by jni", "jni", "java: the backend asked for is jni");
        assertThat(runNatively("-Dstandpipe.backend=jni")).anyMatch(line -> line.matches("at level (.) of \\1"));
        if (JavaVersion.RUNNING >= 22) {
            assertThat(runNatively("-Dstandpipe.backend=ffm"))
                    .contains("moved by ffm", "ffm")
                    .noneMatch(line -> line.startsWith("WARNING"));
        }
    }

    @Test
    void javaStepsInWhereTheLibraryCannotBeUnpacked(@TempDir Path temporary) throws Exception {
        Backends.assumeLoaded();
        assertThat(runNatively("-Dstandpipe.backend=jni", "-Djava.io.tmpdir=" + temporary.resolve("gone")))
                .contains("moved by java")
                .anyMatch(line -> line.startsWith("jni: the native library cannot be unpacked into " + temporary));
    }

    @Test
    void anUnknownNameIsToldAndTakenForAuto() throws Exception {
        assertThat(run("-Dstandpipe.backend=jna"))
                .contains(
                        "moved by java",
                        "complaint backend \"jna\" is unknown, auto is used; known are auto, java, jni, ffm");
    }

    @Test
    void aNameThatComesTooLateIsTold() throws Exception {
        assertThat(run())
                .contains("too late: backend \"jni\" comes too late, java is in use")
                .contains("no matter: null, null");
    }

    /** What runs in the JVM. */
    public static void main(String[] args) {
        int[] array = new int[2000];
        byte[] bytes = new byte[8000];
        bytes[7999] = 1;
        Codecs.chosen().decode(Element.INT, bytes, 0, array, 0, 2000);
        System.out.println("moved by " + (array[1999] == 1 ? Codecs.chosen().name() : "nobody"));
        if (Codecs.chosen() instanceof JniCodec) {
            System.out.println("at level " + JniCodec.level(-2) + " of " + JniCodec.level(-1));
        }
        System.out.println("complaint " + Codecs.complaint());
        Codecs.backends().forEach(System.out::println);
        System.out.println("too late: " + Codecs.choose("jni"));
        System.out.println("no matter: " + Codecs.choose("auto") + ", " + Codecs.choose("java"));
    }

    private static List<String> runNatively(String... options) throws IOException, InterruptedException {
        if (JavaVersion.RUNNING < 22) {
            return run(options);
        }
        String[] more = Arrays.copyOf(options, options.length + 1);
        more[options.length] = ACCESS;
        return run(more);
    }

    private static List<String> run(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(Arrays.asList(options));
        command.addAll(Arrays.asList("-cp", System.getProperty("java.class.path"), BackendInAJvmTest.class.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            List<String> lines = reader.lines().collect(Collectors.toList());
            assertThat(process.waitFor()).as(String.join("\n", lines)).isZero();
            return lines;
        }
    }
}
