package dev.standpipe.cli.loops;

import dev.standpipe.cli.jvm.LiveReports;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.Printable;
import dev.standpipe.report.Comparison;
import dev.standpipe.report.RepeatedRuns;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.RunGroup;
import dev.standpipe.report.WorkRow;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Turns reports into other formats, and several into one, and compares two. */
@Command(
        name = "report",
        description = {
            "Convert a report to another format, merge or collect several, or compare two.",
            "The same loop in several runs or processes becomes one, with the sum of its numbers."
        })
public final class ReportCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = {
                "Reports in JSON, written by the agent or by scan, or folders of them. \"merge\" "
                        + "may come before them.",
                "\"collect\" before folders takes the reports anywhere below them, also out of what yarn logs has "
                        + "written, and leaves out what is damaged, with exit code 3.",
                "\"diff\" before two of them prints which loops are new, are gone, or have another verdict."
            })
    private List<String> files;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write: .html, .json, .sarif, .csv or .txt. May be given several times.")
    private List<Path> outputs = new ArrayList<>();

    @Mixin
    private SourceFolder sources;

    @Option(names = "--check", description = "With diff: exit with code 1 if anything differs.")
    private boolean check;

    @Option(names = "--live", description = "With collect: also ask the agents in all running programs of this user.")
    private boolean live;

    @Override
    public Integer call() throws ReportException {
        boolean diff = files.get(0).equals("diff");
        boolean collect = files.get(0).equals("collect");
        boolean verb = diff || collect || files.get(0).equals("merge");
        List<String> names = verb ? files.subList(1, files.size()) : files;
        if (diff && !outputs.isEmpty()) {
            throw user.misused("-o cannot be used with diff, which only prints differences");
        }
        if (diff && names.size() != 2) {
            throw user.misused("diff prints what differs between two reports: name both");
        }
        if (!diff && check) {
            throw user.misused("--check is only for diff: it asks whether two reports differ");
        }
        if (live && !collect) {
            throw user.misused("--live is only for collect");
        }
        if (!diff && (names.isEmpty() && !live || outputs.isEmpty())) {
            throw user.misused("name the reports to read and, with -o FILE, the file to write");
        }
        ReportFiles.check(user, outputs);
        if (collect) {
            return collect(names);
        }
        return diff ? compare(read(names.subList(0, 1)), read(names.subList(1, 2))) : convert(read(names));
    }

    private Report read(List<String> names) throws ReportException {
        Map<String, Report> reports = new LinkedHashMap<>();
        for (String name : names) {
            File file = new File(name);
            for (File each : file.isDirectory() ? inFolder(file) : new File[] {file}) {
                checkIsKept(each);
                if (reports.put(each.getPath(), Reports.read(each.toPath())) != null) {
                    say(each + " is named twice, and counted once");
                }
            }
        }
        return merged(reports);
    }

    /** Whatever can be read; what cannot does not keep the others from being seen. */
    private int collect(List<String> folders) throws ReportException {
        ReportTree tree = new ReportTree(file -> isOutput(file.toFile()));
        for (String folder : folders) {
            tree.add(Paths.get(folder));
        }
        if (live) {
            tree.add(LiveReports.ask());
        }
        for (String sentence : tree.damaged()) {
            say(sentence + "; it is left out");
        }
        if (tree.others() != null) {
            say(tree.others());
        }
        if (tree.reports().isEmpty()) {
            throw new Refused("there is no report to collect" + (live ? ", and no running program that has one" : ""));
        }
        Report report = merged(tree.reports());
        convert(report);
        for (RunGroup group : RunGroup.of(report.runs())) {
            user.out()
                    .println(Printable.line("  " + group.title() + ": " + LoopLine.count(group.runs(), "JVM", "JVMs")
                            + ", " + group.moved().inWords()));
            for (WorkRow work : group.works()) {
                user.out().println(Printable.line("    " + work.title() + ": " + work.inWords()));
            }
        }
        return tree.damaged().isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
    }

    private Report merged(Map<String, Report> reports) throws ReportException {
        RepeatedRuns repeats = RepeatedRuns.among(reports);
        for (String sentence : repeats.told()) {
            say(sentence);
        }
        List<Report> once = repeats.once();
        return once.size() == 1 ? once.get(0) : Reports.merge(once);
    }

    private void say(String sentence) {
        user.err().println("standpipe: " + Printable.line(sentence));
    }

    /** Not what is going to be written: it has them all already. */
    private File[] inFolder(File folder) {
        File[] files = folder.listFiles((in, name) -> name.endsWith(".json") && !isOutput(new File(in, name)));
        if (files == null || files.length == 0) {
            throw new Refused("there is no .json in the folder " + folder);
        }
        Arrays.sort(files);
        return files;
    }

    private void checkIsKept(File file) {
        if (isOutput(file)) {
            throw new Refused(file + " would be read and overwritten; name another file with -o, or read its folder: "
                    + "then all other files are read");
        }
    }

    private boolean isOutput(File file) {
        return outputs.stream().anyMatch(output -> isSame(output, file.toPath()));
    }

    private static boolean isSame(Path output, Path file) {
        try {
            return Files.exists(output) && Files.isSameFile(output, file);
        } catch (IOException unreadable) {
            return false;
        }
    }

    private int compare(Report before, Report after) {
        Comparison comparison = Comparison.of(before, after);
        for (String line : comparison.lines()) {
            user.out().println(Printable.line(line));
        }
        return check && !comparison.isSame() ? ExitCode.FINDINGS : ExitCode.DONE;
    }

    private static String told(Report report) {
        int runs = report.runs().size();
        return LoopLine.count(runs, "run", "runs") + ", "
                + LoopLine.count(report.sites().size(), "loop", "loops") + ", "
                + report.totals().sitesRewritten() + (report.isDry() ? " would be rewritten" : " rewritten");
    }

    private int convert(Report report) throws ReportException {
        for (Path output : outputs) {
            Reports.write(report, output, sources.sources());
            user.out().println(Printable.line("wrote " + output + ": " + told(report)));
        }
        return ExitCode.DONE;
    }
}
