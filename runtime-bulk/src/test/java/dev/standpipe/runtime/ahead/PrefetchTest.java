package dev.standpipe.runtime.ahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.standpipe.runtime.LinkedSession;
import dev.standpipe.runtime.file.FileStamp;
import dev.standpipe.runtime.file.PositionalIo;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.thread.IoThreads;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Reading ahead is decided when the engine starts, so each way of it is tried in a JVM of its own. */
@Tag("slow")
class PrefetchTest {
    @TempDir
    Path folder;

    @Test
    void aheadLooksLikeReading() throws Exception {
        assertThat(forked("-D" + LinkedSession.EAGER + "=ahead", ReadsAhead.class.getName()))
                .doesNotContain("\n0 tests passed");
    }

    @Test
    void hintsLookLikeReading() throws Exception {
        assertThat(forked("-D" + LinkedSession.EAGER + "=hint", ReadsHinted.class.getName()))
                .doesNotContain("\n0 tests passed");
    }

    @Test
    void offIsNothingAtAll() throws Exception {
        String said = forked("-verbose:class", ReadsUnaided.class.getName());
        assertThat(said).contains("\n1 tests passed", " dev.standpipe.runtime.transfer.FileReads ");
        for (Class<?> type : new Class<?>[] {
            PositionalIo.class, TrackedFiles.class, TrackedFile.class, ReadAheadPolicy.class, Window.class,
            WindowQueue.class, WindowMemory.class, FileStamp.class, IoThreads.class, ThreadShortage.class
        }) {
            assertThat(said.contains(" " + type.getName() + " "))
                    .as(type + " is loaded")
                    .isFalse();
        }
    }

    private String forked(String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        if (JavaVersion.RUNNING >= 9) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        command.addAll(Arrays.asList("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
        command.add(System.getProperty("java.class.path"));
        for (String argument : arguments) {
            if (!argument.startsWith("-")) {
                command.add(PrefetchTest.class.getName());
            }
            command.add(argument);
        }
        File log = folder.resolve("log").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        try {
            assertThat(process.waitFor(200, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        String said = new String(Files.readAllBytes(log.toPath()), "UTF-8");
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }

    /** Runs the tests of one class. */
    public static void main(String[] arguments) throws ClassNotFoundException {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        try (LauncherSession session = LauncherFactory.openSession()) {
            session.getLauncher()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(Class.forName(arguments[0])))
                                    .build(),
                            summary);
        }
        summary.getSummary().printFailuresTo(new PrintWriter(System.out, true), 8);
        System.out.println("\n" + summary.getSummary().getTestsSucceededCount() + " tests passed");
        System.exit(summary.getSummary().getTotalFailureCount() == 0 ? 0 : 1);
    }
}
