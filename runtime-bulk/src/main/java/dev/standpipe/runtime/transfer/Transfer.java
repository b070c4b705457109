package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Wire;
import java.io.DataInputStream;

/** One call under way: {@code a[i…e)} is still to be moved, unless a fault was met or the rest is the loop's. */
public abstract class Transfer {
    /** With fewer from one call of other code to the next, the loop is as fast. Tests have it otherwise. */
    private static int fewestBetweenCalls = 64;

    final Format format;
    final Conversion conversion;
    final Object a;
    public final int e;
    public final Site site;

    /** By the clock, or 0 when this transfer is not timed. */
    private final long started;

    final int how;

    /** Where this transfer started. */
    public final int from;

    public int i;

    /**
     * Bytes have left the stream, or gone into it, that {@link #i} does not tell of: who fails now cannot leave the
     * rest to the loop.
     */
    boolean torn;

    /** An element has gone by its own method: who is beneath the stream may have run. */
    boolean called;

    /** Then the loop's fields are looked up again before anything else is moved. */
    private boolean stopsAtCall;

    public Throwable fault;
    public Mode mode;
    private Decline declined;
    private Object blamed;

    /** While its fault waits: for whom, under which mark, and on top of which other one. */
    Thread metBy;

    int mark;
    Transfer beneath;

    Transfer(Format format, Conversion conversion, Object a, int i, int e, int how, Site site) {
        this.format = format;
        this.conversion = conversion;
        this.a = a;
        this.from = i;
        this.i = i;
        this.e = e;
        this.how = how;
        this.site = site;
        this.started = site.clock(bytesLeft());
    }

    /** The wire type whose method the loop calls. */
    final Wire method() {
        return format.called(how);
    }

    /**
     * Not where the loop may call readByte for some of a value's bytes and readUnsignedByte for others, nor where what
     * it hands over cannot be made again.
     */
    final boolean knowsCalls(Object receiver) {
        return (!format.composed || format.singleBytes || receiver instanceof DataInputStream)
                && !Format.handsOverUnknown(how);
    }

    /** Moves one element by the method that the loop would have called. */
    public abstract void moveOne();

    /** So many in a row, if the loop goes on so long. */
    final void moveAlone(int most) {
        for (int k = 0; k < most && goesOn(); k++) {
            moveOne();
            mode = mode == null ? Mode.EXACT : mode;
        }
    }

    /** The loop has come to where it throws the fault: for rounds that were staged, at this byte of them. */
    void faces(int at) {}

    /** What {@code n} of what is moved here are to the loop. */
    int elements(int n) {
        return n;
    }

    public void moved(int to, Mode how) {
        if (to > i) {
            i = to;
            if (mode == null || how.compareTo(mode) > 0) {
                mode = how;
            }
        }
    }

    /** An error of our own that the loop must not go on after becomes the fault. */
    public void isTornBy(Throwable ours) {
        if (fault == null && ours != null && (torn || ours instanceof ThreadDeath)) {
            fault = ours;
        }
    }

    public boolean goesOn() {
        return i < e && fault == null && !isToAskAnew();
    }

    private boolean isToAskAnew() {
        return called && stopsAtCall;
    }

    /** Whether the loop can go on by itself once so many bytes are moved. */
    boolean isLoopsAfter(long bytes) {
        return (bytes & format.size - 1) == 0;
    }

    /** Whether it is the loop's next call that says of a closed file that it is closed. */
    boolean asksWhenClosed(long bytes) {
        return true;
    }

    /** At least so many, where that is not known. */
    int elementsLeft() {
        return e - i;
    }

    /** With so few the loop is through before we know what the file is. */
    boolean isTooSmallForAFile() {
        return elementsLeft() < LargeRequests.LEAST_ELEMENTS || bytesLeft() < LargeRequests.LEAST_BYTES;
    }

    long bytesLeft() {
        return (long) (e - i) << format.shift;
    }

    /** Rule C19: no code but the JDK's may run before the loop ends. */
    boolean isJdkOnly() {
        return (how & Format.JDK_ONLY) != 0;
    }

    /** Rule C19 from call to call: up to the first element that goes by its own method no other code runs. */
    final boolean canStopAtCall(int bufferLength) {
        stopsAtCall = (how & Format.RESUMED) != 0 && bufferLength >> format.shift >= fewestBetweenCalls;
        return stopsAtCall;
    }

    /** However few there are, the loop is not there to write them. */
    boolean evenOne() {
        return (how & Format.EVEN_ONE) != 0;
    }

    /** The loop asks for itself whether the stream is at its end. */
    boolean asksAgain() {
        return false;
    }

    /** The program comes back to this loop with this stream, and reads it nowhere else before. */
    boolean comesAgain() {
        return (how & Format.AGAIN) != 0;
    }

    /** The rest is the loop's, because of {@code stream}. */
    public void decline(Decline reason, Object stream) {
        declined = reason;
        blamed = stream;
    }

    /** At the site: {@code n} that are moved, and what was declined. */
    public void count(int n) {
        if (n > 0) {
            site.finished(mode, elements(n), (long) n << format.shift, started);
        }
        if (declined != null && goesOn()) {
            site.declined(declined, blamed);
        }
    }
}
