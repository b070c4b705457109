package dev.standpipe.cli.user;

/** What the exit codes of every command mean. */
public final class ExitCode {
    public static final int DONE = 0;
    public static final int FINDINGS = 1;
    public static final int USAGE = 2;
    public static final int REFUSED = 3;
    public static final int INTERNAL = 4;

    private ExitCode() {}
}
