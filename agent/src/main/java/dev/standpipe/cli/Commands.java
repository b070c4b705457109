package dev.standpipe.cli;

import dev.standpipe.cli.doctor.CacheCommand;
import dev.standpipe.cli.doctor.DoctorCommand;
import dev.standpipe.cli.jvm.AttachCommand;
import dev.standpipe.cli.jvm.StatusCommand;
import dev.standpipe.cli.loops.ExplainCommand;
import dev.standpipe.cli.loops.ReportCommand;
import dev.standpipe.cli.loops.RewriteCommand;
import dev.standpipe.cli.loops.ScanCommand;
import dev.standpipe.cli.user.CommonOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The program itself: it does nothing but to name its commands. */
@Command(
        name = "standpipe",
        description = "Finds loops that carry arrays one element at a time, and puts a bulk transfer in front.",
        versionProvider = VersionLine.class,
        subcommands = {
            ScanCommand.class,
            RewriteCommand.class,
            ExplainCommand.class,
            AttachCommand.class,
            StatusCommand.class,
            ReportCommand.class,
            DoctorCommand.class,
            CacheCommand.class,
            CompletionCommand.class,
            HelpCommand.class
        },
        footerHeading = "%n",
        footer = {
            "As an agent: java -javaagent:standpipe.jar[=key=value,...] -jar your.jar",
            "Exit codes: 0 done, 1 findings with --check, or something is wrong (doctor), 2 wrong usage, 3 "
                    + "unreadable, unwritable or refused, 4 a bug."
        })
final class Commands implements Runnable {
    @Mixin
    private CommonOptions user;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print the version.")
    private boolean version;

    @Override
    public void run() {
        throw user.misused("name a command; --help lists them");
    }
}
