package dev.standpipe.offline;

import dev.standpipe.options.Patterns;
import java.util.ArrayList;
import java.util.List;

/** What {@link Offline} was told to do. */
final class OfflineOptions {
    Patterns includes = Patterns.of("*");
    Patterns excludes = Patterns.of("");
    List<String> rules = new ArrayList<>();
    List<String> disabled = new ArrayList<>();
    boolean stripSignatures;
    boolean embedRuntime;
    boolean addOpens;
    ProgressListener progress = ProgressListener.UNTOLD;

    boolean applies(String rule) {
        return (rules.isEmpty() || rules.contains(rule)) && !disabled.contains(rule);
    }
}
