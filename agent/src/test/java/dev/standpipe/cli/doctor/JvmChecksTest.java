package dev.standpipe.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.agent.Agent;
import dev.standpipe.cli.jvm.AgentJars;
import dev.standpipe.cli.jvm.TargetJvm;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the doctor makes of JVMs of other releases and other flags than the test's own. */
class JvmChecksTest {
    private static TargetJvm java(int release, String... arguments) {
        return running("acme.Main", release, arguments);
    }

    private static TargetJvm running(String command, int release, String... arguments) {
        return new TargetJvm() {
            @Override
            public String name() {
                return "a JVM";
            }

            @Override
            public String property(String name) {
                if (name.equals("sun.java.command")) {
                    return command;
                }
                return name.equals("java.specification.version")
                        ? (release == 8 ? "1.8" : Integer.toString(release))
                        : System.getProperty(name);
            }

            @Override
            public String environment(String name) {
                return null;
            }

            @Override
            public List<String> arguments() {
                return Arrays.asList(arguments);
            }

            @Override
            public Path path(String there) {
                return Paths.get(there);
            }
        };
    }

    private static CheckResult told(String topic, TargetJvm jvm) {
        return JvmChecks.of(jvm).stream()
                .filter(symptom -> symptom.topic.equals(topic))
                .findFirst()
                .orElseThrow(AssertionError::new);
    }

    @Test
    void tellsWhetherWhatWasRewrittenInTheBuildFindsTheDoorOpen() {
        assertThat(told("module access", java(8)).weight).isEqualTo(CheckResult.Weight.FINE);
        assertThat(told("module access", java(11)).weight).isEqualTo(CheckResult.Weight.FINE);
        assertThat(told("module access", java(11, "--illegal-access=deny")).remedy)
                .contains("--add-opens");
        assertThat(told("module access", java(17)).remedy)
                .contains("--add-opens java.base/java.io=ALL-UNNAMED", "rewrite it with --add-opens");
        CheckResult opened = told("module access", java(25, "--add-opens=java.base/java.io=ALL-UNNAMED"));
        assertThat(opened.weight).isEqualTo(CheckResult.Weight.FINE);
        assertThat(opened.text).contains("open to ALL-UNNAMED");
    }

    @Test
    void tellsWhenNobodyCanAttach() {
        assertThat(told("attach", java(17, "-XX:+DisableAttachMechanism")).weight)
                .isEqualTo(CheckResult.Weight.WRONG);
        assertThat(told("attach", java(25)).weight).isEqualTo(CheckResult.Weight.NOTE);
        assertThat(told("attach", java(17)).weight).isEqualTo(CheckResult.Weight.FINE);
    }

    @Test
    void knowsAnExecutorAndThatItMayBeKilled(@TempDir Path folder) throws Exception {
        String agent = "-javaagent:" + AgentJars.of(Agent.class, folder.resolve("standpipe.jar")) + "=report=/r/";
        assertThat(told("engine", executor(agent)).text)
                .isEqualTo("Spark executor executor-1 of app-1, which writes its " + "report at its end only");
        assertThat(told("engine", executor(agent)).remedy).contains("report-every=30s");
        assertThat(told("engine", executor(agent + ",report-every=30s")).weight).isEqualTo(CheckResult.Weight.FINE);
        assertThat(told("engine", executor()).text).isEqualTo("Spark executor executor-1 of app-1");
        assertThat(JvmChecks.of(java(17))).noneMatch(check -> check.topic.equals("engine"));
    }

    private static TargetJvm executor(String... arguments) {
        String main = "org.apache.spark.executor.CoarseGrainedExecutorBackend";
        return running(main + " --executor-id 1 --app-id app-1", 17, arguments);
    }
}
