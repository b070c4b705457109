package dev.standpipe.runtime.count;

import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The sites of this JVM by id: one for each rewritten loop. */
public final class Sites {
    /** An id under which nothing is counted. */
    public static final int NOWHERE = -1;

    /** The id of all loops that were rewritten in a build: nobody could give each its own. */
    static final int EVERYBODYS = 0;

    private static final Site UNCOUNTED = new Site(NOWHERE);

    /** Null where no thread is named after its work. */
    private static volatile Works works;

    private static volatile Site[] sites = {new Site(EVERYBODYS)};
    private static int next = 1;

    private Sites() {}

    /** Initialises this class; its sites tell the doorway what it may decline by itself. */
    public static void prepare(Standpipe doorway) {
        if (Declines.doorway == null) {
            Declines.doorway = doorway;
        }
    }

    /** A new id, for the next loop that is rewritten. */
    public static synchronized int register() {
        if (next == sites.length) {
            sites = Arrays.copyOf(sites, Math.max(16, next * 2));
        }
        sites[next] = new Site(next);
        // publishes the element too
        sites = sites;
        return next++;
    }

    /** An id that nobody registered is counted where everybody's loops are. */
    public static Site at(int id) {
        Site[] known = sites;
        Site site = id >= 0 && id < known.length ? known[id] : null;
        return site != null ? site : id == NOWHERE ? UNCOUNTED : known[EVERYBODYS];
    }

    public static synchronized List<Site> all() {
        return new ArrayList<>(Arrays.asList(sites).subList(0, next));
    }

    /** From now on what is moved is counted for the work that a thread is named after, too. */
    public static void countWorks() {
        works = Works.prepared();
    }

    static void worked(int site, long size) {
        Works counted = works;
        if (counted != null && site > EVERYBODYS) {
            counted.moved(size);
        }
    }

    /** Those that have moved something; none where nothing is counted. */
    public static List<Work> works() {
        Works counted = works;
        return counted == null ? new ArrayList<Work>() : counted.all();
    }
}
