package dev.standpipe.cli;

import dev.standpipe.report.Comparison;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.Reports;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Turns reports into other formats, and several into one, and compares two. */
@Command(
        name = "report",
        description = {
            "Turn a report into another format, and several into one, or compare two.",
            "The same loop of several runs or processes becomes one, with the sum of its numbers."
        })
final class ReportCommand implements Callable<Integer> {
    @Mixin
    private Conversation user;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = {
                "Reports in JSON, written by the agent or by scan. \"merge\" may stand before them.",
                "\"diff\" before two of them prints which loops came, went or met another verdict."
            })
    private List<String> files;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "What to write: .html, .json, .sarif, .csv or .txt. May be given several times.")
    private List<Path> outputs = new ArrayList<>();

    @Mixin
    private SourceFolder sources;

    @Option(names = "--check", description = "With diff: exit with code 1 if anything differs.")
    private boolean check;

    @Override
    public Integer call() {
        boolean diff = files.get(0).equals("diff");
        boolean verb = diff || files.get(0).equals("merge");
        List<String> names = verb ? files.subList(1, files.size()) : files;
        if (diff && (names.size() != 2 || !outputs.isEmpty())) {
            throw user.misused("diff prints what differs between two reports: name both");
        }
        if (!diff && (names.isEmpty() || outputs.isEmpty() || check)) {
            throw user.misused("say what to read and, with -o FILE, what to write");
        }
        try {
            return diff ? compare(read(names)) : convert(read(names));
        } catch (ReportException e) {
            throw new Refused(e.getMessage());
        }
    }

    private static List<Report> read(List<String> names) throws ReportException {
        List<Report> reports = new ArrayList<>();
        for (Path file : Input.split(names)) {
            reports.add(Reports.read(file));
        }
        return reports;
    }

    private int compare(List<Report> reports) {
        Comparison comparison = Comparison.of(reports.get(0), reports.get(1));
        for (String line : comparison.lines()) {
            user.out().println(line);
        }
        return check && !comparison.isSame() ? Exit.FINDINGS : Exit.DONE;
    }

    private int convert(List<Report> reports) throws ReportException {
        Report report = reports.size() == 1 ? reports.get(0) : Reports.merge(reports);
        for (Path output : outputs) {
            Reports.write(report, output, sources.sources());
        }
        return Exit.DONE;
    }
}
