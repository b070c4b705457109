package dev.standpipe.agent;

import dev.standpipe.file.FilePattern;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.format.Reports;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.engine.EngineChecks;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is left to do when the program ends: the reports, and a few lines. */
final class ShutdownReport implements Runnable {
    private final AgentSession session;
    private final Thread hook;
    /** Null where nothing is kept. */
    private volatile KeptVerdicts verdicts;

    /** A program may take the property away once the engine has read it. */
    private final boolean engineReadsAhead = isEngineToReadAhead();

    private List<String> names;
    private boolean prepared;
    private String refusal;

    /**
     * Only by a thread of the JVM's own, when the agent starts: those of the program leave to a new one what they have
     * inherited, and on Java 8 it cannot decline.
     */
    ShutdownReport(AgentSession session) {
        this.session = session;
        this.hook = thread(this, "standpipe-ending");
    }

    /** To be called by a thread of the JVM's own. */
    static Thread thread(Runnable work, String name) {
        Thread thread = new Thread(top(), work, name);
        thread.setContextClassLoader(null);
        return thread;
    }

    /** The program may destroy a group of its own, or interrupt it. */
    private static ThreadGroup top() {
        ThreadGroup top = Thread.currentThread().getThreadGroup();
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
    }

    static Thread daemon(Runnable work, String name) {
        Thread thread = thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** The files, each under one name from its first writing to the end. */
    List<String> names() {
        // not by the lock of this, which threads that load classes take
        synchronized (hook) {
            if (names == null) {
                names = expanded(session.options().reports());
            }
            return names;
        }
    }

    static List<String> expanded(List<String> files) {
        List<String> names = new ArrayList<>();
        for (String file : files) {
            names.add(FilePattern.report(file));
        }
        return names;
    }

    void saves(KeptVerdicts verdicts) {
        this.verdicts = verdicts;
    }

    /** Says what keeps it from being told of the end, or null. */
    synchronized String prepare() {
        if (!prepared) {
            prepared = true;
            try {
                Runtime.getRuntime().addShutdownHook(hook);
            } catch (IllegalStateException | SecurityException tooLate) {
                refusal = "writes no report at the end of this program: " + tooLate.getMessage();
            }
        }
        return refusal;
    }

    @Override
    public void run() {
        if (!session.log().isQuiet() || !session.options().reports().isEmpty()) {
            tell();
        }
        KeptVerdicts kept = verdicts;
        if (kept != null) {
            kept.save();
        }
    }

    private void tell() {
        try {
            List<String> files = session.options().reports();
            if (!files.isEmpty() && session.options().profiles()) {
                Profiling.compare(session);
            }
            Report report = files.isEmpty() ? session.outline() : session.report();
            List<String> written = write(session, report, files.isEmpty() ? files : names());
            if (report.totals().sitesRewritten() > 0 || !written.isEmpty()) {
                for (String line :
                        ReportSummary.of(report, session.isWaiting() ? AgentSession.WAITING : where(written))) {
                    session.log().info(line);
                }
            } else {
                for (String file : ReportSummary.smallReads(report.runs().get(0))) {
                    session.log().info(file);
                }
            }
            for (String unmet : session.unmetPatterns()) {
                session.log().info(unmet);
            }
            if (session.options().selfcheck() > 0) {
                session.log()
                        .info("self-checks: " + EngineChecks.checks() + " calls done both ways, "
                                + EngineChecks.differences() + " differed; " + EngineChecks.skips()
                                + " could not be checked");
            }
            if (isReadAhead() && Prefetch.bytesUsed() + Prefetch.bytesUnused() + Prefetch.bytesHinted() > 0) {
                session.log().info(Prefetch.told());
            }
            if (session.failures() > 0) {
                session.log().info(session.failures() + " classes stayed as they were because something went wrong");
            }
        } catch (Throwable e) {
            session.log().info("cannot say what was done: " + e);
        }
    }

    /** By what the agent was asked, or the engine: a program in which nothing is must not load it to say so. */
    private boolean isReadAhead() {
        return !session.options().prefetch().equals(Prefetch.OFF) || engineReadsAhead || isEngineToReadAhead();
    }

    private static boolean isEngineToReadAhead() {
        try {
            return System.getProperty(Prefetch.PROPERTY) != null;
        } catch (SecurityException notToBeRead) {
            return false;
        }
    }

    private static String where(List<String> written) {
        return written.isEmpty()
                ? "The option report=FILE.html writes the details."
                : "All of it: " + String.join(", ", written);
    }

    /** Says which were written. One that cannot be does not keep the others from it. */
    static List<String> write(AgentSession session, Report report, List<String> names) {
        List<String> written = new ArrayList<>();
        for (String name : names) {
            try {
                Reports.write(report, name);
                written.add(name);
            } catch (IOException | RuntimeException e) {
                session.log().complain(e.getMessage());
            }
        }
        return written;
    }
}
