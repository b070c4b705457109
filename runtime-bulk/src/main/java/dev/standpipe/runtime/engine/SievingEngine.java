package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Failures;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.Sieve;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.RetransformedStreams;

/** The part of the engine that serves loops which read each round at another place of a file. */
abstract class SievingEngine extends GatheringEngine {
    /** In what the doorway keeps: the bytes of the window, which it looks at itself, and the sieve. */
    static final int BYTES = 0;

    static final int SIEVE = 1;

    /** What an observer said at the beginning, and the rows, where there are any. */
    static final int BEGUN = 2;

    static final int ROWS = 3;

    private static final int KEPT = 4;

    SievingEngine(String key, boolean leavesFew, boolean leavesFewOfAll) {
        super(key, leavesFew, leavesFewOfAll);
    }

    @Override
    protected Object[] openSieve(Object file, int rounds, int size, int site) {
        Site here = null;
        Throwable ours;
        try {
            here = Sites.at(site);
            here.begin();
            if (file == null) {
                return null;
            }
            if (RetransformedStreams.isIn(file)) {
                here.declined(Decline.CLASS_CHANGED, file);
                return null;
            }
            StackRoom.check();
            Sieve sieve = Sieve.of(file, rounds, size, here);
            if (sieve == null) {
                return null;
            }
            Object[] kept = new Object[KEPT];
            kept[BYTES] = sieve.bytes();
            kept[SIEVE] = sieve;
            return kept;
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, here, file);
        return null;
    }

    @Override
    protected long sieve(Object[] sieve, long position, int rounds) {
        Throwable ours;
        if (!(sieve[SIEVE] instanceof Sieve)) {
            return 0;
        }
        Sieve windows = (Sieve) sieve[SIEVE];
        try {
            long window = windows.window(position, rounds);
            sieve[BYTES] = windows.bytes();
            return window;
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, windows.site(), windows.file());
        return 0;
    }

    @Override
    protected long readRow(Object[] sieve, long position, Object a, int i, int end, int how) {
        Throwable ours;
        if (!(sieve[SIEVE] instanceof Sieve)) {
            return 0;
        }
        Sieve windows = (Sieve) sieve[SIEVE];
        try {
            if (sieve[ROWS] == null) {
                sieve[ROWS] = new Rows(windows);
            }
            return ((Rows) sieve[ROWS]).read(position, a, i, end, how);
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        leaveTo(ours, windows.site(), windows.file());
        return 0;
    }

    @Override
    protected void endSieve(Object[] sieve, long position, int rounds) {
        if (sieve[ROWS] instanceof Rows) {
            ((Rows) sieve[ROWS]).end();
        } else if (sieve[SIEVE] instanceof Sieve) {
            ((Sieve) sieve[SIEVE]).end(position, rounds);
        }
    }

    /** The loop meets it again, if it is the file's; who stops a thread is not to be survived. */
    private static void leaveTo(Throwable ours, Site here, Object file) {
        if (ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        if (here != null && !(ours instanceof java.io.IOException)) {
            here.declined(Failures.reason(ours), file);
        }
    }
}
