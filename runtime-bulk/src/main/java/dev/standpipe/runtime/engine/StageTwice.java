package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.transfer.Reading;
import dev.standpipe.runtime.wire.Format;

/**
 * Rounds that are staged for once and compared with the bytes that the loop would meet; then the stream is put back,
 * and the loop reads for itself.
 */
final class StageTwice extends ReadTwice {
    private final int rounds;
    private final int size;
    private boolean played;

    private StageTwice(Object in, byte[] staged, int rounds, int size, Site site, Rewind rewind) {
        super(in, Format.BYTES, staged, 0, rounds * size, Format.BYTES.how, site, rewind);
        this.rounds = rounds;
        this.size = size;
    }

    /** Null where that cannot be done. */
    static StageTwice of(Object in, byte[] staged, int rounds, int size, Site site) {
        int most = Math.min(rounds, staged.length / size);
        int n = elements(in, Format.BYTES, staged, most * size, 0, most * size);
        Rewind rewind = n < most * size || n == 0 ? null : Rewind.of(in, staged, n);
        return rewind == null ? null : new StageTwice(in, staged, most, size, site, rewind);
    }

    /** False if there was nothing to compare. */
    boolean isPlayed(CheckingEngine engine) {
        play(engine);
        return played;
    }

    @Override
    long playAlone(CheckingEngine engine) {
        Reading loop;
        byte[] scratch;
        Rewind.Moment before;
        try {
            site.begin();
            StackRoom.check();
            scratch = new byte[n];
            loop = new Reading(stream, format, a, 0, n, how, site);
            before = rewind.now();
        } catch (Throwable impossible) {
            return 0;
        }
        Bulk bulk = new Bulk();
        bulk.play(before, () -> engine.stageOnce(stream, scratch, rounds, size), engine);
        if (bulk.isToBeCompared()) {
            played = true;
            try {
                play(loop, bulk.moved, bulk.fault != null);
                engine.compared(site, stream, difference(loop, scratch, bulk));
            } finally {
                before.putBack();
            }
        }
        return 0;
    }
}
