package dev.standpipe.options;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** All that can be set: the one table for parsing, for {@code --help} and for the documentation. */
public enum Option {
    ENABLED("enabled", "true", "false: the agent does nothing at all", "true", "false"),
    INCLUDES("includes", "*", "classes to look at: names with * and ?, separated by colons"),
    EXCLUDES("excludes", "", "classes to leave alone, in the same form"),
    STREAMS(
            "streams",
            "",
            "classes of streams to leave alone, in the same form, and @delegate, @data or @buffer for all of that "
                    + "kind; * leaves all alone that libraries bring"),
    EXCLUDED_LOADERS(
            "exclclassloader", "", "class loaders whose classes are left alone, by the name of the loader's class"),
    RULES("rules", "all", "the rules that are on, separated by colons"),
    DISABLE("disable", "", "rules that are off, separated by colons"),
    REPORT(
            "report",
            "",
            "files to write at exit, separated by semicolons, in the format that their "
                    + "ending names: .json .html .sarif .csv .txt; %p is the process, %t the time, %h "
                    + "the host; folder/ is a report in JSON in that folder, of a name that no other JVM has"),
    REPORT_EVERY(
            "report-every",
            "0",
            "how often the reports are written while the program runs too, such as 30s or 5m, so that there is one "
                    + "if it is killed; 0: at its end only"),
    PROFILE(
            "profile",
            "light",
            "whether loops that move one element at a time are timed, for reports, by looking at the stacks of all "
                    + "threads every now and then: light takes less than 1 % of a processor, full looks more often, "
                    + "and has loops counted that are left alone, which changes their classes",
            "off",
            "light",
            "full"),
    DRYRUN("dryrun", "false", "true: find and report, change no class", "true", "false"),
    BACKEND("backend", "auto", "what turns bytes into values", "auto", "java", "jni", "ffm"),
    PREFETCH(
            "prefetch",
            "off",
            "reading files in advance, if the program reads them in sequence: hint has the "
                    + "system fetch them, ahead reads them, for files that do not change meanwhile",
            "off",
            "hint",
            "ahead"),
    RELAX(
            "relax",
            "",
            "guarantees that the program does not need: buffer, or buffer(FILES) with names separated by colons, has "
                    + "small reads of files served from memory, for files that no other process changes meanwhile"),
    LOG("log", "info", "how much is printed to the standard error stream", "quiet", "info", "debug"),
    CONFIG("config", "", "a properties file with any of these keys"),
    CACHE(
            "cache",
            "",
            "a folder where what was found out about classes is kept for the next start of the program, which then "
                    + "starts sooner"),
    DUMP("dump", "", "a folder for each changed class, before and after"),
    JMX("jmx", "false", "true: a management bean, dev.standpipe:type=Agent", "true", "false"),
    JFR(
            "jfr",
            "false",
            "true: events in flight recordings, for each long transfer and for each rewritten loop",
            "true",
            "false"),
    SELFCHECK("selfcheck", "0", "how many calls of each loop are done both ways and compared");

    private static final List<String> REPORTS = Arrays.asList(".json", ".html", ".sarif", ".csv", ".txt");

    private static final String[] ON = {"true", "on", "yes", "1"};
    private static final String[] OFF = {"false", "off", "no", "0"};

    private final String key;
    private final String standard;
    private final String meaning;
    private final String[] choices;

    Option(String key, String standard, String meaning, String... choices) {
        this.key = key;
        this.standard = standard;
        this.meaning = meaning;
        this.choices = choices;
    }

    public String key() {
        return key;
    }

    /** What holds when nobody sets it; empty for nothing. */
    public String standard() {
        return standard;
    }

    public String meaning() {
        return meaning;
    }

    /** The values it may have, none for any. */
    public String[] choices() {
        return choices.clone();
    }

    boolean isSwitch() {
        return choices.length == 2 && choices[0].equals("true");
    }

    /** The value in the table's own words, if it is one of those that have several; else as it is. */
    String inOurWords(String said) {
        String value = isSwitch() ? trueOrFalse(said) : said;
        for (String choice : choices) {
            if (choice.equalsIgnoreCase(value)) {
                return choice;
            }
        }
        return said;
    }

    private static String trueOrFalse(String said) {
        for (int i = 0; i < ON.length; i++) {
            if (ON[i].equalsIgnoreCase(said) || OFF[i].equalsIgnoreCase(said)) {
                return ON[i].equalsIgnoreCase(said) ? "true" : "false";
            }
        }
        return said;
    }

    /** What is wrong with the value, for a person, or null. */
    String complaint(String value) {
        if (this == RELAX && !value.isEmpty() && Relaxation.buffered(value) == null) {
            return "it can be buffer or buffer(FILES), and each of FILES a whole path with * and ?";
        }
        if (this == SELFCHECK && !isCount(value)) {
            return "it can be 0 or a number of calls";
        }
        if (this == REPORT_EVERY && !value.equals(standard) && Period.seconds(value) < 0) {
            return "it can be 0 or a time such as 30s, 5m or 1h";
        }
        if (choices.length == 0) {
            return null;
        }
        StringBuilder known = new StringBuilder("it can be ");
        for (int i = 0; i < choices.length; i++) {
            if (choices[i].equals(value)) {
                return null;
            }
            known.append(i == 0 ? "" : i == choices.length - 1 ? " or " : ", ").append(choices[i]);
        }
        return known.toString();
    }

    private static boolean isCount(String value) {
        try {
            return Integer.parseInt(value) >= 0;
        } catch (NumberFormatException none) {
            return false;
        }
    }

    /** What does not keep the value from counting, for a person, or null. */
    String doubt(String value) {
        for (String file : this == REPORT ? Patterns.split(value, ';') : Collections.<String>emptyList()) {
            if (!isReport(file) && !isFolder(file)) {
                return file + " cannot be written, the name must end in one of " + String.join(" ", REPORTS)
                        + ", or in / for a folder";
            }
        }
        String kind = this == STREAMS && value.indexOf('@') >= 0 ? StreamKinds.unknown(value) : null;
        if (kind != null) {
            return "there is no kind " + kind + ", there are " + String.join(" ", StreamKinds.words());
        }
        boolean names = this == INCLUDES || this == EXCLUDES || this == STREAMS || this == EXCLUDED_LOADERS;
        return names && (value.indexOf(';') >= 0 || value.indexOf(',') >= 0)
                ? "; and , do not separate names, : does"
                : null;
    }

    /** What the names of reports end in. */
    public static List<String> reportEndings() {
        return Collections.unmodifiableList(REPORTS);
    }

    /** Whether a report goes into a folder of this name, and not into a file. */
    public static boolean isFolder(String report) {
        return report.endsWith("/") || report.endsWith(File.separator);
    }

    private static boolean isReport(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        for (String ending : REPORTS) {
            if (name.endsWith(ending)) {
                return true;
            }
        }
        return false;
    }

    static List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (Option option : values()) {
            keys.add(option.key);
        }
        return keys;
    }

    static Option named(String key) {
        for (Option option : values()) {
            if (option.key.equals(key)) {
                return option;
            }
        }
        return null;
    }
}
