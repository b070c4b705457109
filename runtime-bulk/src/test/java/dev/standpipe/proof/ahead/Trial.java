package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Outcome;
import java.io.IOException;
import java.nio.file.Path;

/** A plan and its files, twice: for the loops as they are and for the loops rewritten. */
final class Trial {
    /** Milliseconds after which what was laid out is old enough to be read ahead. */
    private static final long AGE = 45;

    final Plan plan;
    private final Disk forLoops;
    private final Disk forBulk;

    private Trial(Plan plan, Path folder) throws IOException {
        this.plan = plan;
        forLoops = new Disk(folder);
        forBulk = new Disk(folder);
        forLoops.lay(plan);
        forBulk.lay(plan);
    }

    /** Lays out the files, which are of use once they are old. */
    static Trial of(Plan plan, Path folder) throws IOException {
        return new Trial(plan, folder);
    }

    static void grow() throws InterruptedException {
        Thread.sleep(AGE);
    }

    /** What a difference between the two looks like, or null. The files are gone then. */
    String difference() throws IOException {
        try {
            Outcome loop = Play.of(plan, false, forLoops);
            Outcome bulk = Play.of(plan, true, forBulk);
            return loop.same(bulk) ? null : loop.differences(bulk);
        } finally {
            close();
        }
    }

    void close() throws IOException {
        forLoops.close();
        forBulk.close();
    }
}
