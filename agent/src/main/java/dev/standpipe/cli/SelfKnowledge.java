package dev.standpipe.cli;

import dev.standpipe.options.Options;
import dev.standpipe.options.Setting;
import dev.standpipe.runtime.codec.Backend;
import dev.standpipe.runtime.codec.Codecs;
import java.util.ArrayList;
import java.util.List;

/** What only the JVM itself can find out, by trying. */
final class SelfKnowledge {
    private SelfKnowledge() {}

    static List<Symptom> run() {
        List<Symptom> symptoms = new ArrayList<>();
        Options options = Options.of(null);
        for (Setting setting : options.settings()) {
            symptoms.add(Symptom.fine("options", setting.toString()));
        }
        for (String warning : options.warnings()) {
            symptoms.add(Symptom.wrong("options", warning, "correct the option, or leave it out"));
        }
        String complaint = Codecs.choose(options.backend());
        if (complaint != null) {
            symptoms.add(Symptom.wrong("backends", complaint, "name another backend, or none"));
        }
        for (Backend backend : Codecs.backends()) {
            symptoms.add(
                    backend.used
                            ? Symptom.fine("backends", backend.name + " is used")
                            : Symptom.note("backends", backend.name + " is not used: " + backend.whyNot, null));
        }
        symptoms.add(Trial.run(Main.jar()));
        return symptoms;
    }
}
