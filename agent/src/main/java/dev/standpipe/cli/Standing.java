package dev.standpipe.cli;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How another JVM stands to us: whether it was started with the agent, and what was set for it. */
final class Standing {
    private Standing() {}

    static List<Symptom> of(Patient patient) {
        List<Symptom> symptoms = new ArrayList<>();
        String agent = null;
        for (String argument : patient.arguments()) {
            if (Neighbours.isStandpipe(argument)) {
                agent = argument;
            }
        }
        symptoms.add(Symptom.fine("standpipe", agent == null ? "not on the command line" : "started with " + agent));
        for (Option option : Options.table()) {
            String property = "standpipe." + option.key();
            String variable = "STANDPIPE_" + option.key().toUpperCase(Locale.ROOT);
            if (patient.property(property) != null) {
                symptoms.add(set(option, patient.property(property), "system property " + property));
            } else if (patient.environment(variable) != null) {
                symptoms.add(set(option, patient.environment(variable), "environment " + variable));
            }
        }
        return symptoms;
    }

    private static Symptom set(Option option, String value, String from) {
        return Symptom.fine("options", option.key() + "=" + value + " (" + from + ")");
    }
}
