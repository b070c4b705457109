package dev.standpipe.agent;

import dev.standpipe.agent.stream.ClassFilesAsLoaded;
import dev.standpipe.options.Options;
import dev.standpipe.report.Observations;
import dev.standpipe.report.Report;
import java.lang.instrument.Instrumentation;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * What all parts of the agent at work in this JVM have in common: what it was told, what it has seen, and how it
 * stands.
 */
final class AgentSession implements Supplier<Object> {
    /** Further ones would say nothing new. */
    private static final int FAILURES_TOLD = 5;

    private final Options options;
    private final Instrumentation instrumentation;
    private final Log log;
    private final Observations observations;
    private final ShutdownReport shutdownReport;
    private final AtomicInteger failures = new AtomicInteger();
    private volatile boolean on = true;
    private volatile String refusal;

    /** Null until a loop meets a stream that a library has brought. */
    private volatile ClassFilesAsLoaded streams;

    AgentSession(Options options, Log log, Instrumentation instrumentation) {
        this.options = options;
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

    ShutdownReport shutdownReport() {
        return shutdownReport;
    }

    /** Where the runtime gets the code of such streams. */
    @Override
    public synchronized Object get() {
        if (streams == null) {
            streams = new ClassFilesAsLoaded(instrumentation, options.excludedStreams());
        }
        return streams;
    }

    /** A loaded class is transformed once more. True if that is for nothing but to know what it is. */
    boolean isToBeKnown(String name) {
        ClassFilesAsLoaded asked = streams;
        return asked != null && asked.isAsked(name);
    }

    /** Off, no more classes are rewritten. */
    boolean isOn() {
        return on;
    }

    void turn(boolean on) {
        this.on = on;
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

    Report report() {
        return observations.snapshot(options.settings());
    }

    /** Enough for a summary. */
    Report outline() {
        return observations.outline(options.settings());
    }
}
