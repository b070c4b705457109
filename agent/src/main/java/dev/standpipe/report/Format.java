package dev.standpipe.report;

/** One way to write a report down. */
interface Format {
    String of(Report report);
}
