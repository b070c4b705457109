package dev.standpipe.cli;

import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script by which a shell completes commands and options. */
@Command(
        name = "completion",
        description = {
            "Print a script by which bash or zsh completes commands and options of a command named standpipe.",
            "For this session: source <(standpipe completion). For all: put that line, or what this prints, into "
                    + "~/.bashrc or ~/.zshrc."
        })
final class CompletionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions user;

    @Override
    public Integer call() {
        CommandLine all = spec.root().commandLine();
        user.out().print(AutoComplete.bash(spec.root().name(), all));
        user.out().flush();
        return ExitCode.DONE;
    }
}
