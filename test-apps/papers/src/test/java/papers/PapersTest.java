package papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.report.Report;
import dev.standpipe.report.format.Reports;
import dev.standpipe.report.SiteRow;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All variants of an experiment do the same, in Java, in C and with the agent, and their loops are rewritten as pinned. */
class PapersTest {
    private static final Path PINNED = Paths.get("src/test/resources/papers");
    private static final Path C = Paths.get("src/main/c");

    @ParameterizedTest
    @EnumSource
    void allVariantsDoTheSame(Experiments experiment) throws Exception {
        Trial trial = new Trial(experiment, "variants");
        Map<String, String> checksums = new TreeMap<>();
        for (String variant : experiment.variants()) {
            for (String setting : settings(experiment, variant)) {
                String checksum = trial.checksumHere(variant, setting);
                assertSame(checksums, experiment.work(variant, setting), checksum, variant + " " + setting);
            }
        }
        assertThat(checksums).isNotEmpty();
    }

    /** Those of the table, but of workers and sizes no more than one needs to see that there are several. */
    private static List<String> settings(Experiments experiment, String variant) {
        if (experiment == Experiments.BALANCE) {
            return Arrays.asList("10000 65536", "100 65536");
        }
        return experiment.settings(variant).stream()
                .filter(setting -> !setting.matches("processes .*|threads (8|16)|.* (4|64|256|512|1024)")
                        || setting.equals("sequential 1024") && variant.equals("buffered"))
                .collect(Collectors.toList());
    }

    private static void assertSame(Map<String, String> checksums, String what, String checksum, String who) {
        String before = checksums.putIfAbsent(what, checksum);
        assertThat(checksum).as(who).isEqualTo(before == null ? checksum : before);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void sameInC(Experiments experiment) throws Exception {
        assumeTrue(hasCompiler(), "no C compiler (cc) on this machine: the C programs were not run");
        Trial trial = new Trial(experiment, "c");
        Path program = trial.folder.resolveSibling(experiment.label() + ".program");
        Trial.output(Arrays.asList(
                "cc",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-O3",
                "-march=native",
                "-pthread",
                "-o",
                program.toString(),
                C.resolve(experiment.cSource()).toString()));
        for (String variant : experiment.cVariants()) {
            for (String setting : settings(experiment, inJava(experiment, variant))) {
                assertThat(trial.checksumInC(program, variant, setting))
                        .as(variant + " " + setting)
                        .isEqualTo(trial.checksumHere(inJava(experiment, variant), setting));
            }
        }
    }

    private static boolean hasCompiler() throws InterruptedException {
        try {
            return Trial.output(Arrays.asList("cc", "--version")).length() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** A variant in Java that does what this one does in C, and is not slow. */
    private static String inJava(Experiments experiment, String variant) {
        switch (experiment) {
            case BYTE_IO:
                return variant;
            case BALANCE:
                return variant.replaceFirst("^c-", "bulk-");
            default:
                return experiment.variants().get(experiment.variants().size() - 1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void sameWithTheAgent(Experiments experiment) throws Exception {
        Trial trial = new Trial(experiment, "agent");
        List<String> loops = new ArrayList<>();
        for (String variant : experiment.variants()) {
            if (experiment.isUnmodified(variant)) {
                List<String> settings = settings(experiment, variant);
                String setting = settings.get(Math.min(2, settings.size() - 1));
                Path report = trial.folder.resolve(variant + ".json");
                Files.deleteIfExists(report);
                assertThat(trial.checksumWithAgent(variant, setting, report.toString()))
                        .as(variant)
                        .isEqualTo(trial.checksumHere(variant, setting));
                loops.addAll(loops(variant, Reports.read(report).sites()));
            }
        }
        Path pinned = PINNED.resolve(experiment.label() + ".txt");
        if (System.getProperty("golden.update") != null) {
            Files.createDirectories(PINNED);
            Files.write(pinned, loops);
        }
        assertThat(loops).isEqualTo(Files.readAllLines(pinned, StandardCharsets.UTF_8));
    }

    /** Loops that were executed or refused, by class and method: what they carry, and what became of it. */
    private static List<String> loops(String variant, List<SiteRow> sites) {
        List<String> loops = sites.stream()
                .filter(site -> !site.isRewritten() || site.activity().elements() > 0)
                .sorted((a, b) -> Integer.compare(a.place().line(), b.place().line()))
                .map(site -> variant + ": " + name(site) + " " + site.what() + ": "
                        + (site.isRewritten()
                                ? site.rule() + ", " + site.activity().elements() + " in bulk"
                                : site.reason()))
                .collect(Collectors.toList());
        return loops.isEmpty() ? Collections.singletonList(variant + ": no loop that reads or writes elements") : loops;
    }

    private static String name(SiteRow site) {
        return site.place().className().replaceFirst(".*/", "") + "."
                + site.place().method();
    }

    /** They are JVMs like the first, so they have the agent when it has. */
    @Test
    void processesHaveTheAgentToo() throws Exception {
        Trial trial = new Trial(Experiments.BLOCK_ARRAY, "processes");
        for (Path old : reports(trial.folder)) {
            Files.delete(old);
        }
        assertThat(trial.checksumWithAgent(
                        "raf", "processes 2 2", trial.folder.resolve("%p.json").toString()))
                .isEqualTo(trial.checksumHere("view", "processes 3"))
                .isEqualTo(trial.checksumHere("bulk", "threads 1"));
        List<Report> reports = new ArrayList<>();
        for (Path report : reports(trial.folder)) {
            reports.add(Reports.read(report));
        }
        assertThat(reports).hasSize(3);
        long ints = trial.input().length() / 4;
        assertThat(loops("raf", Reports.merge(reports).sites()))
                .hasSize(2)
                .allSatisfy(loop -> assertThat(loop).endsWith("Array, " + 2 * ints + " in bulk"));
    }

    private static List<Path> reports(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json")).collect(Collectors.toList());
        }
    }

    /** A checksum that did not see all would be worth nothing. */
    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void anotherByteIsNoticed(Experiments experiment) throws Exception {
        Trial trial = new Trial(experiment, "changed");
        Map<String, String> before = new TreeMap<>();
        for (int round = 0; round < 2; round++) {
            for (String variant : experiment.variants()) {
                String checksum = trial.checksumHere(
                        variant, settings(experiment, variant).get(0));
                assertThat(before.put(variant, checksum)).isNotEqualTo(checksum);
            }
            try (RandomAccessFile file = new RandomAccessFile(trial.input(), "rw")) {
                // In the part of the chunk that Balance computes with.
                file.seek(file.length() / 65536 * 65536 - 65536 + 333);
                int old = file.read();
                file.seek(file.getFilePointer() - 1);
                file.write(old ^ 0x10);
            }
        }
    }

    @Test
    void aTransferHasALengthInSteps() throws Exception {
        Trial trial = new Trial(Experiments.BALANCE, "calibrate");
        assertThat(trial.here("calibrate", trial.folder.toString(), "65536"))
                .matches("read-chunk [1-9]\\d* ns\\Rwrite-chunk [1-9]\\d* ns\\R"
                        + "steps-per-read [1-9]\\d*\\Rsteps-per-read-write [1-9]\\d*\\R");
    }

    @Test
    void theTableIsComplete() throws Exception {
        List<String> programs = new ArrayList<>();
        for (Path source : sources(Paths.get("src/main/java/papers"))) {
            if (text(source).contains("void main(")) {
                programs.add("papers." + source.getFileName().toString().replace(".java", ""));
            }
        }
        assertThat(Arrays.stream(Experiments.values()).map(Experiments::program))
                .containsExactlyInAnyOrderElementsOf(programs);
        assertThat(sources(C).stream().map(source -> source.getFileName().toString()))
                .containsAll(Arrays.stream(Experiments.values())
                        .map(Experiments::cSource)
                        .collect(Collectors.toSet()));
    }

    /** Programs that knew of us, or of what came after 2001, would show nothing. */
    @Test
    void theUnmodifiedKnowNothingOfStandpipe() throws Exception {
        assertThat(sources(Paths.get("src/main/java/papers/unmodified")))
                .isNotEmpty()
                .allSatisfy(source -> assertThat(text(source))
                        .doesNotContainIgnoringCase("standpipe")
                        .doesNotContain("java.nio", "papers.bulk", "->"));
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).collect(Collectors.toList());
        }
    }

    private static String text(Path source) throws IOException {
        return new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
    }
}
