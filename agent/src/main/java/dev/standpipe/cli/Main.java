package dev.standpipe.cli;

/** The command line. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {}
}
