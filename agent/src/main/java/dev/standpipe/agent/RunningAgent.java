package dev.standpipe.agent;

import dev.standpipe.options.Option;
import dev.standpipe.options.OptionHelp;
import dev.standpipe.options.Options;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.runtime.Switch;
import java.lang.instrument.Instrumentation;
import java.nio.file.FileSystems;
import java.util.ArrayList;
import java.util.List;

/** All of the agent but its door: starts it, and does what those who attach later ask for. */
public final class RunningAgent implements AttachHandler {
    private static final String HERE_ALREADY =
            "is already in this JVM; it accepts enabled=true, enabled=false and report=FILE";

    private static final String OFF = "is off, rewritten loops do their own work again";

    /** That of the command which shows the counts. */
    private static final String STATUS = "status";

    /** Null until it has started. */
    private AgentSession session;

    /** What came of the last order, for the one who gave it. */
    private final List<String> done = new ArrayList<>();

    private Transformer transformer;
    /** How it stands while it has not. */
    private String state = AgentProperties.ABSENT;

    @Override
    public synchronized String attend(String arguments, Instrumentation instrumentation, boolean atStart) {
        Options options = null;
        try {
            if (atStart ? isCalledByName() && OwnCommandLine.isCalled() : OwnCommandLine.isThis(arguments)) {
                return null;
            }
            if (!atStart && STATUS.equals(arguments)) {
                tellStatus(instrumentation);
                return null;
            }
            done.clear();
            options = Options.of(arguments);
            if (options.askForHelp()) {
                Log log = new Log(false, false);
                for (String line : OptionHelp.lines()) {
                    log.info(line);
                }
                return null;
            }
            String refusal = null;
            if (session == null) {
                refusal = options.enabled()
                        ? begin(options, instrumentation, atStart)
                        : stayOut(options, instrumentation, atStart);
            } else if (atStart) {
                session.log().info("is named twice on the command line, the second -javaagent does nothing");
            } else {
                refusal = obey(options);
            }
            return atStart || tell(instrumentation, refusal) ? null : refusal;
        } catch (Throwable e) {
            return giveUp(e, options != null && options.quiet(), instrumentation);
        }
    }

    private boolean tell(Instrumentation instrumentation, String refusal) {
        if (session != null && refusal == null) {
            done.add(0, ReportSummary.loops(session.outline()));
        }
        return AgentProperties.post(instrumentation, refusal, session, state)
                && AgentProperties.post(instrumentation, AgentProperties.DONE, done);
    }

    /** Changes nothing, here or in the program. */
    private void tellStatus(Instrumentation instrumentation) {
        if (session != null) {
            AgentProperties.tell(session);
            AgentProperties.post(instrumentation, AgentProperties.STATUS, session.status());
        }
    }

    /** Whether Standpipe's own command line may be what runs: a look that costs nothing where it is not. */
    private static boolean isCalledByName() {
        try {
            String command = System.getProperty("sun.java.command");
            return command != null && command.contains("standpipe");
        } catch (SecurityException untold) {
            return false;
        }
    }

    /** Returns what keeps it from helping, or null. */
    private String begin(Options options, Instrumentation instrumentation, boolean atStart) {
        Log log = new Log(options.quiet(), options.debug());
        if (state.equals(AgentProperties.OFF) && RuntimeCopies.release(instrumentation)) {
            state = AgentProperties.ABSENT + ", and code that was rewritten in the build works as before";
            log.info(state);
            return null;
        }
        state = AgentProperties.ABSENT;
        return start(new AgentSession(options, log, instrumentation, atStart), atStart);
    }

    private String start(AgentSession begun, boolean atStart) {
        List<String> warnings = begun.options().warnings();
        for (int i = 0; i < warnings.size(); i++) {
            begun.log().complain(warnings.get(i));
        }
        if (!begun.unmetPatterns().isEmpty()) {
            // to be told of at the end
            begun.shutdownReport().prepare();
        }
        begun.bufferFiles();
        Transformer transformer = new Transformer(begun);
        transformer.start();
        String refusal;
        try {
            transformer.takeLoadedClasses();
            refusal = offer(begun, transformer);
            Package here = Agent.class.getPackage();
            String version = here == null ? null : here.getImplementationVersion();
            begun.log().info((version == null ? "" : version + " ") + begun.state());
        } catch (Throwable e) {
            transformer.stop();
            throw e;
        }
        this.transformer = transformer;
        this.session = begun;
        if (!atStart) {
            done.addAll(begun.unmetPatterns());
        }
        if (!atStart && refusal == null && !begun.options().reports().isEmpty()) {
            refusal = write(begun.options().reports());
        }
        return refusal == null ? begun.refusal() : refusal;
    }

    /** What was asked for beyond rewriting. Returns why there will be no report, or null. */
    private static String offer(AgentSession session, Transformer transformer) {
        String refusal = null;
        if (!session.options().reports().isEmpty() || !session.options().cache().isEmpty()) {
            startFileSystem();
        }
        if (!session.options().reports().isEmpty()) {
            refusal = session.shutdownReport().prepare();
        }
        if (session.options().profiles()) {
            Profiling.start(session);
        }
        if (refusal == null && session.options().reportEvery() > 0) {
            refusal = PeriodicReports.start(session);
        }
        if (refusal != null) {
            session.log().complain(refusal);
        }
        if (session.options().jmx()) {
            try {
                AgentControl.register(session, transformer);
            } catch (Exception | LinkageError e) {
                session.log().complain("has no management bean: " + e);
            }
        }
        if (session.options().jfr()) {
            FlightRecording.register(session);
        }
        return refusal;
    }

    /**
     * On Java 8 it starts by the properties of the system, which a program may have taken away when it ends. One of the
     * program's own starts when the program wants.
     */
    private static void startFileSystem() {
        if (System.getProperty("java.nio.file.spi.DefaultFileSystemProvider") == null) {
            FileSystems.getDefault();
        }
    }

    /** It was attached once more, with other options. Returns what could not be done, or null. */
    private String obey(Options orders) {
        String refusal = null;
        boolean obeyed = false;
        boolean tooLate = false;
        for (Option option : Option.values()) {
            if (!orders.isArgument(option)) {
                continue;
            }
            if (option == Option.ENABLED) {
                transformer.enable(orders.enabled());
                session.log().info(orders.enabled() ? session.state() : OFF);
                refusal = orders.enabled() ? session.refusal() : null;
                obeyed = true;
            } else if (option == Option.REPORT) {
                if (session.isWaiting()) {
                    Switch.begin();
                }
                refusal = write(orders.reports());
                obeyed = true;
            } else {
                tooLate = true;
            }
        }
        if (tooLate || !obeyed) {
            session.log().info(HERE_ALREADY);
        }
        return tooLate ? HERE_ALREADY : refusal;
    }

    private String write(List<String> reports) {
        List<String> written = ShutdownReport.write(session, session.report(), ShutdownReport.expanded(reports));
        for (String file : written) {
            session.log().info("wrote " + file);
            done.add("wrote " + file);
        }
        List<String> complaints = session.log().complaints();
        return written.size() < reports.size() ? complaints.get(complaints.size() - 1) : null;
    }

    /**
     * If the user has turned it off, loops that were rewritten in the build go back to their own work, too.
     * Returns what is left to say to others.
     */
    private String stayOut(Options options, Instrumentation instrumentation, boolean atStart) {
        if (!options.isArgument(Option.ENABLED)) {
            return "does not start: " + options.setting(Option.ENABLED);
        }
        if (!atStart) {
            RuntimeCopies.hold(instrumentation);
            state = AgentProperties.OFF;
            new Log(options.quiet(), options.debug()).info(OFF);
        }
        return null;
    }

    private String giveUp(Throwable e, boolean quiet, Instrumentation instrumentation) {
        try {
            String line = "did not start, the program runs without it: " + e
                    + (e instanceof SecurityException ? "; the policy must grant it java.security.AllPermission" : "");
            new Log(quiet, false).info(line);
            return AgentProperties.post(instrumentation, line, session) ? null : line;
        } catch (Throwable noMemory) {
            // and so does the program
            return null;
        }
    }
}
