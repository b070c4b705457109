package dev.standpipe.cli;

/** What was asked for cannot be done, and the message says to a person why, and what to do. */
final class Refused extends RuntimeException {
    Refused(String message) {
        super(message);
    }
}
