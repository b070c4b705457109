package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.OwnJar;
import dev.standpipe.options.Options;
import dev.standpipe.options.Setting;
import dev.standpipe.runtime.codec.Backend;
import dev.standpipe.runtime.codec.Codecs;
import java.util.ArrayList;
import java.util.List;

/** What only the JVM itself can find out, by trying. */
final class ChecksByTrying {
    private ChecksByTrying() {}

    static List<CheckResult> run() {
        List<CheckResult> results = new ArrayList<>();
        Options options = Options.of(null);
        for (Setting setting : options.settings()) {
            results.add(CheckResult.fine("options", setting.toString()));
        }
        for (String warning : options.warnings()) {
            results.add(CheckResult.wrong("options", warning, "correct the option, or leave it out"));
        }
        if (!options.cache().isEmpty()) {
            results.add(new CacheContents(options.cache()).check());
        }
        String complaint = Codecs.choose(options.backend());
        if (complaint != null) {
            results.add(CheckResult.wrong("backends", complaint, "name another backend, or none"));
        }
        for (Backend backend : Codecs.backends()) {
            results.add(
                    backend.used
                            ? CheckResult.fine("backends", backend.name + " is used")
                            : CheckResult.note("backends", backend.name + " is not used: " + backend.whyNot, null));
        }
        results.add(AgentTrial.run(OwnJar.find()));
        return results;
    }
}
