package dev.standpipe.proof.ahead;

import static dev.standpipe.proof.Mutation.rerouted;

import dev.standpipe.adversarial.ShortRun;
import dev.standpipe.proof.Mutation;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The same fuzz, with the same arguments, in a JVM where many reads in the background are slow, or short, or fail: no
 * program may tell.
 */
public final class Troubled {
    private static final String TROUBLE = "dev/standpipe/runtime/file/Trouble";

    private Troubled() {}

    public static void main(String[] args) throws Exception {
        Path changed = Files.createTempDirectory("standpipe");
        List<Path> written = new ArrayList<>();
        try {
            change(changed, written);
            System.exit(start(changed, args));
        } finally {
            for (Path each : written) {
                Files.delete(each);
            }
        }
    }

    /** Says what it has written also if it does not come to the end. */
    static void change(Path folder, List<Path> written) throws IOException {
        written.add(change(folder, "ahead/Window", "fill", rerouted("read", TROUBLE, "read")));
        written.add(change(folder, "thread/IoThreads", "run", rerouted("execute", TROUBLE, "execute")));
    }

    private static Path change(Path folder, String name, String method, Mutation mutation) throws IOException {
        String type = "dev/standpipe/runtime/" + name;
        Path file = folder.resolve(type + ".class");
        Files.createDirectories(file.getParent());
        return Files.write(file, mutation.applied(type, method));
    }

    private static int start(Path changed, String[] args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (JavaVersion.RUNNING >= 9) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        command.addAll(ShortRun.options());
        command.add("-cp");
        command.add(changed + File.pathSeparator + System.getProperty("java.class.path"));
        command.add(AheadFuzz.class.getName());
        command.addAll(Arrays.asList(args));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
