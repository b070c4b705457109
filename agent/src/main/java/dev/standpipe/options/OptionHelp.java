package dev.standpipe.options;

import java.util.ArrayList;
import java.util.List;

/** What there is to set, for those who ask the agent itself. */
public final class OptionHelp {
    private OptionHelp() {}

    /** For a terminal, without line ends. */
    public static List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("the options, as in -javaagent:standpipe.jar=key=value,key=value; the program now runs without it");
        for (Option option : Option.values()) {
            String standard = option.standard().isEmpty() ? "" : " (default: " + option.standard() + ")";
            lines.add("  " + option.key() + "=" + values(option) + standard + "  " + option.meaning());
        }
        return lines;
    }

    private static String values(Option option) {
        return option.choices().length == 0 ? "..." : String.join("|", option.choices());
    }
}
