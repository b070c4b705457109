package dev.standpipe.agent;

import dev.standpipe.report.Report;
import dev.standpipe.report.Reports;
import dev.standpipe.report.Totals;
import java.io.IOException;
import java.nio.file.Paths;
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
            if (!watch.log().isQuiet()) {
                summarize(watch.report());
            }
            write(watch, files);
        } catch (Throwable e) {
            watch.log().info("cannot say what was done: " + e);
        }
    }

    private void summarize(Report report) {
        Totals totals = report.totals();
        if (totals.sitesRewritten() > 0) {
            watch.log()
                    .info(totals.sitesRewritten() + " loops in "
                            + totals.classes().rewritten() + " classes rewritten, " + totals.sitesDeclined()
                            + " left alone; " + totals.bulkCalls() + " calls moved " + totals.elements()
                            + " elements, " + totals.bytes() + " bytes");
        }
        if (watch.failures() > 0) {
            watch.log().info(watch.failures() + " classes stayed as they were because something went wrong");
        }
    }

    /** One that cannot be written does not keep the others from it. */
    static void write(Watch watch, List<String> files) {
        if (files.isEmpty()) {
            return;
        }
        Report report = watch.report();
        for (String file : files) {
            try {
                Reports.write(report, Paths.get(FileNames.expand(file)));
            } catch (IOException | RuntimeException e) {
                watch.log().info(e.getMessage());
            }
        }
    }
}
