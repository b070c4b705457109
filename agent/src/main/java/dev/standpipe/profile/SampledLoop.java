package dev.standpipe.profile;

import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Finding;

/** One loop, and the time that threads were seen in it. */
final class SampledLoop {
    private final Finding finding;
    private long samples;
    private long transferNanos;
    private long otherNanos;
    /** Compiled code was between two rounds, and what was inlined there does not show. */
    private long betweenNanos;

    SampledLoop(Finding finding) {
        this.finding = finding;
    }

    /** Where a class file has no lines, any place of the method will do. */
    boolean has(StackTraceElement frame) {
        int line = frame.getLineNumber();
        return finding.place().method().equals(frame.getMethodName())
                && (line < 0 || finding.firstLine() == 0 || line >= finding.firstLine() && line <= finding.lastLine());
    }

    boolean isSmallerThan(SampledLoop other) {
        return finding.lastLine() - finding.firstLine() < other.finding.lastLine() - other.finding.firstLine();
    }

    boolean isOpen() {
        return !finding.isRewritten();
    }

    /** {@code called} is what the loop has called, or null if it was at work itself. */
    synchronized void add(long nanos, StackTraceElement called) {
        samples++;
        if (called == null) {
            betweenNanos += nanos;
        } else if (Transfers.isOne(called)) {
            transferNanos += nanos;
        } else {
            otherNanos += nanos;
        }
    }

    synchronized Spent spent() {
        return new Spent(samples, transferNanos + otherNanos + betweenNanos, transferNanos + share());
    }

    /** Of the time between calls, what the transfers among the calls take. */
    private long share() {
        long seen = transferNanos + otherNanos;
        return seen == 0 ? betweenNanos : (long) ((double) betweenNanos * transferNanos / seen);
    }
}
