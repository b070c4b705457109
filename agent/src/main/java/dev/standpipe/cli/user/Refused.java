package dev.standpipe.cli.user;

/** What was asked for cannot be done, and the message says to a person why, and what to do. */
public final class Refused extends RuntimeException {
    public Refused(String message) {
        super(message);
    }
}
