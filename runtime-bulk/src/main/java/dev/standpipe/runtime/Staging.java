package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.link.StackRoom;
import java.io.DataInputStream;
import java.io.InputStream;

/** The bytes of some rounds of a loop, read at once; a copy of the loop then works on them. Without a fault they are whole rounds. */
final class Staging extends Reading {
    /** As {@link Engine#STOPPED}. */
    static final Class<?> STOPPED = ThreadDeath.class;

    static final Format BYTES = Format.plain(Element.BYTE);

    private final int size;

    /** What an inflater had done before the request that failed on corrupt data, and where that request began. */
    private InflaterCounts before;

    private int corruptSince;

    private Staging(Object in, byte[] staged, int at, int bytes, int size, Site site) {
        super(in, BYTES, staged, at, bytes, BYTES.how, site);
        this.size = size;
    }

    /** What {@code java.io.Standpipe.stage} returns. */
    static long stage(Object in, byte[] staged, int rounds, int size, int site) {
        int at = 0;
        Staging staging = null;
        Throwable ours = null;
        try {
            int bytes = Math.min(rounds, staged.length / size) * size;
            if (in == null || Entered.has(in)) {
                return 0;
            }
            Site here = Sites.at(site);
            here.begin();
            if (Changed.isIn(in)) {
                here.declined(Decline.CLASS_CHANGED, in);
                return 0;
            }
            if (in instanceof DataInputStream) {
                at = fromOwnBuffer((DataInputStream) in, staged, bytes, size);
            } else {
                Gate gate = Gate.of(in);
                Decline whyNot = gate.whyNotStaged(rounds, size);
                if (whyNot != null) {
                    here.refused(whyNot, in, gate.leastStaged(size));
                    return 0;
                }
            }
            if (at == bytes) {
                here.staged(at / size, size);
                return at;
            }
            StackRoom.check();
            staging = new Staging(in, staged, at, bytes, size, here);
            if (ReadAhead.isExact(in, staging)) {
                Engine.readFurther(in, staging);
            }
        } catch (Throwable x) {
            // No call here: the stack may be at its end.
            ours = x;
        }
        if (staging == null && ours instanceof ThreadDeath) {
            throw (ThreadDeath) ours;
        }
        if (staging == null) {
            return at;
        }
        staging.isTornBy(ours);
        staging.completeRound();
        return Engine.finish(staging, 0, in, ours);
    }

    /** Whole rounds that lie in the buffer of the stream beneath: nobody can tell that they were taken early, whatever lies further down. */
    private static int fromOwnBuffer(DataInputStream in, byte[] staged, int bytes, int size) {
        InputStream beneath = Engine.DOOR.in(in);
        return beneath == null ? 0 : Engine.DATA_READS.roundsFromOwnBuffer(in, beneath, staged, bytes, size);
    }

    /** At the end of what was to be had the loop would go on inside the round, by the receiver's own methods, and so into the fault. */
    private void completeRound() {
        while (fault == null && i % size != 0) {
            moveOne();
        }
    }

    int bytesOfRound() {
        return size;
    }

    @Override
    int elementsLeft() {
        return (e - i) / size * FileCalls.leastElements(size);
    }

    @Override
    int elements(int n) {
        return n / size;
    }

    @Override
    void isCorruptSince(int first, boolean wholeSoFar, InflaterCounts before) {
        this.corruptSince = first;
        this.before = before;
    }

    /** Only now it is known where the value began that the loop was reading when it met the corrupt data. */
    @Override
    void faces(int at) {
        if (before != null && (at > corruptSince || at == corruptSince && at > 0 && before.hadInput())) {
            before.lastRequestWasFilled();
        }
    }
}
