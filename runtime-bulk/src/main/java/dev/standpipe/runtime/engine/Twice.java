package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Transfer;
import dev.standpipe.runtime.wire.Format;

/**
 * One call that is done both ways: as a transfer that leaves no trace, and as the loop would do it, whose result
 * counts.
 */
abstract class Twice {
    /** More of one call is not done twice: the loop may take a thousand times as long. */
    static final int MOST_BYTES = 1 << 20;

    final Object stream;
    final Format format;
    final Object a;
    final int i;
    final int n;
    final int how;
    final Site site;

    Twice(Object stream, Format format, Object a, int i, int n, int how, Site site) {
        this.stream = stream;
        this.format = format;
        this.a = a;
        this.i = i;
        this.n = n;
        this.how = how;
        this.site = site;
    }

    /** How many elements of a call are done twice, or 0 if it is none for us. */
    static int elements(Object stream, Format format, Object a, int length, int i, int end) {
        int e = Math.min(end, length);
        if (i < 0 || i >= e || stream == null || format == null || format.array.arrayType != a.getClass()) {
            return 0;
        }
        return ReentrancyGuard.has(stream) || RetransformedStreams.isIn(stream)
                ? 0
                : Math.min(e - i, MOST_BYTES >> format.shift);
    }

    /** The loop's own calls, {@code least} of them and one more when that should throw. */
    static void play(Transfer loop, int least, boolean throwing) {
        while (loop.i - loop.from < least && loop.fault == null) {
            loop.moveOne();
        }
        if (throwing && loop.goesOn()) {
            loop.moveOne();
        }
    }

    /** How the two differ in what became of them, or null. */
    static String difference(Transfer loop, int moved, Throwable fault) {
        int carried = loop.i - loop.from;
        return carried == moved && name(loop.fault).equals(name(fault))
                ? null
                : "the loop carries " + carried + " and throws " + name(loop.fault) + ", the transfer carries " + moved
                        + " and throws " + name(fault);
    }

    static String difference(Object loop, Object transfer) {
        String ofLoop = loop.toString();
        String ofTransfer = transfer.toString();
        return ofLoop.equals(ofTransfer) ? null : "the loop leaves " + ofLoop + ", the transfer " + ofTransfer;
    }

    private static String name(Throwable fault) {
        return fault == null ? "nothing" : fault.toString();
    }
}
