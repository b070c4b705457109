package dev.standpipe.options;

/** One option's value in force, and where it came from. */
public final class Setting {
    private final String key;
    private final String value;
    private final String from;

    public Setting(String key, String value, String from) {
        this.key = key;
        this.value = value;
        this.from = from;
    }

    public String key() {
        return key;
    }

    public String value() {
        return value;
    }

    /** In words: agent argument, system property standpipe.log, and so on. */
    public String from() {
        return from;
    }

    @Override
    public String toString() {
        return key + "=" + value + " (" + from + ")";
    }
}
