package dev.standpipe.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The proof bites: each of {@link Mutants} is noticed in a JVM of its own, where the changed class comes before the
 * real one; the engine as it is is not.
 */
class MutantTest {
    private static final int SAME = 0;
    private static final int FEW = 4;

    @TempDir
    static Path folder;

    @TestFactory
    @Tag("once")
    Collection<DynamicTest> eachIsKilled() throws IOException {
        ExecutorService two = Executors.newFixedThreadPool(2);
        List<DynamicTest> tests = new ArrayList<>();
        for (Mutants.Mutant mutant : Mutants.all()) {
            Future<Fork> fork = two.submit(() -> new Fork(mutant, Arrays.asList(mutant.dose)));
            tests.add(DynamicTest.dynamicTest(mutant.bug, () -> fork.get().exits(Dose.DIFFERS)));
        }
        two.shutdown();
        return tests;
    }

    /** All of each dose, where a mutant ends with the first difference. */
    @TestFactory
    @Tag("long")
    Collection<DynamicTest> withoutThemNothingIsNoticed() {
        ExecutorService two = Executors.newFixedThreadPool(2);
        List<DynamicTest> tests = new ArrayList<>();
        for (List<String> doses : controls(Mutants.all())) {
            Future<Fork> fork = two.submit(() -> new Fork(null, doses));
            tests.add(DynamicTest.dynamicTest(doses.toString(), () -> fork.get().exits(SAME)));
        }
        two.shutdown();
        return tests;
    }

    /**
     * All doses, a few to a JVM: none may run out of time where the machine has much else to do. The one with a limit
     * to live with has its own, and those that read ahead have.
     */
    private static List<List<String>> controls(List<Mutants.Mutant> mutants) {
        List<String> doses =
                mutants.stream().map(mutant -> mutant.dose).distinct().collect(Collectors.toList());
        doses.remove(Mutants.FULL_DISK);
        List<String> ahead =
                doses.stream().filter(dose -> dose.startsWith(Dose.AHEAD)).collect(Collectors.toList());
        doses.removeAll(ahead);
        List<List<String>> parts = new ArrayList<>();
        parts.add(Arrays.asList(Mutants.FULL_DISK));
        parts.add(ahead);
        for (int from = 0; from < doses.size(); from += FEW) {
            parts.add(doses.subList(from, Math.min(from + FEW, doses.size())));
        }
        return parts;
    }

    private static final class Fork {
        private final int exit;
        private final String said;

        Fork(Mutants.Mutant mutant, List<String> doses) throws IOException, InterruptedException {
            Path own = Files.createTempDirectory(folder, "fork");
            if (mutant != null) {
                Path type = own.resolve(mutant.type + ".class");
                Files.createDirectories(type.getParent());
                Files.write(type, mutant.mutation.applied(mutant.type, mutant.method));
            }
            File log = own.resolve("log").toFile();
            Process process = new ProcessBuilder(command(own, doses))
                    .redirectErrorStream(true)
                    .redirectOutput(log)
                    .start();
            try {
                exit = process.waitFor(280, TimeUnit.SECONDS) ? process.exitValue() : -1;
            } finally {
                process.destroyForcibly();
            }
            said = new String(Files.readAllBytes(log.toPath()), "UTF-8");
        }

        void exits(int expected) {
            assertThat(exit).as(said.isEmpty() ? "nobody noticed" : said).isEqualTo(expected);
            assertThat(said).doesNotContain("itself failed");
        }

        private static List<String> command(Path own, List<String> doses) {
            String limit = doses.contains(Mutants.FULL_DISK) ? "ulimit -f 20; " : "";
            List<String> command = new ArrayList<>(Arrays.asList("sh", "-c", limit + "exec \"$@\"", "sh"));
            command.add(
                    Paths.get(System.getProperty("java.home"), "bin", "java").toString());
            if (JavaVersion.RUNNING >= 9) {
                command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
            }
            // Short runs; and a file for jstat would be larger than the limit.
            command.addAll(Arrays.asList("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-cp"));
            command.add(own + File.pathSeparator + System.getProperty("java.class.path"));
            command.add(Dose.class.getName());
            for (String dose : doses) {
                command.add(dose.equals(Mutants.FULL_DISK) ? Dose.fullDisk(own.toString()) : dose);
            }
            return command;
        }
    }
}
