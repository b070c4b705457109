package dev.standpipe.report;

/** A backend that was not used, and why. */
public final class OtherBackend {
    private final String name;
    private final String whyNot;

    OtherBackend(String name, String whyNot) {
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
