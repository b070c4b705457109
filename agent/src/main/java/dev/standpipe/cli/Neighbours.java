package dev.standpipe.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The other agents of a JVM. In which order they stand does not matter: Standpipe sees a class after those that change it once. */
final class Neighbours {
    private static final String TOPIC = "other agents";
    private static final String JAVA_AGENT = "-javaagent:";

    private Neighbours() {}

    static List<Symptom> of(Patient patient) {
        List<String> arguments = new ArrayList<>(patient.arguments());
        String byEnvironment = patient.environment("JAVA_TOOL_OPTIONS");
        if (byEnvironment != null) {
            arguments.addAll(0, Arrays.asList(byEnvironment.trim().split("\\s+")));
        }
        List<Symptom> symptoms = new ArrayList<>();
        for (String argument : arguments) {
            boolean agent = argument.startsWith(JAVA_AGENT)
                    || argument.startsWith("-agentlib:")
                    || argument.startsWith("-agentpath:");
            if (agent && !isStandpipe(argument)) {
                symptoms.add(Symptom.fine(TOPIC, argument));
            }
        }
        if (symptoms.isEmpty()) {
            symptoms.add(Symptom.fine(TOPIC, "none on the command line"));
        }
        return symptoms;
    }

    static boolean isStandpipe(String argument) {
        return argument.startsWith(JAVA_AGENT)
                && argument.replaceFirst("=.*", "").contains("standpipe");
    }
}
