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

    /** Each of them has one of these in it, and so has each name in {@link #FLAG}. */
    private static final String[] SECRETS = {
        "pass", "pw", "secret", "token", "credential", "auth", "key", "bearer", "jwt", "sas", "sig"
    };

    private static final String QUOTES = "[\"'\\\\{}\\]]*";

    /** A value behind such a name, up to the end of the word; it may be the next word, too. */
    static final RarePattern ASSIGNED = new RarePattern(
            "(?i)((?<![\\w.-])" + SECRET + "[\\w.-]++" + QUOTES + "\\s*[=:>\\s])(.*)", Pattern.DOTALL, SECRETS);

    private static final RarePattern ONLY_A_SCHEME = new RarePattern("(?i)\\s*" + QUOTES + "(?:bearer|basic)?", 0, "");

    static final RarePattern FLAG = new RarePattern(
            "(?i)" + QUOTES + "(?:(?=-|[\\w-]+\\.)" + SECRET + "[\\w.-]++|"
                    + "/?[\\w.-]*(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|credentials?|signature)|"
                    + "/?(?:[\\w.-]*[._-])?(?:authorization|bearer|jwt|pw|sas|sig))" + QUOTES,
            0,
            SECRETS);

    static final RarePattern USER_FLAG =
            new RarePattern("(?i)-u|-{0,2}(?:[\\w.-]*[._-])?(?:user|login)(?:[_-]?name)?", 0, "-u", "user", "login");

    private static final RarePattern OF_USER_FLAG = new RarePattern("([^:]*:).+", Pattern.DOTALL, ":");

    static final RarePattern OF_USER = new RarePattern(
            "(?i)((?:user|login)(?:[_-]?name)?" + QUOTES + "\\s*[=:]\\s*" + QUOTES + "[^:,;&\\s\"'/\\\\]{0,99}:).+",
            Pattern.DOTALL,
            "user",
            "login");

    /** Of a URL or not, what is between this and an @. */
    static final RarePattern ACCOUNT =
            new RarePattern("(?:jdbc:\\w+)?://|jdbc:\\w+:\\w+:|(?<![\\w.$#-])[\\w.$#-]++(?:/|:(?!//))", 0, "/", ":");

    static final RarePattern KNOWN = new RarePattern(
            "(?<![A-Za-z0-9])(?:gh[a-z]_|github_pat_|xox[a-z]-|A[KS]IA|eyJ)[A-Za-z0-9+/_.-]{4,}=*",
            0,
            "gh",
            "github_pat_",
            "xox",
            "AKIA",
            "ASIA",
            "eyJ");

    private static final int LEAST_BY_CHANCE = 32;

    private static final RarePattern MADE_BY_CHANCE =
            new RarePattern("(?<![A-Za-z0-9])(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])[A-Za-z0-9]{32,}", 0, "");

    private static final RarePattern LONG = new RarePattern("[A-Za-z0-9+/_.-]{32,}=*", 0, "");

    private static final int OTHER = 0;
    private static final int DIGIT = 1;

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
            ofUser = looked && USER_FLAG.matches(word);
            line.append(line.length() == 0 ? "" : " ");
            line.append(hiding ? HIDDEN : quoted(looked ? withoutOddities(kept) : kept));
            hiding |= !apart && !kept.equals(word);
        }
        return line.toString();
    }

    private static boolean isName(String word) {
        if (FLAG.matches(word)) {
            return true;
        }
        Matcher assigned = ASSIGNED.mayBeIn(word) ? ASSIGNED.in(word) : null;
        return assigned != null && assigned.find() && ONLY_A_SCHEME.matches(assigned.group(2));
    }

    private static String withoutValues(String word, boolean ofUser) {
        String user = ofUser ? OF_USER_FLAG.replaceFirst(word, "$1" + HIDDEN) : word;
        String users = OF_USER.replaceFirst(user, "$1" + HIDDEN);
        return isName(users) ? users : ASSIGNED.replaceFirst(users, "$1" + HIDDEN);
    }

    private static String withoutOddities(String word) {
        String known = KNOWN.replaceAll(withoutAccount(word), HIDDEN);
        if (known.length() < LEAST_BY_CHANCE) {
            return known;
        }
        Matcher run = LONG.in(MADE_BY_CHANCE.replaceAll(known, HIDDEN));
        StringBuffer shown = new StringBuffer();
        while (run.find()) {
            run.appendReplacement(shown, looksRandom(run.group()) ? HIDDEN : Matcher.quoteReplacement(run.group()));
        }
        return run.appendTail(shown).toString();
    }

    /** Up to the last @: a password may have one. */
    private static String withoutAccount(String word) {
        int at = word.lastIndexOf('@');
        if (at < 0 || !ACCOUNT.mayBeIn(word)) {
            return word;
        }
        Matcher account = ACCOUNT.in(word).region(0, at);
        return account.find() ? word.substring(0, account.end()) + HIDDEN + word.substring(at) : word;
    }

    /** In names and numbers, the next letter is mostly of the same kind; in what was made by chance, often not. */
    private static boolean looksRandom(String run) {
        int changes = 0;
        boolean digits = kind(run.charAt(0)) == DIGIT;
        for (int k = 1; k < run.length(); k++) {
            int kind = kind(run.charAt(k));
            int before = kind(run.charAt(k - 1));
            changes += kind != before && kind != OTHER && before != OTHER ? 1 : 0;
            digits |= kind == DIGIT;
        }
        return changes * 5 >= run.length() && digits;
    }

    private static int kind(char c) {
        return c >= '0' && c <= '9' ? DIGIT : c >= 'a' && c <= 'z' ? 2 : c >= 'A' && c <= 'Z' ? 3 : OTHER;
    }

    private static String quoted(String word) {
        return word.isEmpty() || word.indexOf(' ') >= 0 ? '"' + word + '"' : word;
    }
}
