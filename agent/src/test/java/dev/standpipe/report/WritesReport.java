package dev.standpipe.report;

import dev.standpipe.report.format.Reports;
import java.nio.file.Paths;

/** A process that writes a report of some kilobytes, and says why it could not. */
public final class WritesReport {
    private WritesReport() {}

    public static void main(String[] arguments) {
        try {
            Reports.write(SampleReports.of(), Paths.get(arguments[0]));
        } catch (ReportException e) {
            System.out.println(e.getMessage());
        }
    }
}
