package dev.standpipe.house;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and turns of prose.txt, and where a text has them. */
final class Prose {
    /** One line of the list. */
    static final class Turn {
        final Pattern pattern;
        final String instead;
        final String example;

        private Turn(String[] columns) {
            pattern = Pattern.compile(bounded(columns[0].replace(" ", "\\s+")), Pattern.CASE_INSENSITIVE);
            instead = columns[1];
            example = columns.length > 2 ? columns[2] : columns[0];
        }

        /** Whole words only, where the expression begins or ends with one. */
        private static String bounded(String expression) {
            boolean begins = expression.matches("(?s)[\\w(].*") && !expression.startsWith("(?");
            boolean ends = expression.matches("(?s).*[\\w)*?]");
            return (begins ? "\\b" : "") + "(?:" + expression + ")" + (ends ? "\\b" : "");
        }
    }

    private static final Pattern CODE = Pattern.compile(
            "(?ms)^```.*?^```" // fenced
                    + "|^    [^\n]*$" // indented
                    + "|<!--.*?-->"
                    + "|`[^`]*`"
                    + "|(?<=])\\([^)]*\\)"); // where a link leads

    static final List<Turn> TURNS = turns();

    private Prose() {}

    private static List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        try {
            Path list = Repository.MODULE.resolve("src/test/resources/dev/standpipe/house/prose.txt");
            for (String line : Files.readAllLines(list, StandardCharsets.UTF_8)) {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    turns.add(new Turn(line.split(" \\| ")));
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return turns;
    }

    /** What a page in Markdown has of them, its code left out. */
    static List<String> inPage(String name, String page) {
        StringBuilder prose = new StringBuilder(page);
        for (Matcher code = CODE.matcher(page); code.find(); ) {
            for (int i = code.start(); i < code.end(); i++) {
                if (page.charAt(i) != '\n') {
                    prose.setCharAt(i, '\u00b7');
                }
            }
        }
        return in(name, 1, prose);
    }

    /** What the string literals of a Java source have of them. */
    static List<String> inMessages(String name, String source) {
        List<String> found = new ArrayList<>();
        for (JavaLiteral literal : JavaLiteral.all(source)) {
            found.addAll(in(name, literal.line, literal.text));
        }
        return found;
    }

    private static List<String> in(String name, int firstLine, CharSequence text) {
        List<String> found = new ArrayList<>();
        for (Turn turn : TURNS) {
            for (Matcher match = turn.pattern.matcher(text); match.find(); ) {
                long line = firstLine
                        + text.subSequence(0, match.start())
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
                found.add(name + ":" + line + ": \"" + match.group().replaceAll("\\s+", " ") + "\", instead: "
                        + turn.instead);
            }
        }
        return found;
    }
}
