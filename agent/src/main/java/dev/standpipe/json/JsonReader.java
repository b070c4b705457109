package dev.standpipe.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, strings, numbers, booleans and nulls. */
final class JsonReader {
    /** A report is six deep; a file that is deeper than this is none, and must not overflow the stack. */
    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    static Object read(String text) throws JsonException {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        if (reader.peek() >= 0) {
            throw reader.unexpected("the end of the file");
        }
        return value;
    }

    private Object value() throws JsonException {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return new JsonText(this).read();
            case 't':
                return word("true", Boolean.TRUE);
            case 'f':
                return word("false", Boolean.FALSE);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> object() throws JsonException {
        Map<String, Object> members = new LinkedHashMap<>();
        enter();
        if (peek() == '}') {
            return leave(members);
        }
        while (true) {
            if (peek() != '"') {
                throw unexpected("a name in quotes");
            }
            String name = new JsonText(this).read();
            if (peek() != ':') {
                throw unexpected("a colon");
            }
            if (members.containsKey(name)) {
                throw new JsonException("has \"" + name + "\" twice in one object, at " + place());
            }
            at++;
            members.put(name, value());
            if (peek() == '}') {
                return leave(members);
            }
            comma("a comma or }");
        }
    }

    private List<Object> array() throws JsonException {
        List<Object> elements = new ArrayList<>();
        enter();
        if (peek() == ']') {
            return leave(elements);
        }
        while (true) {
            elements.add(value());
            if (peek() == ']') {
                return leave(elements);
            }
            comma("a comma or ]");
        }
    }

    private void enter() throws JsonException {
        if (++depth > DEEPEST) {
            throw new JsonException("goes deeper than " + DEEPEST + " levels at " + place());
        }
        at++;
    }

    private <T> T leave(T whole) {
        depth--;
        at++;
        return whole;
    }

    private void comma(String wanted) throws JsonException {
        if (peek() != ',') {
            throw unexpected(wanted);
        }
        at++;
    }

    private Object word(String word, Object value) throws JsonException {
        if (!text.startsWith(word, at)) {
            at = word.startsWith(text.substring(at)) ? text.length() : at;
            throw unexpected("a value");
        }
        at += word.length();
        return value;
    }

    private Object number() throws JsonException {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String number = text.substring(start, at);
        try {
            return Long.valueOf(number);
        } catch (NumberFormatException notWhole) {
            try {
                return Double.valueOf(number);
            } catch (NumberFormatException no) {
                at = start;
                throw unexpected("a value");
            }
        }
    }

    /** The next character that is not white space, or -1 at the end. */
    private int peek() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : -1;
    }

    /** The next character, whatever it is. */
    char next() throws JsonException {
        if (at == text.length()) {
            throw unexpected("the rest of a text");
        }
        return text.charAt(at++);
    }

    JsonException unexpected(String wanted) {
        return new JsonException(
                at >= text.length()
                        ? "ends too early, at " + place() + ", where " + wanted + " should be"
                        : "is no JSON: '" + text.charAt(at) + "' at " + place() + ", where " + wanted + " should be");
    }

    private String place() {
        int line = 1;
        int column = 1;
        for (int i = 0; i < at && i < text.length(); i++) {
            column++;
            if (text.charAt(i) == '\n') {
                line++;
                column = 1;
            }
        }
        return "line " + line + ", column " + column;
    }
}
