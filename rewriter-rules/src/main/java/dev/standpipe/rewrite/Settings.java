package dev.standpipe.rewrite;

import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.rewrite.report.Finding;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What a {@link Rewriter} was told. Nobody changes them once a rewriter has them: it works on a {@link #copy}. */
final class Settings {
    Hierarchy hierarchy;
    Predicate<String> rules;
    ToIntFunction<Finding> numbers;
    String doorway;
    boolean adopting;
    boolean readingAhead;
    boolean countingEntries;
    boolean trustingGetters;

    private Settings() {}

    static Settings standard() {
        Unrestricted unrestricted = new Unrestricted();
        Settings settings = new Settings();
        settings.hierarchy = Hierarchy.UNKNOWN;
        settings.rules = unrestricted;
        settings.numbers = unrestricted;
        settings.doorway = Symbols.DOORWAY;
        settings.trustingGetters = true;
        return settings;
    }

    Settings copy() {
        Settings copy = new Settings();
        copy.hierarchy = hierarchy;
        copy.rules = rules;
        copy.numbers = numbers;
        copy.doorway = doorway;
        copy.adopting = adopting;
        copy.readingAhead = readingAhead;
        copy.countingEntries = countingEntries;
        copy.trustingGetters = trustingGetters;
        return copy;
    }

    /**
     * All rules, and site 0 for every loop: one class, since the first loop of a program waits for each that is loaded.
     */
    private static final class Unrestricted implements Predicate<String>, ToIntFunction<Finding> {
        @Override
        public boolean test(String rule) {
            return true;
        }

        @Override
        public int applyAsInt(Finding finding) {
            return 0;
        }
    }
}
