package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Element;

/**
 * Wire bytes to array elements and back in the loop's format: the codec alone where nothing is to be converted, block
 * by block where something is.
 */
public final class Transcoder {
    private final Codec codec;

    public Transcoder(Codec codec) {
        this.codec = codec;
    }

    /** Whether there are addresses: below, {@code bytes} may be null and {@code at} an address outside the heap. */
    public boolean reachesMemory() {
        return codec.reachesMemory();
    }

    /** What the first use of a format takes, before anything is moved. */
    public void prepareFor(Format format) {
        codec.prepareFor(format.plain ? format.array : format.wire.bits);
    }

    /** {@code conversion} is that of the format, null when it has none. */
    public void decode(Format format, Conversion conversion, byte[] bytes, long at, Object a, int from, int n) {
        if (conversion == null) {
            decodePlain(format.array, bytes, at, a, from, n);
            return;
        }
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(conversion.block(), n - done);
            decodePlain(format.wire.bits, bytes, at + ((long) done << format.shift), conversion.values, 0, m);
            conversion.fromWire(a, from + done, m);
        }
    }

    public void encode(Format format, Conversion conversion, Object a, int from, int n, byte[] bytes, long at) {
        if (conversion == null) {
            encodePlain(format.array, a, from, n, bytes, at);
            return;
        }
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(conversion.block(), n - done);
            conversion.toWire(a, from + done, m);
            encodePlain(format.wire.bits, conversion.values, 0, m, bytes, at + ((long) done << format.shift));
        }
    }

    private void decodePlain(Element type, byte[] bytes, long at, Object a, int from, int n) {
        if (bytes == null) {
            codec.decode(type, at, a, from, n);
        } else {
            codec.decode(type, bytes, (int) at, a, from, n);
        }
    }

    private void encodePlain(Element type, Object a, int from, int n, byte[] bytes, long at) {
        if (bytes == null) {
            codec.encode(type, a, from, n, at);
        } else {
            codec.encode(type, a, from, n, bytes, (int) at);
        }
    }
}
