package dev.standpipe.proof.ahead;

import java.util.concurrent.locks.LockSupport;

/** What a program does between two reads: so long that a background read is done by then, or not, or nobody knows. */
final class Pause {
    static final int KINDS = 5;

    private static final long SHORT = 60_000;
    private static final long LONG = 1_000_000;

    private static volatile long sink;

    private Pause() {}

    /** Keeps the flag of an interrupt, which would end a sleep. */
    static void take(int kind) {
        switch (kind) {
            case 1:
                Thread.yield();
                break;
            case 2:
                compute(SHORT / 4);
                break;
            case 3:
                sleep(SHORT);
                break;
            case 4:
                sleep(LONG);
                break;
            default:
        }
    }

    private static void sleep(long nanos) {
        boolean interrupted = Thread.interrupted();
        LockSupport.parkNanos(nanos);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void compute(long nanos) {
        long from = System.nanoTime();
        long x = from;
        while (System.nanoTime() - from < nanos) {
            x = x * 31 + 7;
        }
        sink = x;
    }
}
