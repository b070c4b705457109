package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.TargetJvm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The other agents of a JVM. In which order they stand does not matter: Standpipe sees a class after those that change
 * it once.
 */
final class OtherAgents {
    private static final String TOPIC = "other agents";
    private static final String JAVA_AGENT = "-javaagent:";

    private OtherAgents() {}

    static List<CheckResult> of(TargetJvm jvm) {
        List<CheckResult> results = new ArrayList<>();
        for (String agent : agents(jvm)) {
            if (!isStandpipe(agent)) {
                results.add(CheckResult.fine(TOPIC, agent));
            }
        }
        if (results.isEmpty()) {
            results.add(CheckResult.fine(TOPIC, "none on the command line"));
        }
        return results;
    }

    /** In the order in which the JVM starts them. */
    private static Set<String> agents(TargetJvm jvm) {
        List<String> arguments = new ArrayList<>();
        String byEnvironment = jvm.environment("JAVA_TOOL_OPTIONS");
        if (byEnvironment != null) {
            arguments.addAll(Arrays.asList(byEnvironment.trim().split("\\s+")));
        }
        arguments.addAll(jvm.arguments());
        Set<String> agents = new LinkedHashSet<>();
        for (String argument : arguments) {
            if (argument.startsWith(JAVA_AGENT)
                    || argument.startsWith("-agentlib:")
                    || argument.startsWith("-agentpath:")) {
                agents.add(argument);
            }
        }
        return agents;
    }

    /** How Standpipe was named on the command line, or null. The first one counts. */
    static String standpipe(TargetJvm jvm) {
        for (String agent : agents(jvm)) {
            if (isStandpipe(agent)) {
                return agent;
            }
        }
        return null;
    }

    private static boolean isStandpipe(String argument) {
        return argument.startsWith(JAVA_AGENT)
                && argument.replaceFirst("=.*", "").contains("standpipe");
    }
}
