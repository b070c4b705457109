package dev.standpipe.agent;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.report.Observations;
import dev.standpipe.report.Report;
import dev.standpipe.runtime.Switch;
import java.lang.instrument.Instrumentation;
import java.util.List;

/** The agent at work in this JVM. */
final class Watch {
    private final Options options;
    private final Instrumentation instrumentation;
    private final Log log;
    private final Observations observations;
    private final Transformer transformer;

    Watch(Options options, Instrumentation instrumentation) {
        this.options = options;
        this.instrumentation = instrumentation;
        this.log = new Log(options.quiet(), options.debug());
        this.observations = options.dryrun() ? Observations.dry() : Observations.live();
        this.transformer = new Transformer(this);
    }

    void start() {
        List<String> warnings = options.warnings();
        for (int i = 0; i < warnings.size(); i++) {
            log.info(warnings.get(i));
        }
        Transformer.prepare();
        // Called after all transformers that cannot transform again, JaCoCo's and AspectJ's among them, whatever the
        // order on the command line.
        instrumentation.addTransformer(transformer, instrumentation.isRetransformClassesSupported());
        try {
            LoadedClasses.transform(instrumentation, transformer, this);
            offer();
        } catch (Throwable e) {
            instrumentation.removeTransformer(transformer);
            throw e;
        }
        String version = Agent.class.getPackage().getImplementationVersion();
        log.info((version == null ? "" : version + " ") + (options.dryrun() ? "looks on" : "is on"));
    }

    /** What was asked for beyond rewriting. */
    private void offer() {
        if (!options.reports().isEmpty()) {
            Ending.prepare(this);
        }
        if (options.jmx()) {
            Control.register(this);
        }
        if (options.jfr()) {
            Recording.register(this);
        }
    }

    /** The agent was attached once more, with other options. */
    void obey(Options orders) {
        boolean obeyed = false;
        if (orders.isArgument(Option.ENABLED)) {
            enable(orders.enabled());
            log.info(orders.enabled() ? "is on" : "is off, rewritten loops do their own work again");
            obeyed = true;
        }
        if (orders.isArgument(Option.REPORT)) {
            for (String file : Ending.write(this, report(), orders.reports())) {
                log.info("wrote " + file);
            }
            obeyed = true;
        }
        if (!obeyed) {
            log.info("is in this JVM already; it can be told enabled=true, enabled=false and report=FILE");
        }
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
        if (!on) {
            if (Switch.isOn()) {
                Switch.off();
            }
            return;
        }
        if (transformer.hasLinked()) {
            Switch.on();
        }
        LoadedClasses.transform(instrumentation, transformer, this);
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

    int failures() {
        return transformer.failures();
    }

    Report report() {
        return observations.snapshot(options.settings());
    }
}
