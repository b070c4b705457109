package dev.standpipe.json;

/** Writes JSON, indented, a member or an element per line. */
public final class JsonWriter {
    private static final char[] HEX = "0123456789abcdef".toCharArray();

    private final StringBuilder out = new StringBuilder();
    private final StringBuilder open = new StringBuilder();
    private boolean first = true;

    /** The whole document is an object. */
    public JsonWriter() {
        begin('{', '}');
    }

    public JsonWriter object(String name) {
        name(name);
        return begin('{', '}');
    }

    /** An object as the next element of an array. */
    public JsonWriter object() {
        next();
        return begin('{', '}');
    }

    public JsonWriter array(String name) {
        name(name);
        return begin('[', ']');
    }

    public JsonWriter field(String name, String value) {
        name(name);
        if (value == null) {
            out.append("null");
        } else {
            quoted(value);
        }
        return this;
    }

    public JsonWriter field(String name, long value) {
        name(name);
        out.append(value);
        return this;
    }

    public JsonWriter field(String name, boolean value) {
        name(name);
        out.append(value);
        return this;
    }

    /** A text as the next element of an array. */
    public JsonWriter element(String text) {
        next();
        quoted(text);
        return this;
    }

    /** The end of the object or array that was begun last. */
    public JsonWriter end() {
        char bracket = open.charAt(open.length() - 1);
        open.setLength(open.length() - 1);
        if (!first) {
            line();
        }
        out.append(bracket);
        first = false;
        return this;
    }

    /** The document, to be asked for once. */
    public String finished() {
        return end().out.append('\n').toString();
    }

    private JsonWriter begin(char bracket, char closing) {
        out.append(bracket);
        open.append(closing);
        first = true;
        return this;
    }

    private void name(String name) {
        next();
        quoted(name);
        out.append(": ");
    }

    private void next() {
        if (!first) {
            out.append(',');
        }
        first = false;
        line();
    }

    private void line() {
        out.append('\n');
        for (int i = 0; i < open.length(); i++) {
            out.append("  ");
        }
    }

    private void quoted(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ' || c >= 0x7F && !isPlain(text, i)) {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(HEX[c >> shift & 0xF]);
                }
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    /**
     * Half a surrogate pair is possible in a class file, but not in UTF-8; the separators are no line ends in JSON, but
     * are to some who read it.
     */
    private static boolean isPlain(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
        }
        return c > 0x9F && c != 0x2028 && c != 0x2029;
    }
}
