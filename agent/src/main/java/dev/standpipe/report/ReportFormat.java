package dev.standpipe.report;

/** One way to write a report down. */
public interface ReportFormat {
    String of(Report report);
}
