package dev.standpipe.cli.loops;

import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.format.Reports;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The reports that a command writes beside what it prints. */
final class ReportFiles {
    @Option(
            names = {"-r", "--report"},
            paramLabel = "FILE",
            description = "Also write a report: .html, .json, .sarif, .csv or .txt. May be given several times.")
    private List<Path> files = new ArrayList<>();

    /** Before any work is done: what has another ending cannot be written. */
    void check(CommonOptions user) {
        check(user, files);
    }

    static void check(CommonOptions user, List<Path> files) {
        for (Path file : files) {
            if (!Reports.canWrite(file)) {
                throw user.misused(file + " cannot be written: the name must end in one of " + Reports.endings());
            }
        }
    }

    void write(Report report) throws ReportException {
        for (Path file : files) {
            Reports.write(report, file);
        }
    }

    /** With places named as they lie in that folder. */
    void write(Report report, SourceFolder sources) throws ReportException {
        for (Path file : files) {
            Reports.write(report, file, sources.sources());
        }
    }
}
