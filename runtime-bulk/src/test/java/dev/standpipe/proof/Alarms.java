package dev.standpipe.proof;

import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.engine.TransferObserver;

/** Says on the output what a self-check finds. */
final class Alarms implements TransferObserver {
    @Override
    public Object begun() {
        throw new AssertionError("nobody listens");
    }

    @Override
    public void moved(Object begun, int site, Object receiver, int elements, long bytes, Mode mode) {
        throw new AssertionError("nobody listens");
    }

    @Override
    public void differed(int site, String how) {
        System.out.println("alarm: " + how);
    }
}
