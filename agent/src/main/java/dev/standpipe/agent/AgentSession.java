package dev.standpipe.agent;

import dev.standpipe.agent.buffer.BufferedFiles;
import dev.standpipe.agent.stream.ClassFilesAsLoaded;
import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.options.Patterns;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Observations;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportSummary;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What all parts of the agent at work in this JVM have in common: what it was told, what it has seen, and how it
 * stands.
 */
final class AgentSession implements Supplier<Object>, Consumer<String> {
    /** Further ones would say nothing new. */
    private static final int FAILURES_TOLD = 5;

    /** Why loops that are rewritten have done their own work all the same. */
    static final String WAITING =
            "They have carried so little that the engine would take longer to start than it saves; "
                    + "where a report is asked for it starts at once.";

    private final Options options;
    private final Instrumentation instrumentation;
    private final Patterns includes;
    private final Patterns excludes;
    private final Patterns excludedLoaders;
    private final Log log;
    private final Observations observations;
    private final ShutdownReport shutdownReport;
    private final AtomicInteger failures = new AtomicInteger();
    /** Null unless {@code relax=buffer} is asked for and possible. */
    private volatile BufferedFiles bufferedFiles;

    private final boolean atStart;
    private volatile boolean on = true;

    /** For loops that carry enough: until then there is no engine. */
    private volatile boolean waiting;

    private volatile String refusal;
    private volatile Class<?> transformer;

    /** Null until a loop meets a stream that a library has brought. */
    private volatile ClassFilesAsLoaded streams;

    AgentSession(Options options, Log log, Instrumentation instrumentation, boolean atStart) {
        this.options = options;
        this.atStart = atStart;
        this.includes = options.includes();
        this.excludes = options.excludes();
        this.excludedLoaders = options.excludedLoaders();
        this.instrumentation = instrumentation;
        this.log = log;
        this.observations = options.dryrun() ? Observations.unchanged() : Observations.live();
        this.shutdownReport = new ShutdownReport(this);
    }

    Options options() {
        return options;
    }

    Instrumentation instrumentation() {
        return instrumentation;
    }

    Log log() {
        return log;
    }

    Observations observations() {
        return observations;
    }

    /** Before anybody watches for the JDK's classes being changed by others. */
    void bufferFiles() {
        if (options.buffered() == null || options.dryrun()) {
            return;
        }
        try {
            bufferedFiles = BufferedFiles.start(options.buffered(), instrumentation, this);
            observations.smallReadsSeenBy(bufferedFiles);
            shutdownReport.prepare();
        } catch (Throwable e) {
            complain("buffers no file: " + (e.getMessage() == null ? e : e.getMessage()));
        }
    }

    boolean buffersFiles() {
        return bufferedFiles != null;
    }

    ShutdownReport shutdownReport() {
        return shutdownReport;
    }

    /** Where the runtime gets the code of such streams, for one proof. */
    @Override
    public Object get() {
        ClassFilesAsLoaded asked = streams();
        String somebody = asked.somebody();
        if (somebody != null) {
            log.debug("leaves a stream of a library to its loops, since its class may be changed by " + somebody);
        }
        return asked.unless(somebody);
    }

    private synchronized ClassFilesAsLoaded streams() {
        if (streams == null) {
            List<Class<?>> own = new ArrayList<>();
            own.add(transformer);
            if (bufferedFiles != null) {
                own.add(bufferedFiles.transformer());
            }
            streams = new ClassFilesAsLoaded(instrumentation, options.excludedStreams(), own, OwnCommandLine.jar());
        }
        return streams;
    }

    /** A loaded class is transformed once more. True if that is for nothing but to know what it is. */
    boolean isToBeKnown(String name) {
        ClassFilesAsLoaded asked = streams;
        return asked != null && asked.isAsked(name);
    }

    /** What changes classes for us; any other class that can belongs to somebody else. */
    void isTransformedBy(Class<?> transformer) {
        this.transformer = transformer;
    }

    /**
     * Whether the engine need not be there before loops carry enough. Whoever wants to see what it does wants to see it
     * of little, too.
     */
    boolean isPatient() {
        boolean watched = !options.reports().isEmpty()
                || options.countsEntries()
                || options.selfcheck() > 0
                || options.jmx()
                || options.jfr()
                || options.debug();
        boolean usual = options.buffered() == null
                && options.backend().equals(Option.BACKEND.standard())
                && options.prefetch().equals(Option.PREFETCH.standard());
        return atStart && usual && !watched;
    }

    void waits(boolean waiting) {
        this.waiting = waiting;
    }

    boolean isWaiting() {
        return waiting;
    }

    /** Off, no more classes are rewritten. */
    boolean isOn() {
        return on;
    }

    Patterns includes() {
        return includes;
    }

    Patterns excludes() {
        return excludes;
    }

    Patterns excludedLoaders() {
        return excludedLoaders;
    }

    /** Names that were to be looked at or left alone, and of which no class came by, each in a sentence. */
    List<String> unmetPatterns() {
        List<String> unmet = new ArrayList<>();
        tellUnmet(unmet, Option.INCLUDES, includes, "no class of such a name has been loaded");
        tellUnmet(unmet, Option.EXCLUDES, excludes, "no class of such a name would have been looked at");
        tellUnmet(unmet, Option.EXCLUDED_LOADERS, excludedLoaders, "no class loader of such a class has loaded any");
        return unmet;
    }

    private static void tellUnmet(List<String> told, Option option, Patterns patterns, String what) {
        for (String pattern : patterns.unmet()) {
            told.add(option.key() + "=" + pattern + ": " + what);
        }
    }

    /** For whoever asks while the program runs, a line each. */
    List<String> status() {
        Report report = outline();
        List<String> lines = new ArrayList<>(ReportSummary.of(report, null));
        lines.add(ReportSummary.classes(report));
        if (report.totals().sitesRewritten() > 0 && waiting) {
            lines.add(WAITING);
        }
        lines.addAll(unmetPatterns());
        return lines;
    }

    void turn(boolean on) {
        this.on = on;
        if (bufferedFiles != null) {
            bufferedFiles.turn(on);
        }
    }

    /** What keeps it from rewriting anything, as far as is known, or null. */
    String refusal() {
        return refusal;
    }

    void rewritesNothing(String refusal) {
        this.refusal = refusal;
    }

    /** In words that stand behind the agent's name. */
    String state() {
        return !on ? AgentProperties.OFF : options.dryrun() ? "looks on" : refusal != null ? "can do nothing" : "is on";
    }

    /** Says what went wrong, and lets those know who look from outside. */
    void complain(String line) {
        log.complain(line);
        AgentProperties.update(this);
    }

    @Override
    public void accept(String complaint) {
        complain(complaint);
    }

    /** The class stays as it is. */
    void failed(String name, Throwable e) {
        try {
            int count = failures.incrementAndGet();
            if (count <= FAILURES_TOLD) {
                complain("class " + name + " stays as it is: " + e
                        + (count == FAILURES_TOLD ? " (further ones are only counted)" : ""));
            }
        } catch (Throwable noMemory) {
            // all the same
        }
    }

    /** Classes that stayed as they were because something went wrong. */
    int failures() {
        return failures.get();
    }

    /** As they are now: somebody may have turned it off since it was set. */
    List<Setting> settings() {
        List<Setting> settings = new ArrayList<>(options.settings());
        if (!on) {
            settings.set(Option.ENABLED.ordinal(), new Setting(Option.ENABLED.key(), "false", "turned off later"));
        }
        return settings;
    }

    Report report() {
        return observations.snapshot(settings());
    }

    /** Enough for a summary. */
    Report outline() {
        return observations.outline(settings());
    }
}
