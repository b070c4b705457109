package dev.standpipe.file;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hides what looks like a secret in the words of a command: rather too much than too little. */
final class Secrets {
    private static final String HIDDEN = "***";

    /** That a name has one of these in it; the short ones are parts of other words, too. */
    private static final String SECRET =
            "(?=[\\w.-]*?(?:pass|pwd|secret|token|credential|auth|key|bearer|jwt|signature|"
                    + "(?:pw|sas|sig)(?![a-z])))";

    private static final String QUOTES = "[\"'\\\\{}\\]]*";

    /** A value behind such a name, up to the end of the word; it may be the next word, too. */
    private static final Pattern ASSIGNED =
            Pattern.compile("(?i)((?<![\\w.-])" + SECRET + "[\\w.-]++" + QUOTES + "\\s*[=:>\\s])(.*)", Pattern.DOTALL);

    private static final Pattern ONLY_A_SCHEME = Pattern.compile("(?i)\\s*" + QUOTES + "(?:bearer|basic)?");

    private static final Pattern FLAG = Pattern.compile("(?i)" + QUOTES + "(?:(?=-|[\\w-]+\\.)" + SECRET + "[\\w.-]++|"
            + "/?[\\w.-]*(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|credentials?|signature)|"
            + "/?(?:[\\w.-]*[._-])?(?:authorization|bearer|jwt|pw|sas|sig))" + QUOTES);

    private static final Pattern USER_FLAG =
            Pattern.compile("(?i)-u|-{0,2}(?:[\\w.-]*[._-])?(?:user|login)(?:[_-]?name)?");

    private static final Pattern OF_USER_FLAG = Pattern.compile("([^:]*:).+", Pattern.DOTALL);

    private static final Pattern OF_USER = Pattern.compile(
            "(?i)((?:user|login)(?:[_-]?name)?" + QUOTES + "\\s*[=:]\\s*" + QUOTES + "[^:,;&\\s\"'/\\\\]{0,99}:).+",
            Pattern.DOTALL);

    /** Of a URL or not, what is between this and an @. */
    private static final Pattern ACCOUNT =
            Pattern.compile("(?:jdbc:\\w+)?://|jdbc:\\w+:\\w+:|(?<![\\w.$#-])[\\w.$#-]++(?:/|:(?!//))");

    private static final Pattern KNOWN =
            Pattern.compile("(?<![A-Za-z0-9])(?:gh[a-z]_|github_pat_|xox[a-z]-|A[KS]IA|eyJ)[A-Za-z0-9+/_.-]{4,}=*");

    private static final Pattern MADE_BY_CHANCE =
            Pattern.compile("(?<![A-Za-z0-9])(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])[A-Za-z0-9]{32,}");

    private static final Pattern LONG = Pattern.compile("[A-Za-z0-9+/_.-]{32,}=*");

    private static final int OTHER = 0;

    private Secrets() {}

    /**
     * The words in one line; that at {@code main} is a class or a jar. Behind a name, the next word is hidden, whatever
     * it is, and then all up to one that looks like another name: a value may be of several words.
     */
    static String hidden(List<String> words, int main) {
        return hidden(words, main, true);
    }

    /** Of a line that begins with the class or the jar, where a word may be a part of a value that had spaces in it. */
    static String hiddenInJoined(String command) {
        return hidden(Arrays.asList(command.split(" ")), 0, false);
    }

    private static String hidden(List<String> words, int main, boolean apart) {
        StringBuilder line = new StringBuilder();
        boolean behind = false;
        boolean hiding = false;
        boolean ofUser = false;
        for (int k = 0; k < words.size(); k++) {
            String word = words.get(k);
            hiding = k != main && (behind || hiding && !word.startsWith(apart ? "-" : "--"));
            boolean looked = k != main && !hiding;
            String kept = looked ? withoutValues(word, ofUser) : word;
            behind = looked && isName(word);
            ofUser = looked && USER_FLAG.matcher(word).matches();
            line.append(line.length() == 0 ? "" : " ");
            line.append(hiding ? HIDDEN : quoted(looked ? withoutOddities(kept) : kept));
            hiding |= !apart && !kept.equals(word);
        }
        return line.toString();
    }

    private static boolean isName(String word) {
        Matcher assigned = ASSIGNED.matcher(word);
        return FLAG.matcher(word).matches()
                || assigned.find() && ONLY_A_SCHEME.matcher(assigned.group(2)).matches();
    }

    private static String withoutValues(String word, boolean ofUser) {
        String user = ofUser ? OF_USER_FLAG.matcher(word).replaceFirst("$1" + HIDDEN) : word;
        String users = OF_USER.matcher(user).replaceFirst("$1" + HIDDEN);
        return isName(users) ? users : ASSIGNED.matcher(users).replaceFirst("$1" + HIDDEN);
    }

    private static String withoutOddities(String word) {
        String known = KNOWN.matcher(withoutAccount(word)).replaceAll(HIDDEN);
        Matcher run = LONG.matcher(MADE_BY_CHANCE.matcher(known).replaceAll(HIDDEN));
        StringBuffer shown = new StringBuffer();
        while (run.find()) {
            run.appendReplacement(shown, looksRandom(run.group()) ? HIDDEN : Matcher.quoteReplacement(run.group()));
        }
        return run.appendTail(shown).toString();
    }

    /** Up to the last @: a password may have one. */
    private static String withoutAccount(String word) {
        int at = word.lastIndexOf('@');
        Matcher account = ACCOUNT.matcher(word).region(0, Math.max(at, 0));
        return account.find() ? word.substring(0, account.end()) + HIDDEN + word.substring(at) : word;
    }

    /** In names and numbers, the next letter is mostly of the same kind; in what was made by chance, often not. */
    private static boolean looksRandom(String run) {
        int changes = 0;
        for (int k = 1; k < run.length(); k++) {
            int kind = kind(run.charAt(k));
            int before = kind(run.charAt(k - 1));
            changes += kind != before && kind != OTHER && before != OTHER ? 1 : 0;
        }
        return changes * 5 >= run.length() && run.matches(".*\\d.*");
    }

    private static int kind(char c) {
        return c >= '0' && c <= '9' ? 1 : c >= 'a' && c <= 'z' ? 2 : c >= 'A' && c <= 'Z' ? 3 : OTHER;
    }

    private static String quoted(String word) {
        return word.isEmpty() || word.indexOf(' ') >= 0 ? '"' + word + '"' : word;
    }
}
