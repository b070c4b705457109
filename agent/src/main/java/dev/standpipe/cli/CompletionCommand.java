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
            "Print a completion script for bash and zsh, for a command named standpipe.",
            "For this session: source <(standpipe completion). For all sessions: put that "
                    + "line, or the script, into ~/.bashrc or ~/.zshrc."
        })
final class CompletionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions user;

    /** What comes before the first command tells of the generator, and of ways to install it not ours. */
    private static String withoutForeword(String script) {
        StringBuilder kept = new StringBuilder("#!/usr/bin/env bash\n"
                + "# Completes the commands and options of standpipe, in bash and zsh: "
                + "source <(standpipe completion)\n");
        boolean begun = false;
        for (String line : script.split("\n", -1)) {
            begun |= !line.isEmpty() && !line.startsWith("#");
            if (begun) {
                kept.append(line).append('\n');
            }
        }
        return kept.substring(0, kept.length() - 1);
    }

    @Override
    public Integer call() {
        CommandLine all = spec.root().commandLine();
        user.out().print(withoutForeword(AutoComplete.bash(spec.root().name(), all)));
        user.out().flush();
        return ExitCode.DONE;
    }
}
