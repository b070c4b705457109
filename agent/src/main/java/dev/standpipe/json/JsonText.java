package dev.standpipe.json;

/** A text in quotes, with its escapes undone. */
final class JsonText {
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String MEANINGS = "\"\\/\b\f\n\r\t";

    private final JsonReader from;

    /** The next character of {@code from} is the quote. */
    JsonText(JsonReader from) {
        this.from = from;
    }

    String read() throws JsonException {
        from.next();
        StringBuilder text = new StringBuilder();
        for (char c = from.next(); c != '"'; c = from.next()) {
            text.append(c == '\\' ? escaped() : c);
        }
        return text.toString();
    }

    private char escaped() throws JsonException {
        char c = from.next();
        if (c != 'u') {
            int which = ESCAPES.indexOf(c);
            if (which < 0) {
                throw from.unexpected("the end of an escape after \\" + c);
            }
            return MEANINGS.charAt(which);
        }
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(from.next(), 16);
            if (digit < 0) {
                throw from.unexpected("four hexadecimal digits after \\u");
            }
            code = code << 4 | digit;
        }
        return (char) code;
    }
}
