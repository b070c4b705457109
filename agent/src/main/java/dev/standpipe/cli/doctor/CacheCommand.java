package dev.standpipe.cli.doctor;

import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.Printable;
import dev.standpipe.file.WholeFile;
import dev.standpipe.options.Options;
import dev.standpipe.report.Amounts;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows and empties the agent's cache. */
@Command(
        name = "cache",
        description = {
            "Show what the agent keeps for the next start of a program, with the option cache=DIR; or "
                    + "empty that folder."
        })
public final class CacheCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "The folder; without it, the one that STANDPIPE_CACHE or another setting names.")
    private String folder;

    @Option(names = "--clear", description = "Remove all that the agent has put there, and nothing else.")
    private boolean clear;

    @Override
    public Integer call() {
        String name = folder == null ? Options.of(null).cache() : folder;
        if (name.isEmpty()) {
            throw user.misused("name the folder of the cache; no setting does");
        }
        CacheContents contents = new CacheContents(name);
        if (contents.refusal() != null) {
            throw new Refused(contents.folder() + " is not used: " + contents.refusal());
        }
        try {
            String outcome = clear
                    ? "removed what was found out about " + Amounts.count(contents.clear(), "program", "programs")
                    : contents.folder() + " " + contents.inWords();
            user.out().println(Printable.line(outcome));
        } catch (IOException e) {
            throw new Refused(contents.folder() + ": " + WholeFile.inWords(e));
        }
        return ExitCode.DONE;
    }
}
