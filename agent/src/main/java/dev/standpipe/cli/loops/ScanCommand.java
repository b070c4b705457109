package dev.standpipe.cli.loops;

import dev.standpipe.cli.input.InputFiles;
import dev.standpipe.cli.input.JdkClasses;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.ProgressBar;
import dev.standpipe.cli.user.Terminal;
import dev.standpipe.file.Printable;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.SiteRow;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the loops of a program without running it. */
@Command(
        name = "scan",
        description = {
            "List the loops that carry elements one at a time: which would be rewritten, which not, and why.",
            "Nothing is changed, and no code of the program runs."
        })
public final class ScanCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = {
                "Jars, wars, folders, class files, or class paths (dir/* for all jars of a folder).",
                "jrt: stands for the JDK that runs this."
            })
    private List<String> inputs = new ArrayList<>();

    @Option(
            names = "--jdk",
            paramLabel = "HOME",
            description = "Also look through the classes of this JDK, whatever its release.")
    private File jdk;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            description = "Where to find other classes that the program uses; they are not searched for loops.")
    private List<String> classPath = new ArrayList<>();

    @Mixin
    private ReportFiles reports;

    @Mixin
    private SourceFolder sources;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print the summary only.")
    private boolean quiet;

    @Option(
            names = "--check",
            description = "Exit with code 1 if there is any such loop that was not rewritten before.")
    private boolean check;

    @Override
    public Integer call() throws ReportException {
        reports.check(user);
        ProgressBar progress = ProgressBar.on(user.err(), Terminal.showsErrors() && !quiet);
        Scan scan = Scan.of(searched(), InputFiles.split(classPath), progress);
        Report report = scan.observations()
                .snapshot(Collections.singletonList(new Setting("dryrun", "true", "the command scan")));
        PrintWriter err = user.err();
        print(user.out(), report, scan);
        for (List<String> problems : Arrays.asList(scan.skipped(), scan.strange(), scan.unreadable())) {
            for (String problem : problems) {
                err.println("standpipe: " + Printable.line(problem));
            }
        }
        reports.write(report, sources);
        return !scan.unreadable().isEmpty() || check && !scan.skipped().isEmpty()
                ? ExitCode.REFUSED
                : check && !report.openSites().isEmpty() ? ExitCode.FINDINGS : ExitCode.DONE;
    }

    private List<Path> searched() {
        if (inputs.isEmpty() && jdk == null) {
            throw user.misused("name what to look through: a jar, a folder, or --jdk HOME");
        }
        List<Path> all = InputFiles.named(user, inputs);
        if (jdk != null) {
            all.addAll(JdkClasses.of(jdk));
        }
        return all;
    }

    private void print(PrintWriter out, Report report, Scan scan) {
        long rewritten = report.totals().sitesRewritten();
        long all = report.sites().size();
        long before = all - report.openSites().size();
        out.println(LoopLine.count(report.totals().classes().seen(), "class", "classes") + ", "
                + LoopLine.count(all, "loop that carries elements", "loops that carry elements") + ": " + rewritten
                + " would be rewritten, " + (all - rewritten - before) + " would be left alone"
                + (before == 0 ? "" : ", " + LoopLine.count(before, "was", "were") + " rewritten before")
                + (scan.skipped().isEmpty()
                        ? ""
                        : "; " + LoopLine.count(scan.skipped().size(), "class", "classes")
                                + " could not be looked at"));
        if (!quiet) {
            for (SiteRow site : report.sites()) {
                out.println(LoopLine.line(user, site));
            }
        }
        out.flush();
    }
}
