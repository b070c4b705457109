package dev.standpipe.adversarial;

import java.util.ArrayList;
import java.util.List;

/** Options of JVMs that are over soon; the build says which, if any. */
public final class ShortRun {
    private ShortRun() {}

    public static List<String> options() {
        List<String> options = new ArrayList<>();
        for (String option : System.getProperty("short.run.options", "").split(" +")) {
            if (!option.isEmpty()) {
                options.add(option);
            }
        }
        return options;
    }
}
