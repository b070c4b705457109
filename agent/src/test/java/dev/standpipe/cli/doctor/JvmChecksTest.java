package dev.standpipe.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.jvm.TargetJvm;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the doctor makes of JVMs of other releases and other flags than the test's own. */
class JvmChecksTest {
    private static TargetJvm java(int release, String... arguments) {
        return new TargetJvm() {
            @Override
            public String name() {
                return "a JVM";
            }

            @Override
            public String property(String name) {
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
}
