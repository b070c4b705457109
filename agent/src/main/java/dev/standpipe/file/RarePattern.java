package dev.standpipe.file;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A pattern with what a text must have for it to be found there, in whatever case. Most texts have none of it, and for
 * them it is not compiled.
 */
final class RarePattern {
    private final String regex;
    private final int flags;
    private final String[] marks;
    private Pattern pattern;

    /** Of these texts one has to be there. */
    RarePattern(String regex, int flags, String... marks) {
        this.regex = regex;
        this.flags = flags;
        this.marks = marks;
    }

    boolean matches(String text) {
        return mayBeIn(text) && in(text).matches();
    }

    String replaceFirst(String text, String replacement) {
        return mayBeIn(text) ? in(text).replaceFirst(replacement) : text;
    }

    String replaceAll(String text, String replacement) {
        return mayBeIn(text) ? in(text).replaceAll(replacement) : text;
    }

    boolean mayBeIn(String text) {
        for (String mark : marks) {
            for (int k = text.length() - mark.length(); k >= 0; k--) {
                if (text.regionMatches(true, k, mark, 0, mark.length())) {
                    return true;
                }
            }
        }
        return false;
    }

    Matcher in(String text) {
        return pattern().matcher(text);
    }

    private synchronized Pattern pattern() {
        if (pattern == null) {
            pattern = Pattern.compile(regex, flags);
        }
        return pattern;
    }
}
