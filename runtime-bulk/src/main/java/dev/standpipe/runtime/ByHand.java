package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.engine.DirectCalls;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * The engine for those who call it by hand. What it returns is what a transfer returns to rewritten code: the new index
 * below, and for {@link #check} above. While it is off it moves nothing, and is started where that pays.
 */
public final class ByHand {
    private ByHand() {}

    public static long read(DataInput in, Element type, Object array, int i, int end) {
        return Switch.isOn() ? DirectCalls.read(in, type, array, i, end) : nothing(type, i, end);
    }

    public static long write(DataOutput out, Element type, Object array, int i, int end) {
        return Switch.isOn() ? DirectCalls.write(out, type, array, i, end) : nothing(type, i, end);
    }

    /** Whether it is on. What goes without it counts: so many bytes. */
    public static boolean isOn(long bytes) {
        boolean on = Switch.isOn();
        if (!on) {
            EngineStarter.add(bytes);
        }
        return on;
    }

    private static long nothing(Element type, int i, int end) {
        EngineStarter.add((long) (end - i) << type.shift);
        return i & 0xFFFFFFFFL;
    }

    /** Throws what a transfer met, if it met anything: what streams throw, and so perhaps an IOException. */
    public static void check(long moved) throws IOException {
        if (moved >>> 32 != 0) {
            DirectCalls.check(moved);
        }
    }
}
