package dev.standpipe.file;

import java.util.List;
import java.util.regex.Pattern;

/** Hides what looks like a secret in the words of a command: rather too much than too little. */
final class Secrets {
    private static final String HIDDEN = "***";

    private static final String NAME = "(?:pass|pwd|secret|token|credential|auth|key)[\\w.-]*";

    /** A value behind such a name, up to the end of the word. */
    private static final Pattern ASSIGNED = Pattern.compile("(?i)(" + NAME + "\\s*[=:]).+", Pattern.DOTALL);

    private static final Pattern FLAG = Pattern.compile("(?i)-[\\w.-]*" + NAME + "|/?(?:pass(?:word|wd|phrase)?|pwd|"
            + "secret|token|(?:api|access|private|secret)?[_.-]?key|credentials?)");

    private static final Pattern OF_URL = Pattern.compile("(://|jdbc:\\w+:\\w+:)\\S*@");

    private static final Pattern MADE_BY_CHANCE = Pattern.compile("(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])[A-Za-z0-9]{32,}");

    private Secrets() {}

    /**
     * The words in one line; that at {@code main} is a class or a jar. Behind a name, the next word is hidden, whatever
     * it is, and then all up to one that looks like another name: a value may be of several words.
     */
    static String hidden(List<String> words, int main) {
        StringBuilder line = new StringBuilder();
        boolean behind = false;
        boolean hiding = false;
        for (int k = 0; k < words.size(); k++) {
            String word = words.get(k);
            hiding = k != main && (behind || hiding && !word.startsWith("-"));
            behind = k != main && !hiding && FLAG.matcher(word).matches();
            line.append(line.length() == 0 ? "" : " ");
            line.append(hiding ? HIDDEN : quoted(k == main ? word : inWord(word)));
        }
        return line.toString();
    }

    private static String inWord(String word) {
        String assigned = ASSIGNED.matcher(word).replaceFirst("$1" + HIDDEN);
        String url = OF_URL.matcher(assigned).replaceAll("$1" + HIDDEN + "@");
        return MADE_BY_CHANCE.matcher(url).replaceAll(HIDDEN);
    }

    private static String quoted(String word) {
        return word.isEmpty() || word.indexOf(' ') >= 0 ? '"' + word + '"' : word;
    }
}
