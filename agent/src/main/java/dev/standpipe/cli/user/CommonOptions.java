package dev.standpipe.cli.user;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What every command has: help, outputs, and a way to say that it was called wrongly. */
public final class CommonOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this text.")
    private boolean help;

    public PrintWriter out() {
        return command.commandLine().getOut();
    }

    public PrintWriter err() {
        return command.commandLine().getErr();
    }

    /** With colours where the output has them: {@code @|green text|@}. */
    public String coloured(String marked) {
        return command.commandLine().getColorScheme().ansi().string(marked);
    }

    public ParameterException misused(String how) {
        return new ParameterException(command.commandLine(), how);
    }

    /** The value of an option that was given, letter by letter. */
    public String typed(String option) {
        return String.join("", command.findOption(option).originalStringValues());
    }

    /** Throws if it cannot be one. */
    public void checkProcess(String pid) {
        if (!pid.matches("[0-9]+")) {
            throw misused("\"" + pid + "\" is no process id; standpipe attach --list shows them");
        }
    }
}
