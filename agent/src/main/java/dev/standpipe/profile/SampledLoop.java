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

    /** How often each was seen below a transfer; the last is for what is none of them. */
    private final int[] streams = new int[Stack.values().length + 1];

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

    /** {@code stack} has below {@code called} what that has called. */
    synchronized void sawStreams(StackTraceElement[] stack, int called) {
        int at = called;
        while (at >= 0 && !Transfers.isOfData(stack[at])) {
            at--;
        }
        int beneath = at;
        while (beneath >= 0 && stack[beneath].getClassName().equals(stack[at].getClassName())) {
            beneath--;
        }
        boolean alone = at >= 0 && stack[at].getClassName().equals(Stack.RANDOM_ACCESS_FILE);
        if (beneath >= 0 || alone) {
            Stack known = Stack.of(stack[at].getClassName(), alone ? null : stack[beneath].getClassName());
            streams[known == null ? streams.length - 1 : known.ordinal()]++;
        }
    }

    /** What it was seen to read or write most often, as far as it is known what that costs; else null. */
    synchronized Stack stream() {
        int most = Stack.BUFFERED.ordinal();
        for (int k = 0; k < streams.length; k++) {
            most = streams[k] > streams[most] ? k : most;
        }
        return most == streams.length - 1 ? null : Stack.values()[most];
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
