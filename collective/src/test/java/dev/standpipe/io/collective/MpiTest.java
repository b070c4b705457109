package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Groups by MPI, where there is one; without Java 22 the same processes without it. */
@Tag("slow")
class MpiTest {
    private static final boolean HAS_FOREIGN = Launch.javaVersion() >= 22;

    @TempDir
    Path dir;

    /** As Debian calls them where both are there. */
    enum Library {
        MPICH("mpich"),
        OPEN_MPI("openmpi", "--oversubscribe", "--allow-run-as-root");

        private final String suffix;
        private final List<String> options;

        Library(String suffix, String... options) {
            this.suffix = suffix;
            this.options = Arrays.asList(options);
        }

        File tool(String name) {
            for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
                File tool = new File(folder, name + "." + suffix);
                if (tool.canExecute()) {
                    return tool;
                }
            }
            assumeTrue(false, "there is no " + name + "." + suffix);
            return null;
        }

        List<String> start(int processes) {
            List<String> command = new ArrayList<>();
            command.add(tool("mpiexec").getPath());
            command.addAll(options);
            command.addAll(Arrays.asList("-n", String.valueOf(processes)));
            return command;
        }
    }

    private Launched run(Library library, int processes, String... what) throws Exception {
        return run(library, processes, "serialized", what);
    }

    private Launched run(Library library, int processes, String threads, String[] what) throws Exception {
        List<String> command = library.start(processes);
        String level = "-Dstandpipe.mpi.threads=" + threads;
        command.addAll(HAS_FOREIGN ? Launched.java("--enable-native-access=ALL-UNNAMED", level) : Launched.java(level));
        command.add(what[0]);
        command.add(dir.resolve("f").toString());
        command.addAll(Arrays.asList(what).subList(1, what.length));
        return Launched.wait(dir, Collections.singletonList(command));
    }

    private static int lines(String text, String part) {
        return text.split(part, -1).length - 1;
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void itMovesWhatSingleCallsMove(Library library) throws Exception {
        for (int processes : new int[] {1, 3}) {
            Launched done = run(library, processes, "cases", "0", "20", "world");
            assertThat(lines(done.outputs.get(0), "is through"))
                    .as(done.outputs.get(0))
                    .isEqualTo(processes);
            assertThat(done.codes).containsExactly(0);
            assertThat(done.outputs
                            .get(0)
                            .contains("[standpipe] MPI is not used, the processes work together by themselves: "
                                    + "MPI is called through java.lang.foreign"))
                    .isEqualTo(!HAS_FOREIGN);
        }
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void whatJavaWritesCReadsAndTheOtherWayRound(Library library) throws Exception {
        String program = dir.resolve("strided").toString();
        Launched compiler = Launched.wait(
                dir,
                Collections.singletonList(
                        Arrays.asList(library.tool("mpicc").getPath(), "-o", program, source().toString())));
        assertThat(compiler.codes).as(compiler.outputs.get(0)).containsExactly(0);
        for (boolean javaWrites : new boolean[] {true, false}) {
            Files.deleteIfExists(dir.resolve("f"));
            for (String how : new String[] {"write", "read"}) {
                if (how.equals("write") == javaWrites) {
                    Launched java = run(library, 3, "block", how, "20000", "world");
                    assertThat(java.codes).as(java.outputs.get(0)).containsExactly(0);
                } else {
                    List<String> command = library.start(3);
                    command.addAll(Arrays.asList(program, how, dir.resolve("f").toString(), "20000"));
                    Launched c = Launched.wait(dir, Collections.singletonList(command));
                    assertThat(c.outputs.get(0)).contains("C is through");
                    assertThat(c.codes).containsExactly(0);
                }
            }
        }
    }

    private static Path source() {
        return Paths.get(System.getProperty("basedir")).resolve("src/test/c/strided.c");
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void hintsOfOneMemberAloneAreRefusedByMpiAndHoldForAllWithout(Library library) throws Exception {
        Launched done = run(library, 3, "hints", "world");
        assertThat(done.codes).containsExactly(0);
        String said = HAS_FOREIGN
                ? "with MPI all members give the same hints; rank 0 gives {cb_nodes=1} and rank 1 {}"
                : "has 1 nodes";
        assertThat(lines(done.outputs.get(0), Pattern.quote(said)))
                .as(done.outputs.get(0))
                .isEqualTo(3);
        assertThat(lines(done.outputs.get(0), "is through")).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void oneThatFailsStopsAllAndNothingHangs(Library library) throws Exception {
        Launched thrown = run(library, 3, "throw", "world");
        assertThat(thrown.codes).containsExactly(3);
        assertThat(thrown.outputs.get(0)).contains("rank 2: java.lang.IllegalStateException: rank 2 throws");
        Launched missing = run(library, 3, "missing", "world");
        assertThat(missing.codes).containsExactly(3);
        assertThat(lines(missing.outputs.get(0), "rank [0-2]: "))
                .as(missing.outputs.get(0))
                .isEqualTo(3);
        assertThat(lines(missing.outputs.get(0), String.join("/", Collections.nCopies(100, "no"))))
                .isGreaterThanOrEqualTo(3);
        Launched nonsense = run(library, 3, "nonsense", "world");
        assertThat(nonsense.codes).containsExactly(3);
        assertThat(nonsense.outputs.get(0)).contains("a view of ints for float[]");
        Launched killed = run(library, 3, "halt", "world");
        assertThat(killed.codes.get(0)).isNotZero();
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void whatOneHasWrittenByItselfStaysWhenAllWriteInFrontOfIt(Library library) throws Exception {
        Launched done = run(library, 3, "behind", "world");
        assertThat(done.codes).as(done.outputs.get(0)).containsExactly(0);
        assertThat(lines(done.outputs.get(0), "behind are 7 to 7, in front 1 to 1"))
                .as(done.outputs.get(0))
                .isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void whoHasAskedForASingleThreadIsHeldToIt(Library library) throws Exception {
        String[] elsewhere = {"elsewhere", "mpi"};
        assumeTrue(HAS_FOREIGN, "MPI needs Java 22");
        Launched any = run(library, 2, "serialized", elsewhere);
        assertThat(any.codes).as(any.outputs.get(0)).containsExactly(0);
        assertThat(lines(any.outputs.get(0), "met nothing")).isEqualTo(2);
        Launched single = run(library, 2, "single", elsewhere);
        assertThat(single.codes).as(single.outputs.get(0)).containsExactly(0);
        String refused = "with standpipe.mpi.threads=single only the thread that has called Groups.mpi\\(\\) may";
        assertThat(lines(single.outputs.get(0), refused)).isEqualTo(2);
        Launched closing = run(library, 2, "single", new String[] {"closing", "mpi"});
        assertThat(closing.codes).as(closing.outputs.get(0)).containsExactly(0);
        assertThat(lines(closing.outputs.get(0), refused)).isEqualTo(2);
        Launched other = run(library, 2, "multiple", elsewhere);
        assertThat(other.codes.get(0)).isNotZero();
        assertThat(other.outputs.get(0)).contains("standpipe.mpi.threads can be serialized or single, and is multiple");
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void aFullDiskIsReportedToAll(Library library) throws Exception {
        assumeTrue(new File("/dev/full").exists(), "there is no /dev/full");
        List<String> command = library.start(2);
        command.addAll(HAS_FOREIGN ? Launched.java("--enable-native-access=ALL-UNNAMED") : Launched.java());
        command.addAll(Arrays.asList("block", "/dev/full", "write", "20000", "world"));
        Launched done = Launched.wait(dir, Collections.singletonList(command));
        assertThat(done.codes).as(done.outputs.get(0)).containsExactly(3);
        assertThat(done.outputs.get(0)).doesNotContain("is through");
    }
}
