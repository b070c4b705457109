package dev.standpipe.agent;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.report.Observations;
import dev.standpipe.report.Report;
import java.lang.instrument.Instrumentation;
import java.nio.file.FileSystems;
import java.util.List;

/** The agent at work in this JVM. */
final class Watch {
    private static final String HERE_ALREADY =
            "is in this JVM already; it can be told enabled=true, enabled=false and report=FILE";

    static final String OFF = "is off, rewritten loops do their own work again";

    private final Options options;
    private final Instrumentation instrumentation;
    private final Log log;
    private final Observations observations;
    private final Transformer transformer;
    private final Ending ending;

    Watch(Options options, Log log, Instrumentation instrumentation) {
        this.options = options;
        this.instrumentation = instrumentation;
        this.log = log;
        this.observations = options.dryrun() ? Observations.unchanged() : Observations.live();
        this.transformer = new Transformer(this);
        this.ending = new Ending(this);
    }

    /** Returns what keeps it from helping this program, or null. */
    String start() {
        List<String> warnings = options.warnings();
        for (int i = 0; i < warnings.size(); i++) {
            log.complain(warnings.get(i));
        }
        transformer.prepare();
        // Called after all transformers that cannot transform again, JaCoCo's and AspectJ's among them, whatever the
        // order on the command line.
        instrumentation.addTransformer(transformer, instrumentation.isRetransformClassesSupported());
        String refusal;
        try {
            observations.classesSeen(LoadedClasses.transform(instrumentation, transformer));
            refusal = offer();
            Package here = Agent.class.getPackage();
            String version = here == null ? null : here.getImplementationVersion();
            log.info((version == null ? "" : version + " ") + state());
        } catch (Throwable e) {
            instrumentation.removeTransformer(transformer);
            throw e;
        }
        return refusal == null ? transformer.refusal() : refusal;
    }

    /** In words that stand behind the agent's name. */
    String state() {
        return !transformer.isOn()
                ? Bulletin.OFF
                : options.dryrun() ? "looks on" : transformer.refusal() != null ? "can do nothing" : "is on";
    }

    /** What was asked for beyond rewriting. Returns why there will be no report, or null. */
    private String offer() {
        String refusal = null;
        if (!options.reports().isEmpty()) {
            startFileSystem();
            refusal = ending.prepare();
        }
        if (refusal != null) {
            log.complain(refusal);
        }
        if (options.jmx()) {
            try {
                Control.register(this);
            } catch (Exception | LinkageError e) {
                log.complain("has no management bean: " + e);
            }
        }
        if (options.jfr()) {
            Recording.register(this);
        }
        return refusal;
    }

    /** On Java 8 it starts by the properties of the system, which a program may have taken away when it ends. One of the program's own starts when the program wants. */
    private static void startFileSystem() {
        if (System.getProperty("java.nio.file.spi.DefaultFileSystemProvider") == null) {
            FileSystems.getDefault();
        }
    }

    /** The agent was attached once more, with other options. Returns what could not be done, or null. */
    String obey(Options orders) {
        String refusal = null;
        boolean obeyed = false;
        boolean tooLate = false;
        for (Option option : Option.values()) {
            if (!orders.isArgument(option)) {
                continue;
            }
            if (option == Option.ENABLED) {
                enable(orders.enabled());
                log.info(orders.enabled() ? state() : OFF);
                refusal = orders.enabled() ? transformer.refusal() : null;
                obeyed = true;
            } else if (option == Option.REPORT) {
                refusal = write(orders.reports());
                obeyed = true;
            } else {
                tooLate = true;
            }
        }
        if (tooLate || !obeyed) {
            log.info(HERE_ALREADY);
        }
        return tooLate ? HERE_ALREADY : refusal;
    }

    private String write(List<String> reports) {
        List<String> written = Ending.write(this, report(), reports);
        for (String file : written) {
            log.info("wrote " + file);
        }
        List<String> complaints = log.complaints();
        return written.size() < reports.size() ? complaints.get(complaints.size() - 1) : null;
    }

    boolean isEnabled() {
        return transformer.isOn();
    }

    /** Off, rewritten code goes back to its loops at once, and no more classes are rewritten. */
    synchronized void enable(boolean on) {
        if (on == transformer.isOn()) {
            return;
        }
        transformer.turn(on);
        if (on) {
            Copies.release(instrumentation);
            LoadedClasses.transform(instrumentation, transformer);
        } else {
            Copies.hold(instrumentation);
        }
        Bulletin.update(this);
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

    /** Says what went wrong, and lets those know who look from outside. */
    void complain(String line) {
        log.complain(line);
        Bulletin.update(this);
    }

    Ending ending() {
        return ending;
    }

    Observations observations() {
        return observations;
    }

    int failures() {
        return transformer.failures();
    }

    Report report() {
        return observations.snapshot(options.settings());
    }

    /** Enough for a summary. */
    Report outline() {
        return observations.outline(options.settings());
    }
}
