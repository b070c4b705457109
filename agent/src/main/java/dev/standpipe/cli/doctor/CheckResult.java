package dev.standpipe.cli.doctor;

/** What a check has found, and what to do about it: a line of the command doctor. */
final class CheckResult {
    /** How much it matters. */
    enum Weight {
        FINE,
        NOTE,
        WRONG
    }

    final String topic;
    final Weight weight;
    final String text;

    /** What to do, or null if there is nothing to do. */
    final String remedy;

    private CheckResult(String topic, Weight weight, String text, String remedy) {
        this.topic = topic;
        this.weight = weight;
        this.text = text;
        this.remedy = remedy;
    }

    static CheckResult fine(String topic, String text) {
        return new CheckResult(topic, Weight.FINE, text, null);
    }

    /** Works, but the user may want to know, or to change it. */
    static CheckResult note(String topic, String text, String remedy) {
        return new CheckResult(topic, Weight.NOTE, text, remedy);
    }

    static CheckResult wrong(String topic, String text, String remedy) {
        return new CheckResult(topic, Weight.WRONG, text, remedy);
    }
}
