package dev.standpipe.cli;

import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.Reports;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Turns reports into other formats, and several into one. */
@Command(
        name = "report",
        description = {
            "Turn a report into another format, and several into one.",
            "The same loop of several runs or processes becomes one, with the sum of its numbers."
        })
final class ReportCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Reports in JSON, written by the agent or by scan. \"merge\" may stand before them.")
    private List<String> files;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "What to write: .html, .json, .sarif, .csv or .txt. May be given several times.")
    private List<Path> outputs;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this text.")
    private boolean help;

    @Override
    public Integer call() {
        try {
            List<Report> reports = new ArrayList<>();
            for (Path file : Input.split(files.get(0).equals("merge") ? files.subList(1, files.size()) : files)) {
                reports.add(Reports.read(file));
            }
            Report report = reports.size() == 1 ? reports.get(0) : Reports.merge(reports);
            for (Path output : outputs) {
                Reports.write(report, output);
            }
            return Exit.DONE;
        } catch (ReportException e) {
            throw new Refused(e.getMessage());
        }
    }
}
