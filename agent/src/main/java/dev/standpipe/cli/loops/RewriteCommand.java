package dev.standpipe.cli.loops;

import dev.standpipe.cli.input.InputFiles;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.ProgressBar;
import dev.standpipe.cli.user.Terminal;
import dev.standpipe.file.Printable;
import dev.standpipe.offline.Offline;
import dev.standpipe.offline.OfflineException;
import dev.standpipe.offline.Outcome;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Report;
import dev.standpipe.report.SiteRow;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rewrites a program in the build. */
@Command(
        name = "rewrite",
        description = {
            "Rewrite the classes of jars, wars, ears and folders, so that they need no agent.",
            "Everything else in them stays as it is. The same input gives the same output, on every Java."
        })
public final class RewriteCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description =
                    "Jars, wars, ears, zips, folders and class files, or class paths (dir/* for all jars of a folder).")
    private List<String> inputs;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "Where to write: a file for a file, a folder for a folder or for several inputs. "
                    + "OUT/ is a folder.")
    private Path output;

    @Option(names = "--in-place", description = "Overwrite the input.")
    private boolean inPlace;

    @Option(names = "--check", description = "Write nothing; exit with code 1 if anything would be rewritten.")
    private boolean check;

    @Option(names = "--dry-run", description = "Write nothing; print what would be done.")
    private boolean dryRun;

    @Option(names = "--embed-runtime", description = "Add the runtime, which otherwise must be on the class path.")
    private boolean embedRuntime;

    @Option(
            names = "--add-opens",
            description = "Have java -jar open package java.io, by a line in the manifest; the runtime "
                    + "needs that from Java 16 on.")
    private boolean addOpens;

    @Option(
            names = "--strip-signatures",
            description = "Also rewrite signed archives, and remove their signatures; otherwise they are refused.")
    private boolean stripSignatures;

    @Option(
            names = "--includes",
            paramLabel = "PATTERNS",
            defaultValue = "*",
            description = "Classes to rewrite: names with * and ?, separated by colons. Default: all.")
    private String includes;

    @Option(
            names = "--excludes",
            paramLabel = "PATTERNS",
            defaultValue = "",
            description = "Classes to leave alone, in the same form.")
    private String excludes;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            defaultValue = "",
            description = "The rules that are on, separated by colons. Default: all.")
    private String rules;

    @Option(
            names = "--disable",
            paramLabel = "RULES",
            defaultValue = "",
            description = "Rules that are off, separated by colons.")
    private String disable;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            description = "Where to find other classes that the program uses; they are not rewritten.")
    private List<String> classPath = new ArrayList<>();

    @Mixin
    private ReportFiles reports;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print problems only.")
    private boolean quiet;

    private final List<String> complaints = new ArrayList<>();
    private int looked;
    private int refused;
    private int changed;
    private int opened;

    @Override
    public Integer call() throws IOException {
        reports.check(user);
        List<Path> files = InputFiles.named(user, inputs);
        Destination destination = writesNothing() ? Destination.NONE : destination(files);
        ProgressBar progress = ProgressBar.on(user.err(), Terminal.showsErrors() && !quiet);
        Offline offline = offline().watchedBy(progress).classPath(InputFiles.split(classPath));
        if (files.size() > 1) {
            offline.classPath(files);
        }
        List<String> told = new ArrayList<>();
        for (Path file : files) {
            rewrite(offline, file, destination.of(file), told);
        }
        progress.end();
        for (String complaint : complaints) {
            user.err().println("standpipe: " + Printable.line(complaint));
        }
        Report report = offline.report(settings());
        print(report, told);
        reports.write(report);
        return refused > 0 ? ExitCode.REFUSED : check && changed > 0 ? ExitCode.FINDINGS : ExitCode.DONE;
    }

    private boolean writesNothing() {
        return check || dryRun;
    }

    private Destination destination(List<Path> files) throws IOException {
        if (output == null && !inPlace) {
            throw user.misused("say where to write with -o, or --in-place; --check and --dry-run write nothing");
        }
        if (output != null && inPlace) {
            throw user.misused("-o and --in-place exclude each other");
        }
        Destination destination =
                inPlace ? Destination.SAME : Destination.at(output, user.typed("--output"), files.size() > 1);
        Path twice = destination.firstOfTwo(files);
        if (twice != null) {
            throw user.misused("two of the files would be written to " + twice + "; rewrite them one by one");
        }
        return destination;
    }

    private Offline offline() {
        Offline offline = new Offline();
        try {
            offline.rules(rules).disable(disable);
        } catch (OfflineException e) {
            throw user.misused(e.getMessage());
        }
        return offline.includes(includes)
                .excludes(excludes)
                .stripSignatures(stripSignatures)
                .embedRuntime(embedRuntime)
                .addOpens(addOpens);
    }

    /** What goes wrong with one file does not keep others from being rewritten. */
    private void rewrite(Offline offline, Path file, Path to, List<String> told) {
        try {
            Outcome outcome = to == null ? offline.check(file) : offline.rewrite(file, to);
            looked++;
            changed += outcome.isDifferent() ? 1 : 0;
            opened += outcome.hasOpenedManifest() ? 1 : 0;
            told.add(Printable.line(file.toString()) + ": " + inWords(outcome, file.equals(to) ? null : to));
            for (String message : outcome.messages()) {
                complaints.add(message);
            }
        } catch (OfflineException e) {
            refused++;
            complaints.add(e.getMessage());
        }
    }

    private String inWords(Outcome outcome, Path to) {
        String would = writesNothing() ? " would be" : "";
        String target = to == null ? "" : ", written to " + to;
        if (!outcome.isDifferent()) {
            return "nothing to rewrite" + target;
        }
        return (outcome.classes() == 0
                        ? "rewritten before, and something" + would + " added"
                        : LoopLine.count(outcome.classes(), "class", "classes") + would + " rewritten")
                + target;
    }

    private void print(Report report, List<String> told) {
        if (quiet || looked == 0) {
            return;
        }
        PrintWriter out = user.out();
        int rewritten = 0;
        for (SiteRow site : report.sites()) {
            if (site.isRewritten()) {
                rewritten++;
                out.println(LoopLine.line(user, site));
            }
        }
        told.forEach(out::println);
        int all = report.sites().size();
        int others = report.openSites().size() - rewritten;
        int before = all - report.openSites().size();
        out.println(rewritten + " of "
                + LoopLine.count(all, "loop that carries", "loops that carry")
                + " elements one at a time" + (writesNothing() ? " would be" : rewritten == 1 ? " is" : " are")
                + " rewritten"
                + (before == 0 ? "" : ", " + LoopLine.count(before, "was", "were") + " before")
                + (others == 0 ? "." : "; scan says why the others are not."));
        if (rewritten > 0) {
            RuntimeNeeds.print(out, embedRuntime, inManifest());
        }
    }

    private String inManifest() {
        if (!addOpens) {
            return ", or in its manifest by --add-opens";
        }
        return opened == 0
                ? ""
                : opened == looked
                        ? ", which java -jar takes from its manifest"
                        : ", which java -jar takes from a manifest with a Main-Class";
    }

    private List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        String[][] all = {
            {"includes", includes},
            {"excludes", excludes},
            {"rules", rules},
            {"disable", disable},
            {"dryrun", String.valueOf(writesNothing())}
        };
        for (String[] one : all) {
            settings.add(new Setting(one[0], one[1], "the command rewrite"));
        }
        return settings;
    }
}
