package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Other agents do their work beside ours, in either order. */
class AgentsTest {
    private static final String[] OPENTELEMETRY = {
        "-javaagent:" + Places.jar("opentelemetry-javaagent.jar"),
        "-Dotel.traces.exporter=none",
        "-Dotel.metrics.exporter=none",
        "-Dotel.logs.exporter=none"
    };

    @Test
    @Tag("slow")
    void opentelemetryBeforeUs() throws Exception {
        Moved.allLoops(app("opentelemetry-before-us").withTalkativeNeighbour().before((Object[]) OPENTELEMETRY));
    }

    @Test
    @Tag("slow")
    void opentelemetryAfterUs() throws Exception {
        Moved.allLoops(app("opentelemetry-after-us").withTalkativeNeighbour().after((Object[]) OPENTELEMETRY));
    }

    @Test
    void aspectjBeforeUs() throws Exception {
        woven(aspects("aspectj-before-us").before(weaver()));
    }

    @Test
    void aspectjAfterUs() throws Exception {
        woven(aspects("aspectj-after-us").after(weaver()));
    }

    @Test
    void asyncProfilerBeforeUs() throws Exception {
        profiled(app("async-profiler-before-us").before(profiler()));
    }

    @Test
    void asyncProfilerAfterUs() throws Exception {
        profiled(app("async-profiler-after-us").after(profiler()));
    }

    private static Trial app(String name) throws Exception {
        return Trial.of(name, "-cp", Jars.app(), "neighbours.app.Loops");
    }

    private static Trial aspects(String name) {
        return Trial.of(name, "-cp", Places.CLASSES, "neighbours.app.Loops").withTalkativeNeighbour();
    }

    /** It defines classes through a method of ClassLoader that is closed since Java 16. */
    private static Object[] weaver() {
        String agent = "-javaagent:" + Places.jar("aspectjweaver.jar");
        return Places.JAVA >= 9
                ? new Object[] {"--add-opens=java.base/java.lang=ALL-UNNAMED", agent}
                : new Object[] {agent};
    }

    private static void woven(Trial trial) throws Exception {
        Moved.allLoops(trial);
        assertThat(trial.plain().out()).contains("> readCells", "< readCells", "> readExternal", "< writeExternal");
    }

    private static Object profiler() {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        assumeTrue(system.equals("Linux amd64"), "the profiler's library at hand is for Linux on x86-64");
        return "-agentpath:" + Places.PROFILER + "=start,event=itimer,interval=1ms,collapsed,file=profile.txt";
    }

    private static void profiled(Trial trial) throws Exception {
        Moved.allLoops(trial);
        for (Path work : new Path[] {trial.plain().work(), trial.helped().work()}) {
            assertThat(new String(Files.readAllBytes(work.resolve("profile.txt")), "UTF-8"))
                    .contains("neighbours/app/Loops.main");
        }
    }
}
