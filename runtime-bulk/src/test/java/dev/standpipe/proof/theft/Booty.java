package dev.standpipe.proof.theft;

import java.util.concurrent.atomic.AtomicLongArray;

/** What the transfers of the victims have returned a moment ago: no thief could know more. */
final class Booty {
    private final AtomicLongArray moved;

    Booty(int victims) {
        moved = new AtomicLongArray(victims);
    }

    void show(int victim, long returned) {
        moved.set(victim, returned);
    }

    long of(int anyNumber) {
        return moved.get(Math.floorMod(anyNumber, moved.length()));
    }
}
