package dev.standpipe.proof.theft;

import java.io.Standpipe;
import java.util.Random;

/** Whatever the doorway throws at it was somebody else's, apart from the faults that it has met itself. */
final class Thief {
    private static final int TRIES = 4096;
    private static final int LEFT_BEHIND = 8;
    private static final String OWN = "a thief's own";
    private static final byte[] NO_BYTES = new byte[8];

    private final Booty booty;
    private final Random random;

    Thief(Booty booty, long seed) {
        this.booty = booty;
        this.random = new Random(seed);
    }

    /** Returns how many they were. */
    int triesAll() {
        for (int k = 0; k < TRIES; k++) {
            long seen = booty.of(k);
            take(seen);
            take(seen >>> 32 << 32);
            take((long) k + 1 << 32);
            take(random.nextLong());
            Standpipe.takeByte(NO_BYTES, 0, seen & ~0xFFFFFFFFL);
        }
        replay();
        exhaust();
        return 5 * TRIES;
    }

    /** To guess the mark of one that it has left behind itself is no theft. */
    private static void take(long moved) {
        try {
            Standpipe.check(moved);
        } catch (Throwable x) {
            if (x.getMessage() != OWN) {
                throw x;
            }
        }
    }

    private void replay() {
        Faulty own = new Faulty(random.nextInt(100), OWN);
        long moved = own.metByArray();
        int thrown = 0;
        for (int k = 0; k < 3; k++) {
            try {
                Standpipe.check(moved);
            } catch (Throwable x) {
                if (x != own.fault) {
                    throw new IllegalStateException("somebody else's", x);
                }
                thrown++;
            }
        }
        if (thrown != 1) {
            throw new IllegalStateException("thrown " + thrown + " times");
        }
    }

    /** Nobody asks for these, from this thread and from one that ends. */
    private void exhaust() {
        for (int k = 0; k < LEFT_BEHIND; k++) {
            new Faulty(random.nextInt(100), OWN).metByArray();
        }
        if (random.nextInt(64) == 0) {
            Thread other = new Thread(() -> new Faulty(0, OWN).metByArray());
            other.start();
            try {
                other.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
