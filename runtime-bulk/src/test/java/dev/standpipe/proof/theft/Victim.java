package dev.standpipe.proof.theft;

import java.io.Standpipe;
import java.util.Random;

/** Meets faults as rewritten loops do, and takes its time before it asks for them. */
final class Victim {
    private static final int FAULTS = 64;

    private final Booty booty;
    private final int number;
    private final Random random;
    private int met;

    Victim(Booty booty, int number, long seed) {
        this.booty = booty;
        this.number = number;
        this.random = new Random(seed);
    }

    int meetsFaults() {
        for (int k = 0; k < FAULTS; k++) {
            if (random.nextInt(4) == 0) {
                oneInsideAnother();
            } else {
                one();
            }
        }
        return FAULTS;
    }

    private void one() {
        Faulty stream = new Faulty(random.nextInt(200), "fault " + met++);
        if (random.nextBoolean()) {
            long moved = stream.metByArray();
            waitForThieves(moved);
            mustThrow(stream, () -> Standpipe.check(moved));
            mustBeOver(moved);
        } else {
            byte[] staged = new byte[160];
            long moved = stream.metByRounds(staged);
            waitForThieves(moved);
            // a loop over byte arrays may meet it at the first byte already
            if (moved != 0) {
                mustThrow(stream, () -> Standpipe.takeInt(staged, (int) moved, moved));
                mustBeOver(moved);
            }
        }
    }

    /** As when the outer loop initializes a class that reads a file of its own. */
    private void oneInsideAnother() {
        Faulty outer = new Faulty(random.nextInt(200), "fault " + met++);
        Faulty inner = new Faulty(random.nextInt(200), "fault " + met++);
        long outside = outer.metByArray();
        long inside = inner.metByArray();
        waitForThieves(outside);
        if (random.nextBoolean()) {
            mustThrow(inner, () -> Standpipe.check(inside));
            mustThrow(outer, () -> Standpipe.check(outside));
        } else {
            mustThrow(outer, () -> Standpipe.check(outside));
            mustThrow(inner, () -> Standpipe.check(inside));
        }
        mustBeOver(inside);
        mustBeOver(outside);
    }

    private void waitForThieves(long moved) {
        booty.show(number, moved);
        if (random.nextInt(8) == 0) {
            Thread.yield();
        }
    }

    private static void mustThrow(Faulty stream, Runnable asks) {
        try {
            asks.run();
        } catch (Throwable x) {
            if (x != stream.fault) {
                throw new IllegalStateException(stream.fault.getMessage() + " came as " + x, x);
            }
            return;
        }
        throw new IllegalStateException(stream.fault.getMessage() + " was lost");
    }

    /** Nothing is thrown twice. */
    private static void mustBeOver(long moved) {
        Standpipe.check(moved);
    }
}
