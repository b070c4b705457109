package dev.standpipe.agent;

import dev.standpipe.options.Option;

/** What there is to set, for those who ask the agent itself. */
final class OptionHelp {
    private OptionHelp() {}

    static void tell(Log log) {
        log.info("the options, as in -javaagent:standpipe.jar=key=value,key=value; the program now runs without it");
        for (Option option : Option.values()) {
            String standard = option.standard().isEmpty() ? "" : " (default: " + option.standard() + ")";
            log.info("  " + option.key() + "=" + values(option) + standard + "  " + option.meaning());
        }
    }

    private static String values(Option option) {
        return option.choices().length == 0 ? "..." : String.join("|", option.choices());
    }
}
