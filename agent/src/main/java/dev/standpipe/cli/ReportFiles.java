package dev.standpipe.cli;

import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.Reports;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The reports that a command writes beside what it prints. */
final class ReportFiles {
    @Option(
            names = {"-r", "--report"},
            paramLabel = "FILE",
            description = "Write a report too: .html, .json, .sarif, .csv or .txt. May be given several times.")
    private List<Path> files = new ArrayList<>();

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
