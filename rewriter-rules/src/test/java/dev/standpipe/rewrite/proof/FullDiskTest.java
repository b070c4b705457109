package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.adversarial.ShortRun;
import dev.standpipe.proof.FullDisk;
import dev.standpipe.runtime.Switch;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rounds that are put together before they are written, and a file that may not grow: in a JVM with such a limit. */
@Tag("slow")
@Tag("once")
class FullDiskTest {
    @Test
    void nobodyCanTellTheLoopsApartWhereAFileIsFull(@TempDir Path folder) throws Exception {
        List<String> command = new ArrayList<>(Arrays.asList("sh", "-c", "ulimit -f 10; exec \"$@\"", "sh"));
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (!System.getProperty("java.specification.version").startsWith("1.")) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        // a file of its own would be larger than the limit allows
        command.addAll(Arrays.asList("-XX:-UsePerfData", "-Dclasses=" + classes(folder)));
        command.addAll(ShortRun.options());
        command.addAll(Arrays.asList(
                "-cp", System.getProperty("java.class.path"), getClass().getName(), "" + folder));
        File said = folder.resolve("said").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said)
                .start();
        try {
            assertThat(process.waitFor(200, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        String text = new String(Files.readAllBytes(said.toPath()), "UTF-8");
        assertThat(text).matches("(?s)moved in [1-9][0-9]* of \\d+\n");
    }

    /** The compilers write larger files. */
    private static Path classes(Path folder) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        for (Map.Entry<String, byte[]> compiled : Sources.compiledByJavac().entrySet()) {
            if (compiled.getKey().startsWith("Gathers")) {
                Files.write(classes.resolve(compiled.getKey()), compiled.getValue());
            }
        }
        return classes;
    }

    private static Map<String, byte[]> stored() throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        for (File file : new File(System.getProperty("classes")).listFiles()) {
            classes.put(file.getName(), Files.readAllBytes(file.toPath()));
        }
        return classes;
    }

    public static void main(String[] args) throws Exception {
        String whyNot = Switch.on();
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
        List<LoopProgram> programs = new ArrayList<>();
        for (LoopProgram program : new Loops("javac", stored(), new Rewritten()).programs()) {
            if (program.isRewritten()) {
                programs.add(program);
            }
        }
        new FullDisk(Paths.get(args[0]), programs).run().forEach(System.out::println);
        LoopProgram.Share all = new LoopProgram.Share();
        programs.forEach(program -> program.shares().values().forEach(all::add));
        System.out.println("moved in " + all);
    }
}
