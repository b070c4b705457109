package dev.standpipe.runtime;

import java.io.Standpipe;

/** Decides, call by call, how far a bulk transfer may stand in for the loop, and makes it. */
final class Engine extends Standpipe {
    private static Engine engine;

    private final Pending pending = new Pending();

    static String openDoorway() {
        if (engine == null) {
            try {
                engine = new Engine();
            } catch (IllegalStateException e) {
                return "another copy of Standpipe already serves this JVM";
            }
        }
        engine.open();
        return null;
    }

    static void shutDoorway() {
        engine.shut();
    }

    @Override
    protected long read(Object in, Object a, int length, int i, int end, int how, int site) {
        return i & 0xFFFFFFFFL;
    }

    @Override
    protected long write(Object out, Object a, int length, int i, int end, int how, int site) {
        return i & 0xFFFFFFFFL;
    }

    @Override
    protected void raise() {
        pending.raise();
    }
}
