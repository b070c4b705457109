package dev.standpipe.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The other agents of a JVM, and whether they stand in the right order. */
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
        boolean standpipe = false;
        for (String argument : arguments) {
            if (isStandpipe(argument)) {
                standpipe = true;
            } else if (argument.startsWith(JAVA_AGENT)
                    || argument.startsWith("-agentlib:")
                    || argument.startsWith("-agentpath:")) {
                boolean misplaced =
                        standpipe && argument.toLowerCase(java.util.Locale.ROOT).contains("jacoco");
                symptoms.add(misplaced ? behindUs(argument) : Symptom.fine(TOPIC, argument));
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

    private static Symptom behindUs(String argument) {
        return Symptom.wrong(
                TOPIC,
                argument + " stands behind Standpipe's agent, and would not know the classes again that we change",
                "put JaCoCo's -javaagent before Standpipe's");
    }
}
