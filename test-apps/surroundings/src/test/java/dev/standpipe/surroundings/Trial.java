package dev.standpipe.surroundings;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** A program in its surroundings, and what must be said of it; a shell script runs it. */
final class Trial {
    final String name;
    final String script;
    Set<Way> ways = EnumSet.of(Way.AGENT, Way.REWRITTEN);

    /** Fewer elements moved at once would mean that nothing was tried. */
    long moves;

    /** A regular expression for the one line in which the agent says that it steps aside. */
    String says = "";

    /** A command that fails, and says why, where the trial cannot be had. */
    String needs = "";

    /** Much of what is read was there before, where that is asked for. */
    boolean readsAhead;

    boolean hasMounts;
    boolean isLong;

    private Trial(String name, String script) {
        this.name = name;
        this.script = script;
    }

    static Trial of(String name, String script) {
        return new Trial(name, script);
    }

    Trial by(Way... ways) {
        this.ways = EnumSet.copyOf(Arrays.asList(ways));
        return this;
    }

    Trial moving(long elements) {
        moves = elements;
        return this;
    }

    Trial readingAhead() {
        readsAhead = true;
        return this;
    }

    Trial saying(String line) {
        says = line;
        return this;
    }

    Trial needing(String command) {
        needs = needs.isEmpty() ? command : needs + " && " + command;
        return this;
    }

    /** In a mount namespace of its own, which takes root. */
    Trial withMounts() {
        hasMounts = true;
        return needing("unshare --mount true");
    }

    /** Not in each build. */
    Trial isLong() {
        isLong = true;
        return this;
    }

    @Override
    public String toString() {
        return name;
    }
}
