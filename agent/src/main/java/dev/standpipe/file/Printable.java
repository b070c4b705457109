package dev.standpipe.file;

/**
 * Names out of class files may hold anything. What people see of one stays in its line and its order, and none reaches
 * the terminal's escapes.
 */
public final class Printable {
    private Printable() {}

    /** With a question mark for each character that is not. */
    public static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int character = text.codePointAt(at);
            line.appendCodePoint(is(character) ? character : '?');
        }
        return line.toString();
    }

    /** Of the format characters, some turn around what stands behind them, and others are not seen at all. */
    public static boolean is(int character) {
        switch (Character.getType(character)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
                return false;
            default:
                return true;
        }
    }
}
