package dev.standpipe.report;

/** A backend that was not used, and why. */
public final class UnusedBackend {
    private final String name;
    private final String whyNot;

    public UnusedBackend(String name, String whyNot) {
        this.name = name;
        this.whyNot = whyNot;
    }

    public String name() {
        return name;
    }

    public String whyNot() {
        return whyNot;
    }
}
