package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.transfer.Transfer;

/** The end of a call, for tests that make its transfer themselves. */
public final class Finishing {
    private Finishing() {}

    public static long finish(Transfer transfer, int i, Object receiver, Throwable ours) {
        return Engine.first().finish(transfer, i, receiver, ours);
    }
}
