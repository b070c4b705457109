package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.TargetJvm;
import java.util.ArrayList;
import java.util.List;

/**
 * The other agents of a JVM. In which order they stand does not matter: Standpipe sees a class after those that change
 * it once.
 */
final class OtherAgents {
    private static final String TOPIC = "other agents";

    private OtherAgents() {}

    static List<CheckResult> of(TargetJvm jvm) {
        List<CheckResult> results = new ArrayList<>();
        for (String agent : jvm.agents()) {
            if (!jvm.isStandpipe(agent)) {
                results.add(CheckResult.fine(TOPIC, agent));
            }
        }
        if (results.isEmpty()) {
            results.add(CheckResult.fine(TOPIC, "none on the command line"));
        }
        return results;
    }
}
