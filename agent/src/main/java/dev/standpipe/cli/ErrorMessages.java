package dev.standpipe.cli;

import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.Printable;
import dev.standpipe.file.WholeFile;
import dev.standpipe.offline.OfflineException;
import dev.standpipe.report.ReportException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong in a line or two, and chooses the exit code. */
final class ErrorMessages implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final List<String> LEFT_IN_THE_SOURCES = Arrays.asList("demo", "bench");

    @Override
    public int handleParseException(ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("standpipe: " + Printable.line(lowerFirst(wrong.getMessage())));
        if (wrong instanceof UnmatchedArgumentException) {
            UnmatchedArgumentException unmatched = (UnmatchedArgumentException) wrong;
            List<String> near = unmatched.getSuggestions();
            if (command.getParent() == null
                    && LEFT_IN_THE_SOURCES.contains(unmatched.getUnmatched().get(0))) {
                err.println(unmatched.getUnmatched().get(0)
                        + " is a command of ./standpipe in the sources; the jar does not have it");
            } else if (!near.isEmpty()) {
                err.println("Did you mean " + String.join(" or ", near.subList(0, Math.min(3, near.size()))) + "?");
            }
        }
        err.println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception thrown, CommandLine command, ParseResult parsed) {
        if (thrown instanceof Refused || thrown instanceof OfflineException || thrown instanceof ReportException) {
            command.getErr().println("standpipe: " + Printable.line(String.valueOf(thrown.getMessage())));
            return ExitCode.REFUSED;
        }
        if (thrown instanceof InvalidPathException) {
            command.getErr().println("standpipe: " + Printable.line(WholeFile.inWords(thrown)));
            return ExitCode.REFUSED;
        }
        bug(command.getErr(), thrown);
        return ExitCode.INTERNAL;
    }

    static void bug(PrintWriter err, Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            err.println("standpipe: there is not enough memory; give the command more: java -Xmx2g -jar standpipe.jar");
            return;
        }
        err.println("standpipe: this is a bug in Standpipe, please report it with the text below");
        thrown.printStackTrace(err);
    }

    private static String lowerFirst(String message) {
        return message.isEmpty() ? message : Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }
}
