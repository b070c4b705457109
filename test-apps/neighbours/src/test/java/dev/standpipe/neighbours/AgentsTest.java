package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Other agents do their work beside ours, whoever comes first. */
class AgentsTest {
    private static final String PROGRAM = "neighbours.app.Loops";

    /** It is told to make spans of methods with loops: both agents change the same class. */
    @Test
    @Tag("slow")
    void opentelemetry() throws Exception {
        Trial trial = Trial.of("opentelemetry", "-cp", Jars.app(), PROGRAM)
                .withChatter()
                .beside(
                        "-javaagent:" + Places.jar("opentelemetry-javaagent.jar"),
                        "-Dotel.traces.exporter=logging",
                        "-Dotel.metrics.exporter=none",
                        "-Dotel.logs.exporter=none",
                        "-Dotel.instrumentation.methods.include=" + PROGRAM
                                + "[writeCells,readCells,sumHeights,readFromEmptyFile]");
        for (Outcome outcome : Moved.allLoops(trial)) {
            assertThat(outcome.err())
                    .contains(
                            "'Loops.writeCells'",
                            "'Loops.readCells'",
                            "'Loops.sumHeights'",
                            "'Loops.readFromEmptyFile'");
        }
    }

    @Test
    void aspectj() throws Exception {
        assumeTrue(Places.JAVA <= 26, "AspectJ 1.9.25.1 reads class files up to Java 26");
        String agent = "-javaagent:" + Places.jar("aspectjweaver.jar");
        // It defines classes through a method of ClassLoader that is closed since Java 16.
        Object[] options = Places.JAVA >= 9
                ? new Object[] {"--add-opens=java.base/java.lang=ALL-UNNAMED", agent}
                : new Object[] {agent};
        Trial trial = Trial.of("aspectj", "-cp", Places.CLASSES, PROGRAM)
                .withChatter()
                .beside(options);
        assertThat(Moved.allLoops(trial).get(0).out())
                .contains("> readCells", "< readCells", "> readExternal", "< writeExternal");
    }

    @Test
    void asyncProfiler() throws Exception {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        assumeTrue(system.equals("Linux amd64"), "the profiler's library at hand is for Linux on x86-64");
        Trial trial = Trial.of("async-profiler", "-cp", Jars.app(), PROGRAM)
                .beside("-agentpath:" + Places.PROFILER
                        + "=start,event=itimer,interval=1ms,collapsed,file=profile.txt");
        for (Outcome outcome : Moved.allLoops(trial)) {
            Path profile = outcome.work().resolve("profile.txt");
            assertThat(new String(Files.readAllBytes(profile), StandardCharsets.UTF_8))
                    .contains("neighbours/app/Loops.main");
        }
    }
}
