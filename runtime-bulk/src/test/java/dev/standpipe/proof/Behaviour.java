package dev.standpipe.proof;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketTimeoutException;

/** How a user's stream misbehaves; all zeros is a good one. */
final class Behaviour {
    /** What a fault strikes. */
    enum Op {
        READ,
        AVAILABLE,
        SKIP,
        WRITE,
        FLUSH,
        CLOSE
    }

    /** Overrides the one-byte method only. */
    boolean single;

    /** Reads come out shorter than asked, by a pattern of this period. */
    int shortness;

    /** Every so many array reads return 0. */
    int zeroEvery;

    /** This many times -1 at byte {@link #softEofAt}, then more data. */
    int softEofs;

    int softEofAt;

    /** The fault strikes at this call of {@link #faultOp}, counted from 1; 0 is never. */
    int faultCall;

    Op faultOp = Op.READ;
    int faultKind;

    /** Bytes that a failing write still takes, or a failing read loses. */
    int faultTakes;

    /** Once struck, every later call fails too. */
    boolean faultStays;

    /**
     * At this call of a read or a write, counted from 1, the stream exchanges the fields that the loop is over; 0 is
     * never.
     */
    int meddlesAt;

    /** What available() tells: 0 nothing, 1 the truth, 2 half of it, 3 far too much, 4 it throws. */
    int available;

    private int[] calls = new int[Op.values().length];

    /** As it was before the first call: each run has its own. */
    Behaviour fresh() {
        Behaviour b = new Behaviour();
        b.single = single;
        b.shortness = shortness;
        b.zeroEvery = zeroEvery;
        b.softEofs = softEofs;
        b.softEofAt = softEofAt;
        b.faultCall = faultCall;
        b.faultOp = faultOp;
        b.faultKind = faultKind;
        b.faultTakes = faultTakes;
        b.faultStays = faultStays;
        b.meddlesAt = meddlesAt;
        b.available = available;
        return b;
    }

    boolean strikes(Op op) {
        int call = ++calls[op.ordinal()];
        return op == faultOp && faultCall > 0 && (call == faultCall || faultStays && call > faultCall);
    }

    boolean meddles(Op op) {
        return (op == Op.READ || op == Op.WRITE) && calls(op) == meddlesAt;
    }

    int calls(Op op) {
        return calls[op.ordinal()];
    }

    Throwable fault() {
        switch (faultKind) {
            case 0:
                return new Failure("injected");
            case 1:
                SocketTimeoutException late = new SocketTimeoutException("injected time-out");
                late.bytesTransferred = 7;
                return late;
            case 2:
                return new EOFException("injected end");
            case 3:
                return new IllegalStateException("injected state");
            default:
                return new AssertionError("injected error");
        }
    }

    /** Cheap to make: without a stack trace. */
    private static final class Failure extends IOException {
        Failure(String message) {
            super(message);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    @Override
    public String toString() {
        return (single ? " single" : "")
                + (shortness == 0 ? "" : " short=" + shortness)
                + (zeroEvery == 0 ? "" : " zeroEvery=" + zeroEvery)
                + (softEofs == 0 ? "" : " softEof=" + softEofs + "@" + softEofAt)
                + (faultCall == 0
                        ? ""
                        : " fault=" + fault().getClass().getSimpleName() + "@" + faultOp + "#" + faultCall)
                + (faultCall != 0 && faultTakes != 0 ? " takes=" + faultTakes : "")
                + (faultCall != 0 && faultStays ? " stays" : "")
                + (meddlesAt == 0 ? "" : " meddles#" + meddlesAt)
                + (available == 0 ? "" : " available=" + available);
    }
}
