package dev.standpipe.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine.Help.Ansi;

/** A command run in this JVM, and what it said. */
public final class Spoken {
    public final int code;
    public final String out;
    public final String err;

    private Spoken(int code, String out, String err) {
        this.code = code;
        this.out = out;
        this.err = err;
    }

    public static Spoken by(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), Ansi.OFF, arguments);
        return new Spoken(code, out.toString(), err.toString());
    }
}
