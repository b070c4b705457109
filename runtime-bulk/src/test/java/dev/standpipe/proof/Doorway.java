package dev.standpipe.proof;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.FewWritten;
import dev.standpipe.runtime.wire.Wire;
import java.io.Standpipe;
import java.util.concurrent.atomic.AtomicInteger;

/** The calls that rewritten code makes, chosen by element type. */
final class Doorway {
    private static final int CALLS_OF_A_SITE = 30_000;

    private static final AtomicInteger CALLS = new AtomicInteger();

    private static volatile int site;

    static {
        FewWritten.areCarried();
    }

    private Doorway() {}

    /** Not always the same: what a site does depends on how often it was called. */
    private static int site() {
        if (CALLS.incrementAndGet() % CALLS_OF_A_SITE == 0) {
            site = Sites.register();
        }
        return site;
    }

    static long read(Element type, Object in, Object a, int i, int end, int how) {
        switch (type) {
            case BOOLEAN:
                return Standpipe.readArray(in, (boolean[]) a, i, end, how, site());
            case BYTE:
                return Standpipe.readArray(in, (byte[]) a, i, end, how, site());
            case CHAR:
                return Standpipe.readArray(in, (char[]) a, i, end, how, site());
            case SHORT:
                return Standpipe.readArray(in, (short[]) a, i, end, how, site());
            case INT:
                return Standpipe.readArray(in, (int[]) a, i, end, how, site());
            case LONG:
                return Standpipe.readArray(in, (long[]) a, i, end, how, site());
            case FLOAT:
                return Standpipe.readArray(in, (float[]) a, i, end, how, site());
            default:
                return Standpipe.readArray(in, (double[]) a, i, end, how, site());
        }
    }

    /** An integer as a long, a float or double by its bits. */
    static long take(Wire wire, byte[] staged, int at, long moved) {
        switch (wire) {
            case BOOLEAN:
                return Standpipe.takeBoolean(staged, at, moved) ? 1 : 0;
            case BYTE:
                return Standpipe.takeByte(staged, at, moved);
            case UNSIGNED_BYTE:
            case SINGLE_BYTE:
                return Standpipe.takeUnsignedByte(staged, at, moved);
            case CHAR:
                return Standpipe.takeChar(staged, at, moved);
            case SHORT:
                return Standpipe.takeShort(staged, at, moved);
            case UNSIGNED_SHORT:
                return Standpipe.takeUnsignedShort(staged, at, moved);
            case INT:
                return Standpipe.takeInt(staged, at, moved);
            case LONG:
                return Standpipe.takeLong(staged, at, moved);
            case FLOAT:
                return Float.floatToRawIntBits(Standpipe.takeFloat(staged, at, moved));
            default:
                return Double.doubleToRawLongBits(Standpipe.takeDouble(staged, at, moved));
        }
    }

    static long write(Element type, Object out, Object a, int i, int end, int how) {
        switch (type) {
            case BOOLEAN:
                return Standpipe.writeArray(out, (boolean[]) a, i, end, how, site());
            case BYTE:
                return Standpipe.writeArray(out, (byte[]) a, i, end, how, site());
            case CHAR:
                return Standpipe.writeArray(out, (char[]) a, i, end, how, site());
            case SHORT:
                return Standpipe.writeArray(out, (short[]) a, i, end, how, site());
            case INT:
                return Standpipe.writeArray(out, (int[]) a, i, end, how, site());
            case LONG:
                return Standpipe.writeArray(out, (long[]) a, i, end, how, site());
            case FLOAT:
                return Standpipe.writeArray(out, (float[]) a, i, end, how, site());
            default:
                return Standpipe.writeArray(out, (double[]) a, i, end, how, site());
        }
    }
}
