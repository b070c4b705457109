package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.Originals;
import dev.standpipe.runtime.transfer.Transfer;

/**
 * What the mutants of this room do where one instruction is not enough: each stands in for a method, and gets what that
 * got. See {@code dev.standpipe.proof.Mutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link Engine}: an index one too small when there is a fault. */
    static long oneLess(Engine engine, Transfer transfer, int i, Object receiver, Throwable ours) throws Exception {
        long moved = (Long) Originals.call(engine, "finish", transfer, i, receiver, ours);
        return transfer.fault == null || transfer.i == i ? moved : moved - 1;
    }

    /** For {@link Engine}: the number of bytes without the mark of the fault. */
    static long unmarked(Engine engine, Object in, byte[] staged, int rounds, int size, int site) throws Exception {
        return (int) (long) (Long) Originals.call(engine, "stageRounds", in, staged, rounds, size, site);
    }
}
