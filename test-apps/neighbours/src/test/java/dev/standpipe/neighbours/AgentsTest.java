package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Other agents do their work beside ours, whoever comes first. */
class AgentsTest {
    private static final String PROGRAM = "neighbours.app.Loops";

    /** It is told to make spans of methods with loops: both agents change the same class. */
    @Test
    @Tag("once")
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

    /** It changes the JDK's classes while the program runs, and those of the program. */
    @Test
    @Tag("once")
    void mockito() throws Exception {
        String classPath = Places.classPath(
                Places.CLASSES,
                Places.jar("mockito-core.jar"),
                Places.jar("byte-buddy.jar"),
                Places.jar("objenesis.jar"));
        String spied = classPath + File.pathSeparator + Places.jar("byte-buddy-agent.jar");
        Trial trial = Trial.of("mockito", "-cp", spied, "neighbours.host.Spies")
                .withChatter()
                .beside("-javaagent:" + Places.jar("byte-buddy-agent.jar"), "-Dnet.bytebuddy.experimental=true");
        List<Outcome> outcomes = trial.run(0);
        assertThat(outcomes.get(0).out())
                .contains("enough", "0 bytes written", "summed up bit by bit", "388 bytes left");
        for (Outcome helped : outcomes.subList(1, outcomes.size())) {
            assertThat(helped.err()).contains("another agent had java.io.DataInputStream transformed again");
            assertThat(Moved.elements(helped)).as("by the file").containsEntry("Spies.read", 18L);
        }
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
