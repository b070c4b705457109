package dev.standpipe.cli;

import dev.standpipe.report.WholeFile;
import java.io.File;
import java.io.PrintWriter;
import java.net.URISyntaxException;
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
        int code = Exit.INTERNAL;
        try {
            code = run(out, err, Ansi.AUTO, arguments);
        } catch (OutOfMemoryError tooMuch) {
            Complaints.bug(err, tooMuch);
            code = Exit.REFUSED;
        } catch (Throwable bug) {
            Complaints.bug(err, bug);
        }
        out.flush();
        if (standard.problem() != null) {
            err.println("standpipe: the standard output could not be written to its end: " + standard.problem());
            code = Math.max(code, Exit.REFUSED);
        }
        System.exit(code);
    }

    static int run(PrintWriter out, PrintWriter err, Ansi colours, String... arguments) {
        return commands(out, err, colours).execute(arguments);
    }

    static CommandLine commands(PrintWriter out, PrintWriter err, Ansi colours) {
        Complaints complaints = new Complaints();
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

    /** The jar that this class is in: command line, agent and all. */
    static File jar() {
        try {
            File self = new File(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (self.isFile()) {
                return self.getAbsoluteFile();
            }
        } catch (URISyntaxException | IllegalArgumentException unreadable) {
            // falls through to the refusal
        }
        throw new Refused("this works only from standpipe.jar: java -jar standpipe.jar");
    }
}
