package dev.standpipe.cli;

import dev.standpipe.report.SiteRow;
import dev.standpipe.rewrite.report.Place;

/** Loops in a line, as people look for them in their sources. */
final class Loops {
    private Loops() {}

    static String line(Conversation user, SiteRow site) {
        return where(site.place()) + "  " + printable(site.carried().toString()) + "  "
                + (site.isRewritten()
                        ? colour(user, "fg(green)", site.rule())
                        : colour(user, "fg(yellow)", site.reason()) + ": " + printable(site.explanation()));
    }

    private static String colour(Conversation user, String style, String word) {
        return user.coloured("@|" + style + " " + word + "|@");
    }

    static String where(Place place) {
        String name = printable(place.className().replace('/', '.') + "." + place.method());
        if (place.line() == 0) {
            return name + printable(place.descriptor()) + " at instruction " + place.instruction();
        }
        return name + " (" + (place.source() == null ? "line " : printable(place.source()) + ":") + place.line() + ")";
    }

    static String count(long number, String one, String more) {
        return number + " " + (number == 1 ? one : more);
    }

    /** One line of a name stays one line, and no name reaches the terminal's escapes. */
    static String printable(String text) {
        StringBuilder printable = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                printable.setCharAt(i, '?');
            }
        }
        return printable.toString();
    }
}
