package dev.standpipe.report;

import dev.standpipe.rewrite.report.Reason;
import java.util.Locale;

/** Rules and reasons in sentences. Those of another release, which this one does not know, stay as they are. */
public final class Sentences {
    private Sentences() {}

    static String ofRule(String rule) {
        switch (rule) {
            case "ReadArray":
                return "Elements are read into an array of their own type, one after the other";
            case "WriteArray":
                return "Elements of an array are written in their own type, one after the other";
            case "ReadConverted":
                return "Elements are read in one type and stored as another";
            case "WriteConverted":
                return "Elements of one type are written as another";
            case "ReadToEnd":
                return "Elements are read until the stream ends";
            case "ReadRecords":
                return "Each round reads several elements, or not to the next place of the array";
            case "ReplayRounds":
                return "Each round works on what it reads; its bytes are read ahead, and a copy of the loop works "
                        + "on them";
            case "ReadBytes":
                return "Each round reads a single byte, until the stream ends or the rounds are over";
            case "WriteBytes":
                return "Elements of an array are written as single bytes";
            case "CopyBytes":
                return "Each round hands on a single byte from one stream to another";
            case "ReplayCalls":
                return "Each round reads, and then calls the JDK's own objects or does what may throw; its bytes are "
                        + "read ahead, and go back if it throws";
            case "ReadSieved":
                return "Each round reads at another place of a file; what lies between two of them is read in passing";
            case "WriteRounds":
                return "Each round writes several values, or computes what it writes; a copy of the loop puts the "
                        + "bytes of many rounds together, and they are written at once";
            case "ReadChosen":
                return "All rounds read the one or the other, by what does not change; that is asked before the loop, "
                        + "and each outcome has a transfer of its own";
            default:
                return rule;
        }
    }

    static String ofReason(String reason) {
        for (Reason known : Reason.values()) {
            if (known.name().equals(reason)) {
                return known.sentence();
            }
        }
        return reason;
    }

    /** A whole sentence about a rule or a reason. */
    public static String about(String ruleOrReason) {
        return capital(isReason(ruleOrReason) ? ofReason(ruleOrReason) : ofRule(ruleOrReason)) + ".";
    }

    /** What follows for the user. */
    public static String consequence(String ruleOrReason) {
        return isReason(ruleOrReason)
                ? "Such a loop runs as it was compiled, one element at a time."
                : "A bulk transfer goes before such a loop, and the loop does what is left.";
    }

    private static boolean isReason(String ruleOrReason) {
        return ruleOrReason.equals(ruleOrReason.toUpperCase(Locale.ROOT));
    }

    public static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
