package dev.standpipe.rewrite.work;

/** What was begun is given up: the class has had all the work that it may have. */
public final class TooMuchWork extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMuchWork() {
        super("it takes more work than is spent on one class", null, false, false);
    }
}
