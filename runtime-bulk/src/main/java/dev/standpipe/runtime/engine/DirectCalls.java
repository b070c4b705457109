package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInput;
import java.io.DataOutput;
import java.lang.reflect.Array;

/** Transfers that no rewritten loop asks for. Names the doorway, and so must not be loaded before that is there. */
public final class DirectCalls {
    private static final Engine ENGINE = Engine.first();

    private DirectCalls() {}

    public static long read(DataInput in, Element type, Object array, int i, int end) {
        return ENGINE.read(in, array, Array.getLength(array), i, end, Format.plain(type).how, 0);
    }

    public static long write(DataOutput out, Element type, Object array, int i, int end) {
        return ENGINE.write(out, array, Array.getLength(array), i, end, Format.plain(type).how, 0);
    }

    public static void check(long moved) {
        ENGINE.raise(moved, 0);
    }
}
