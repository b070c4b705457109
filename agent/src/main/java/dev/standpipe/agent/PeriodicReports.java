package dev.standpipe.agent;

import dev.standpipe.report.Report;
import dev.standpipe.report.format.Reports;
import java.io.IOException;

/** Writes the reports while the program runs, each time in the place of the one before. */
final class PeriodicReports implements Runnable {
    private final AgentSession session;
    private final long millis;

    private PeriodicReports(AgentSession session) {
        this.session = session;
        this.millis = session.options().reportEvery() * 1000L;
    }

    /** Returns why there will be none, or null. */
    static String start(AgentSession session) {
        if (session.options().reports().isEmpty()) {
            return "report-every is for the files of the option report, and none is named";
        }
        ShutdownReport.daemon(new PeriodicReports(session), "standpipe-reports").start();
        return null;
    }

    /** Returns how many could not be written, which is said once. */
    private int write(boolean saying) {
        int failed = 0;
        Report report = session.report();
        for (String name : session.shutdownReport().names()) {
            try {
                Reports.write(report, name);
            } catch (IOException | RuntimeException e) {
                if (saying && failed == 0) {
                    session.complain(e.getMessage());
                }
                failed++;
            }
        }
        return failed;
    }

    @Override
    public void run() {
        int told = 0;
        while (true) {
            try {
                Thread.sleep(millis);
                told += write(told == 0);
            } catch (Throwable notNow) {
                // the next one may be
            }
        }
    }
}
