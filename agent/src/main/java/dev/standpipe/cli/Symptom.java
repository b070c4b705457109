package dev.standpipe.cli;

/** One line of the doctor's. */
final class Symptom {
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

    private Symptom(String topic, Weight weight, String text, String remedy) {
        this.topic = topic;
        this.weight = weight;
        this.text = text;
        this.remedy = remedy;
    }

    static Symptom fine(String topic, String text) {
        return new Symptom(topic, Weight.FINE, text, null);
    }

    /** Works, but somebody may want to know, or to change it. */
    static Symptom note(String topic, String text, String remedy) {
        return new Symptom(topic, Weight.NOTE, text, remedy);
    }

    static Symptom wrong(String topic, String text, String remedy) {
        return new Symptom(topic, Weight.WRONG, text, remedy);
    }
}
