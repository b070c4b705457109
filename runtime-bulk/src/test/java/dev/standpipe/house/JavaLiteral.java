package dev.standpipe.house;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A string of a Java source: literals that are added to one another are one, as they are printed. */
final class JavaLiteral {
    private static final Pattern TOKEN = Pattern.compile(
            "//[^\n]*" // a comment
                    + "|/\\*(?s:.*?)\\*/"
                    + "|'(?:[^'\\\\\n]|\\\\.)+'" // a character
                    + "|\"((?:[^\"\\\\\n]|\\\\.)*)\"" // a string
                    + "|[^\\s/'\"]+|/"); // anything else

    final int line;
    final String text;

    private JavaLiteral(int line, String text) {
        this.line = line;
        this.text = text;
    }

    static List<JavaLiteral> all(String source) {
        List<JavaLiteral> all = new ArrayList<>();
        StringBuilder text = null;
        int line = 1;
        int from = 0;
        int at = 0;
        boolean added = false;
        for (Matcher token = TOKEN.matcher(source); token.find(); ) {
            for (; at < token.start(); at++) {
                line += source.charAt(at) == '\n' ? 1 : 0;
            }
            String literal = token.group(1);
            if (token.group().startsWith("//") || token.group().startsWith("/*")) {
                continue;
            }
            if (literal != null && text != null && added) {
                text.append(literal);
            } else if (literal != null) {
                end(all, text, from);
                text = new StringBuilder(literal);
                from = line;
            } else if (!token.group().equals("+")) {
                end(all, text, from);
                text = null;
            }
            added = token.group().equals("+");
        }
        end(all, text, from);
        return all;
    }

    private static void end(List<JavaLiteral> all, StringBuilder text, int line) {
        if (text != null) {
            all.add(new JavaLiteral(
                    line,
                    text.toString().replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\")));
        }
    }
}
