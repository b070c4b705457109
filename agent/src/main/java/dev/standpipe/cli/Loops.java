package dev.standpipe.cli;

import dev.standpipe.report.SiteRow;
import dev.standpipe.rewrite.report.Place;

/** Loops in a line, as people look for them in their sources. */
final class Loops {
    private Loops() {}

    static String line(Conversation user, SiteRow site) {
        return where(site.place()) + "  " + site.carried() + "  "
                + (site.isRewritten()
                        ? colour(user, "fg(green)", site.rule())
                        : colour(user, "fg(yellow)", site.reason()) + ": " + site.explanation());
    }

    private static String colour(Conversation user, String style, String word) {
        return user.coloured("@|" + style + " " + word + "|@");
    }

    static String where(Place place) {
        String name = place.className().replace('/', '.') + "." + place.method();
        if (place.line() == 0) {
            return name + place.descriptor() + " at instruction " + place.instruction();
        }
        return name + " (" + (place.source() == null ? "line " : place.source() + ":") + place.line() + ")";
    }
}
