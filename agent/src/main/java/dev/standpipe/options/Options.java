package dev.standpipe.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What holds in this JVM: for each option the value of the first source that has one. Never fails: what is wrong is
 * left out and becomes a warning.
 */
public final class Options {
    /** The origin of a setting that is a default. */
    public static final String DEFAULT = "default";

    static final String ARGUMENT = "agent argument";

    private final Setting[] settings = new Setting[Option.values().length];
    private final List<String> warnings = new ArrayList<>();
    private boolean help;

    private Options() {}

    /**
     * In this order: the agent's argument, system properties, the environment, the file that one of these names,
     * defaults.
     */
    public static Options of(String agentArgument) {
        return of(agentArgument, new OptionSources());
    }

    /** What would hold where these sources are. */
    public static Options of(String agentArgument, OptionSources sources) {
        Options options = new Options();
        sources.fill(options, agentArgument);
        for (Option option : Option.values()) {
            options.set(option, option.standard(), DEFAULT);
        }
        return options;
    }

    void set(Option option, String said, String from) {
        if (settings[option.ordinal()] != null) {
            return;
        }
        String value = option.inOurWords(said.trim());
        String complaint = option.complaint(value);
        if (complaint == null) {
            settings[option.ordinal()] = new Setting(option.key(), value, from);
            String doubt = option.doubt(value);
            if (doubt != null) {
                warn(option.key() + "=" + value + " (" + from + "): " + doubt);
            }
        } else {
            warn(option.key() + "=" + value + " (" + from + ") does not count: " + complaint);
        }
    }

    void help() {
        help = true;
    }

    /** Whether the agent's argument has the word {@code help}, to see what there is to set. */
    public boolean askForHelp() {
        return help;
    }

    void warn(String warning) {
        warnings.add(warning);
    }

    /** Null as long as no source has given one. */
    String value(Option option) {
        Setting setting = settings[option.ordinal()];
        return setting == null ? null : setting.value();
    }

    private boolean is(Option option) {
        return value(option).equals("true");
    }

    public boolean enabled() {
        return is(Option.ENABLED);
    }

    public Setting setting(Option option) {
        return settings[option.ordinal()];
    }

    /** Whether the agent's argument said so, and not something that holds for every agent. */
    public boolean isArgument(Option option) {
        return settings[option.ordinal()].from().equals(ARGUMENT);
    }

    public Patterns includes() {
        return Patterns.of(value(Option.INCLUDES));
    }

    public Patterns excludes() {
        return Patterns.of(value(Option.EXCLUDES));
    }

    public Patterns excludedStreams() {
        return Patterns.of(value(Option.STREAMS));
    }

    public Patterns excludedLoaders() {
        return Patterns.of(value(Option.EXCLUDED_LOADERS));
    }

    public boolean applies(String rule) {
        List<String> on = Patterns.split(value(Option.RULES), ':');
        return (on.isEmpty() || on.contains(Option.RULES.standard()) || on.contains(rule))
                && !Patterns.split(value(Option.DISABLE), ':').contains(rule);
    }

    /** All names that were given for rules, whether there are such rules or not. */
    public List<String> rules() {
        List<String> names = Patterns.split(value(Option.RULES), ':');
        names.remove(Option.RULES.standard());
        names.addAll(Patterns.split(value(Option.DISABLE), ':'));
        return names;
    }

    /** File names as they were given, with their percent signs. */
    public List<String> reports() {
        return Patterns.split(value(Option.REPORT), ';');
    }

    /** In seconds; 0 for at the end only. */
    public int reportEvery() {
        String period = value(Option.REPORT_EVERY);
        return period.equals(Option.REPORT_EVERY.standard()) ? 0 : Period.seconds(period);
    }

    /** Where somebody is going to see what comes of it: it takes a thread. */
    public boolean profiles() {
        boolean wanted = !reports().isEmpty()
                || jmx()
                || jfr()
                || !setting(Option.PROFILE).from().equals(DEFAULT);
        return wanted && !value(Option.PROFILE).equals("off");
    }

    public boolean profilesClosely() {
        return value(Option.PROFILE).equals("full");
    }

    /** Whether it is counted how often loops are entered that nothing is moved for. */
    public boolean countsEntries() {
        return profilesClosely() && !dryrun();
    }

    public boolean dryrun() {
        return is(Option.DRYRUN);
    }

    public String backend() {
        return value(Option.BACKEND);
    }

    public String prefetch() {
        return value(Option.PREFETCH);
    }

    /** The names of files whose small reads are to be buffered, none for all files; null if nobody wants that. */
    public List<String> buffered() {
        return Relaxation.buffered(value(Option.RELAX));
    }

    public boolean quiet() {
        return value(Option.LOG).equals("quiet");
    }

    public boolean debug() {
        return value(Option.LOG).equals("debug");
    }

    /** The folder for changed classes; empty for none. */
    public String dump() {
        return value(Option.DUMP);
    }

    /** The folder for what was found out about classes; empty for none. */
    public String cache() {
        return value(Option.CACHE);
    }

    public boolean jmx() {
        return is(Option.JMX);
    }

    public boolean jfr() {
        return is(Option.JFR);
    }

    /** Calls of each loop to be done both ways. */
    public int selfcheck() {
        return Integer.parseInt(value(Option.SELFCHECK));
    }

    /** All of them, in the order of the table. */
    public List<Setting> settings() {
        return Collections.unmodifiableList(Arrays.asList(settings));
    }

    /** What was wrong with what was set, each in a sentence. */
    public List<String> warnings() {
        return Collections.unmodifiableList(warnings);
    }

    public static List<Option> table() {
        return Collections.unmodifiableList(Arrays.asList(Option.values()));
    }
}
