package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.LinkedSession;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM of its own for what must not happen in this one: no memory, no stack, no room on the disk. */
public final class Fork {
    private Fork() {}

    /** Calls the static method {@code name} of {@code type} in a new JVM, behind the shell commands {@code before}. */
    public static void run(String before, Class<?> type, String name, Path dir, String... options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(Arrays.asList("sh", "-c", before + " exec \"$@\"", "sh"));
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (JavaVersion.RUNNING >= 9) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        // A shared-memory file for jstat would be larger than some limits allow.
        command.add("-XX:-UsePerfData");
        command.addAll(ShortRun.options());
        command.addAll(Arrays.asList(options));
        command.addAll(Arrays.asList(
                "-cp",
                System.getProperty("java.class.path"),
                Fork.class.getName(),
                type.getName(),
                name,
                dir.toString()));
        File output = Files.createTempFile(dir, "fork", ".log").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
        try {
            assertThat(process.waitFor(200, TimeUnit.SECONDS))
                    .as("ended in time: " + command)
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        String said = new String(Files.readAllBytes(output.toPath()), "UTF-8");
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said).contains("all is well");
    }

    public static void main(String[] args) throws Throwable {
        if (System.getProperty(LinkedSession.EAGER) != null) {
            Prefetch.askEagerly(System.getProperty(LinkedSession.EAGER));
        }
        String whyNot = Switch.on();
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
        try {
            Method what = Class.forName(args[0]).getDeclaredMethod(args[1], Path.class);
            what.setAccessible(true);
            what.invoke(null, Paths.get(args[2]));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        System.out.println("all is well");
    }
}
