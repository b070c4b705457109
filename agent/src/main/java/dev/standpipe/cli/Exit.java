package dev.standpipe.cli;

/** What the exit codes of every command mean. */
final class Exit {
    static final int DONE = 0;
    static final int FINDINGS = 1;
    static final int USAGE = 2;
    static final int REFUSED = 3;
    static final int INTERNAL = 4;

    private Exit() {}
}
