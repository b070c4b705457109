package dev.standpipe.cli;

import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.StandardOutput;
import dev.standpipe.file.WholeFile;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The command line. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        StandardOutput standard = new StandardOutput();
        PrintWriter out = standard.writer();
        PrintWriter err = new PrintWriter(System.err, true);
        int code = ExitCode.INTERNAL;
        try {
            code = run(out, err, Ansi.AUTO, arguments);
        } catch (OutOfMemoryError tooMuch) {
            ErrorMessages.bug(err, tooMuch);
            code = ExitCode.REFUSED;
        } catch (Throwable bug) {
            ErrorMessages.bug(err, bug);
        }
        out.flush();
        if (standard.problem() != null) {
            err.println("standpipe: the standard output could not be written completely: " + standard.problem());
            code = Math.max(code, ExitCode.REFUSED);
        }
        System.exit(code);
    }

    static int run(PrintWriter out, PrintWriter err, Ansi colours, String... arguments) {
        return commands(out, err, colours).execute(arguments);
    }

    static CommandLine commands(PrintWriter out, PrintWriter err, Ansi colours) {
        ErrorMessages complaints = new ErrorMessages();
        return new CommandLine(new Commands())
                .setOut(out)
                .setErr(err)
                .setColorScheme(CommandLine.Help.defaultColorScheme(colours))
                .setUsageHelpWidth(100)
                .setUsageHelpLongOptionsMaxWidth(30)
                .setExpandAtFiles(false)
                .registerConverter(Path.class, Main::path)
                .setParameterExceptionHandler(complaints)
                .setExecutionExceptionHandler(complaints);
    }

    private static Path path(String typed) {
        try {
            return Paths.get(typed);
        } catch (InvalidPathException e) {
            throw new CommandLine.TypeConversionException(WholeFile.inWords(e));
        }
    }
}
