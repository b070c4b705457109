package dev.standpipe.options;

/** Takes {@code key=value,key="a, b"} apart. A backslash is a backslash; a quote within quotes is written twice. */
final class Arguments {
    private final String text;
    private int at;
    private String key;
    private String value;
    private boolean open;

    Arguments(String text) {
        this.text = text;
    }

    /** Goes to the next pair; false at the end. */
    boolean next() {
        while (at < text.length() && (text.charAt(at) == ',' || text.charAt(at) == ' ')) {
            at++;
        }
        if (at == text.length()) {
            return false;
        }
        int from = at;
        while (at < text.length() && text.charAt(at) != ',' && text.charAt(at) != '=') {
            at++;
        }
        key = text.substring(from, at).trim();
        if (at == text.length() || text.charAt(at) == ',') {
            value = null;
        } else {
            at++;
            value = readValue();
        }
        return true;
    }

    /** The value without the quotes that are round all of it, if there are any. */
    static String withoutQuotes(String value) {
        Arguments whole = new Arguments(value);
        String unquoted = whole.isQuote() ? whole.readValue() : value;
        return !whole.open && whole.at == value.length() ? unquoted : value;
    }

    private boolean isQuote() {
        return at < text.length() && (text.charAt(at) == '"' || text.charAt(at) == '\'');
    }

    private String readValue() {
        if (isQuote()) {
            return quoted(text.charAt(at++));
        }
        int to = text.indexOf(',', at);
        int from = at;
        at = to < 0 ? text.length() : to;
        return text.substring(from, at).trim();
    }

    private String quoted(char quote) {
        StringBuilder quoted = new StringBuilder();
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == quote) {
                at++;
                if (at == text.length() || text.charAt(at) != quote) {
                    return quoted.toString();
                }
            }
            quoted.append(c);
        }
        open = true;
        return quoted.toString();
    }

    String key() {
        return key;
    }

    /** Null if there is no equals sign. */
    String value() {
        return value;
    }

    /** Whether a quote was never closed. */
    boolean isOpen() {
        return open;
    }
}
