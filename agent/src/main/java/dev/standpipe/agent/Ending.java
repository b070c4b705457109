package dev.standpipe.agent;

import dev.standpipe.report.Report;
import dev.standpipe.report.Reports;
import dev.standpipe.report.Summary;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.engine.EngineChecks;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is left to do when the program ends: the reports, and a few lines. */
final class Ending implements Runnable {
    private final Watch watch;
    private final Thread hook;
    private boolean prepared;
    private String refusal;

    /** Only by a thread of the JVM's own, when the agent starts: those of the program leave to a new one what they have inherited, and on Java 8 it cannot decline. */
    Ending(Watch watch) {
        this.watch = watch;
        this.hook = new Thread(top(), this, "standpipe-ending");
        hook.setContextClassLoader(null);
    }

    /** The program may destroy a group of its own, or interrupt it. */
    private static ThreadGroup top() {
        ThreadGroup top = Thread.currentThread().getThreadGroup();
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
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
        try {
            List<String> files = watch.options().reports();
            Report report = files.isEmpty() ? watch.outline() : watch.report();
            List<String> written = write(watch, report, files);
            if (report.totals().sitesRewritten() > 0 || !written.isEmpty()) {
                for (String line : Summary.of(report, where(written))) {
                    watch.log().info(line);
                }
            }
            if (watch.options().selfcheck() > 0) {
                watch.log()
                        .info("self-checks: " + EngineChecks.checks() + " calls done both ways, "
                                + EngineChecks.differences() + " differed; " + EngineChecks.skips()
                                + " could not be checked");
            }
            if (Prefetch.bytesUsed() + Prefetch.bytesUnused() + Prefetch.bytesHinted() > 0) {
                watch.log().info(Prefetch.told());
            }
            if (watch.failures() > 0) {
                watch.log().info(watch.failures() + " classes stayed as they were because something went wrong");
            }
        } catch (Throwable e) {
            watch.log().info("cannot say what was done: " + e);
        }
    }

    private static String where(List<String> written) {
        return written.isEmpty()
                ? "The option report=FILE.html has it all."
                : "All of it: " + String.join(", ", written);
    }

    /** Says which were written. One that cannot be does not keep the others from it. */
    static List<String> write(Watch watch, Report report, List<String> files) {
        List<String> written = new ArrayList<>();
        for (String file : files) {
            try {
                String name = FileNames.expand(file);
                Reports.write(report, name);
                written.add(name);
            } catch (IOException | RuntimeException e) {
                watch.log().complain(e.getMessage());
            }
        }
        return written;
    }
}
