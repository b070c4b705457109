package dev.standpipe.runtime.engine;

import java.lang.reflect.Array;

/** The engine, for tests that have an array of any type. */
public final class Asked {
    private Asked() {}

    public static long read(Object in, int how, Object a, int i, int end, int site) {
        return Engine.first().read(in, a, Array.getLength(a), i, end, how, site);
    }

    public static long write(Object out, int how, Object a, int i, int end, int site) {
        return Engine.first().write(out, a, Array.getLength(a), i, end, how, site);
    }

    public static void check(long moved) {
        Engine.first().raise(moved, 0);
    }
}
