package dev.standpipe.agent;

import dev.standpipe.report.Report;
import dev.standpipe.report.Reports;
import dev.standpipe.report.Summary;
import dev.standpipe.runtime.Oversight;
import dev.standpipe.runtime.Prefetch;
import java.io.IOException;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

/** What is left to do when the program ends: the reports, and a few lines. */
final class Ending extends Thread {
    private static Ending prepared;

    private final Watch watch;

    private Ending(Watch watch) {
        super("standpipe-ending");
        this.watch = watch;
    }

    static synchronized void prepare(Watch watch) {
        if (prepared == null) {
            prepared = new Ending(watch);
            try {
                Runtime.getRuntime().addShutdownHook(prepared);
            } catch (IllegalStateException | SecurityException notNow) {
                // the program is ending already, or is not to be helped
            }
        }
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
                        .info("self-checks: " + Oversight.checks() + " calls done both ways, "
                                + Oversight.differences() + " differed; " + Oversight.skips()
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
                Reports.write(report, Paths.get(name));
                written.add(name);
            } catch (IOException | RuntimeException e) {
                watch.log().complain(e.getMessage());
            }
        }
        return written;
    }
}
