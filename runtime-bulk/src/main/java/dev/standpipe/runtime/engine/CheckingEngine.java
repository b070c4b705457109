package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.Sieve;
import dev.standpipe.runtime.transfer.Transfer;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;

/** The engine when somebody asked for self-checks, or wants to be told of its transfers. */
public final class CheckingEngine extends Engine {
    private static final long INDEX = 0xFFFFFFFFL;

    private final EngineChecks oversight;

    /** How the call under way on this thread was carried; set and taken away within the call. */
    private final ThreadLocal<Mode> mode = new ThreadLocal<>();

    private CheckingEngine(EngineChecks oversight) {
        this.oversight = oversight;
    }

    /**
     * By its parent's type: else the verifier of whoever calls would load this class, and the JIT compiler reckon with
     * it.
     */
    public static Engine of(EngineChecks oversight) {
        return new CheckingEngine(oversight);
    }

    @Override
    public void prepare() {
        super.prepare();
        Elements.prepareFor(false);
        Door.prepare();
    }

    @Override
    long move(boolean reads, Object stream, Object a, int length, int i, int end, int how, int site) {
        Site counts = Sites.at(site);
        if (counts.hasDiffered()) {
            counts.declined(Decline.SELFCHECK_DIFFERED, stream);
            return i & INDEX;
        }
        Format format;
        try {
            format = Format.of(how);
        } catch (VirtualMachineError noRoom) {
            return i & INDEX;
        }
        boolean due = counts.isToBeChecked(oversight.selfchecks);
        // a loop over single bytes asks once more at the end of the stream
        boolean both = due && format != null && format.byDataCalls;
        long checked = both ? moveTwice(reads, stream, a, length, i, end, how, counts) : i & INDEX;
        if (isTheLast(checked, counts)) {
            return checked;
        }
        int from = (int) checked;
        Object begun = begun();
        long moved = super.move(reads, stream, a, length, from, end, how, site);
        over(begun, site, stream, (int) moved - from, format, due && from == i);
        return moved;
    }

    /** What is moved so is the loop's doing; nothing where it cannot be done both ways. */
    private long moveTwice(boolean reads, Object stream, Object a, int length, int i, int end, int how, Site counts) {
        if (reads) {
            ReadTwice twice = ReadTwice.of(stream, a, length, i, end, how, counts);
            return twice == null ? i & INDEX : twice.play(this);
        }
        WriteTwice twice = WriteTwice.of(stream, a, length, i, end, how, counts);
        return twice == null ? i & INDEX : twice.play(this);
    }

    @Override
    protected long stageRounds(Object in, byte[] staged, int rounds, int size, int site) {
        if (size < 0) {
            return super.stageRounds(in, staged, rounds, size, site);
        }
        Site counts = Sites.at(site);
        if (counts.hasDiffered()) {
            counts.declined(Decline.SELFCHECK_DIFFERED, in);
            return 0;
        }
        boolean due = counts.isToBeChecked(oversight.selfchecks);
        StageTwice twice = due ? StageTwice.of(in, staged, rounds, size, counts) : null;
        if (twice != null && twice.isPlayed(this)) {
            return 0;
        }
        Object begun = begun();
        long moved = super.stageRounds(in, staged, rounds, size, site);
        over(begun, site, in, (int) moved, Format.BYTES, due);
        return moved;
    }

    /** Not done both ways. */
    @Override
    protected long stageParts(Object in, byte[] staged, int rounds, String round, int site) {
        Object begun = begun();
        long moved = super.stageParts(in, staged, rounds, round, site);
        over(begun, site, in, (int) moved, Format.BYTES, Sites.at(site).isToBeChecked(oversight.selfchecks));
        return moved;
    }

    /** Not done both ways: what the rounds have worked out is written once. */
    @Override
    protected long writeRounds(Object out, byte[] staged, int bytes, int round, int site) {
        Object begun = begun();
        long moved = super.writeRounds(out, staged, bytes, round, site);
        over(begun, site, out, (int) moved, Format.BYTES, Sites.at(site).isToBeChecked(oversight.selfchecks));
        return moved;
    }

    @Override
    protected Object[] openSieve(Object file, int rounds, int size, int site) {
        return isGivenUp(file, site) ? null : begun(super.openSieve(file, rounds, size, site));
    }

    @Override
    protected Object[] openRows(Object file, int how, int site) {
        return isGivenUp(file, site) ? null : begun(super.openRows(file, how, site));
    }

    private static boolean isGivenUp(Object file, int site) {
        Site counts = Sites.at(site);
        if (counts.hasDiffered()) {
            counts.declined(Decline.SELFCHECK_DIFFERED, file);
        }
        return counts.hasDiffered();
    }

    private Object[] begun(Object[] sieve) {
        if (sieve != null) {
            sieve[BEGUN] = begun();
        }
        return sieve;
    }

    /** What the next round reads is compared; if it differs, the round is the loop's. */
    @Override
    protected long sieve(Object[] sieve, long position, int rounds) {
        long window = super.sieve(sieve, position, rounds);
        if (window == 0) {
            return 0;
        }
        Sieve windows = (Sieve) sieve[SIEVE];
        if (!windows.site().isToBeChecked(oversight.selfchecks)) {
            return window;
        }
        try {
            int at = (int) (window >>> Integer.SIZE);
            return isSame(windows, position, windows.differs(position, windows.bytes(), at, windows.size()))
                    ? window
                    : 0;
        } catch (IOException | RuntimeException | VirtualMachineError unreadable) {
            return 0;
        }
    }

    private boolean isSame(Sieve windows, long position, boolean differs) {
        compared(windows.site(), windows.file(), differs ? "other bytes at " + position : null);
        return !differs;
    }

    /** The bytes of the row are compared; if they differ, the row is the loop's. */
    @Override
    protected long readRow(Object[] sieve, long position, Object a, int i, int end) {
        long moved = super.readRow(sieve, position, a, i, end);
        if (moved == 0 || end <= i) {
            return moved;
        }
        Rows rows = (Rows) sieve[ROWS];
        Sieve windows = rows.sieve();
        try {
            boolean due = windows.site().isToBeChecked(oversight.selfchecks);
            return !due || isSame(windows, position, rows.differ(position)) ? moved : 0;
        } catch (IOException | RuntimeException | VirtualMachineError unreadable) {
            return 0;
        }
    }

    @Override
    protected void endSieve(Object[] sieve, long position, int rounds) {
        super.endSieve(sieve, position, rounds);
        try {
            Sieve windows = (Sieve) sieve[SIEVE];
            Rows rows = (Rows) sieve[ROWS];
            int made = rows == null ? windows.made(rounds) : rows.elements();
            if (made > 0 && sieve[BEGUN] != null) {
                long bytes = rows == null ? (long) made * windows.size() : rows.bytes();
                oversight.observer.moved(sieve[BEGUN], windows.site().id(), windows.file(), made, bytes, Mode.DIRECT);
            }
        } catch (Throwable untold) {
            // the elements have moved all the same
        }
    }

    /** Whether the rest is the loop's: to meet a fault, or since it came to something else. */
    private static boolean isTheLast(long checked, Site counts) {
        return checked >>> 32 != 0 || counts.hasDiffered();
    }

    @Override
    protected void ended(Transfer transfer) {
        if (transfer.site.id() != Sites.NOWHERE) {
            mode.set(transfer.mode);
        }
    }

    private Object begun() {
        try {
            return oversight.observer.begun();
        } catch (Throwable unobserved) {
            return null;
        }
    }

    private void over(Object begun, int site, Object receiver, int n, Format format, boolean skipped) {
        try {
            Mode how = mode.get();
            mode.remove();
            if (n <= 0) {
                return;
            }
            if (skipped) {
                EngineChecks.skipped();
            }
            if (begun != null) {
                oversight.observer.moved(
                        begun, site, receiver, n, (long) n << format.shift, how == null ? Mode.EXACT : how);
            }
        } catch (Throwable untold) {
            // the elements have moved all the same
        }
    }

    /** A call as it would be if nobody looked. */
    long readOnce(Object in, Object a, int n, int how) {
        return super.move(true, in, a, n, 0, n, how, Sites.NOWHERE);
    }

    long writeOnce(Object out, Object a, int i, int end, int how) {
        return super.move(false, out, a, end, i, end, how, Sites.NOWHERE);
    }

    long stageOnce(Object in, byte[] staged, int rounds, int size) {
        return super.stageRounds(in, staged, rounds, size, Sites.NOWHERE);
    }

    /** The fault that such a call left waiting, or null. */
    Throwable fault(long moved) {
        if (moved >>> 32 == 0) {
            return null;
        }
        try {
            raise(moved, (int) moved);
            return null;
        } catch (Throwable fault) {
            return fault;
        }
    }

    /** A call was done both ways; {@code how} they differ, or null. The elements have moved, so nothing is thrown. */
    void compared(Site site, Object stream, String how) {
        try {
            if (how != null) {
                site.differed();
                EngineChecks.differed();
            }
            site.checked();
            EngineChecks.checked();
            site.declined(Decline.SELFCHECKED, stream);
            if (how != null) {
                oversight.observer.differed(site.id(), how);
            }
        } catch (Throwable untold) {
            // for want of memory
        }
    }
}
