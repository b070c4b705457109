package dev.standpipe.cli.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import oldstyle.Asking;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that was rewritten in the build can be switched off while it runs, though no agent knows its loops. */
@Tag("once")
class BuiltInIT {
    /** So many that the engine begins at once. */
    private static final int MANY = 20_000;

    @TempDir
    Path folder;

    @BeforeEach
    void needsProc() {
        assumeTrue(Files.isReadable(Paths.get("/proc/self/io")), "the program counts its calls there");
    }

    @Test
    void withTheEngine() throws Exception {
        try (Neighbour built = started(MANY, "--add-opens=java.base/java.io=ALL-UNNAMED")) {
            isSwitchedOffAndOn(built);
        }
    }

    /** Nothing reaches into package java.io there. */
    @Test
    void withWhatIsReadWithoutTheEngine() throws Exception {
        assumeTrue(Jvm.RELEASE >= 16, "before, the package is open");
        try (Neighbour built = started(MANY)) {
            isSwitchedOffAndOn(built);
        }
    }

    private static void isSwitchedOffAndOn(Neighbour built) throws Exception {
        assertThat(built.saidFirst()).isEqualTo("few");
        Jvm.Ended off = standpipe("attach", built.pid, "enabled=false");
        assertThat(off.code).as(off.err).isZero();
        assertThat(off.out).contains("the agent in process " + built.pid + " is off");
        assertThat(built.next()).isEqualTo("many");
        assertThat(standpipe("doctor", built.pid).out).contains("the agent is off");
        Jvm.Ended on = standpipe("attach", built.pid, "enabled=true");
        assertThat(on.code).as(on.err).isZero();
        assertThat(on.out).contains("is not there, and code that was rewritten in the build works as before");
        assertThat(built.next()).isEqualTo("few");
        assertThat(standpipe("attach", built.pid, "enabled=false").code).isZero();
        assertThat(built.next()).isEqualTo("many");
        assertThat(built.said())
                .contains(
                        "is off, rewritten loops do their own work again",
                        "is not there, and code that was rewritten in the build works as before");
    }

    /** Nobody has asked for the runtime yet. */
    @Test
    void beforeItsFirstLoop() throws Exception {
        try (Neighbour built = started(MANY, "--add-opens=java.base/java.io=ALL-UNNAMED", "-Dasking.waits=true")) {
            assertThat(built.saidFirst()).isEqualTo("waiting");
            assertThat(standpipe("attach", built.pid, "enabled=false").out).contains(" is off");
            assertThat(built.next()).isEqualTo("many");
        }
    }

    /** It has run some, and left them to themselves. */
    @Test
    void beforeTheEngineHasBegun() throws Exception {
        try (Neighbour built = started(200, "--add-opens=java.base/java.io=ALL-UNNAMED")) {
            assertThat(built.saidFirst()).isEqualTo("many");
            assertThat(standpipe("attach", built.pid, "enabled=false").code).isZero();
            Jvm.Ended on = standpipe("attach", built.pid, "enabled=true");
            assertThat(on.code).as(on.err).isZero();
            assertThat(on.out).contains("is not there, and code that was rewritten in the build works as before");
            assertThat(built.next()).isEqualTo("few");
        }
    }

    private Neighbour started(int ints, String... jvmOptions) throws Exception {
        Path plain = folder.resolve("plain");
        Path built = folder.resolve("built");
        String name = Asking.class.getName().replace('.', '/');
        Files.createDirectories(plain.resolve(name).getParent());
        for (String part : new String[] {name + ".class", name + "$Loop.class"}) {
            Files.copy(Paths.get(Jvm.classes(), part), plain.resolve(part));
        }
        Jvm.Ended rewritten = standpipe("rewrite", plain.toString(), "-o", built.toString(), "--embed-runtime");
        assertThat(rewritten.code).as(rewritten.err).isZero();
        Path zeros = Files.write(folder.resolve("zeros"), new byte[4 * ints]);
        Jvm jvm = Jvm.plain().with("-XX:+IgnoreUnrecognizedVMOptions").with(jvmOptions);
        String mark = "built-" + System.nanoTime();
        return Neighbour.startedBy(
                jvm.command("-cp", built.toString(), Asking.class.getName(), mark, zeros.toString()), mark);
    }

    private static Jvm.Ended standpipe(String... arguments) throws Exception {
        return Jvm.plain()
                .unverified()
                .command("-jar", Jvm.agentJar())
                .command(arguments)
                .end();
    }
}
