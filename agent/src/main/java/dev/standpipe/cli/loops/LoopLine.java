package dev.standpipe.cli.loops;

import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.file.Printable;
import dev.standpipe.report.SiteRow;
import dev.standpipe.rewrite.report.Place;

/** Loops in a line, as people look for them in their sources. */
final class LoopLine {
    private LoopLine() {}

    static String line(CommonOptions user, SiteRow site) {
        return where(site.place()) + "  " + Printable.line(site.whatInFull()) + "  "
                + (site.isRewritten()
                        ? colour(user, "fg(green)", site.rule())
                        : colour(user, "fg(yellow)", site.reason()) + ": " + Printable.line(site.explanation()));
    }

    private static String colour(CommonOptions user, String style, String word) {
        return user.coloured("@|" + style + " " + word + "|@");
    }

    static String where(Place place) {
        String name = Printable.line(place.className().replace('/', '.') + "." + place.method());
        if (place.line() == 0) {
            return name + Printable.line(place.descriptor()) + " at instruction " + place.instruction();
        }
        return name + " (" + (place.source() == null ? "line " : Printable.line(place.source()) + ":") + place.line()
                + ")";
    }

    static String count(long number, String one, String more) {
        return number + " " + (number == 1 ? one : more);
    }
}
