package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Element;

/** Wire bytes to array elements and back in the loop's format: the codec alone where nothing is to be converted, block by block where something is. */
final class Transcoder {
    private final Codec codec;

    Transcoder(Codec codec) {
        this.codec = codec;
    }

    /** Whether there are addresses: below, {@code bytes} may be null and {@code at} an address outside the heap. */
    boolean reachesMemory() {
        return codec.reachesMemory();
    }

    void decode(Format format, byte[] bytes, long at, Object a, int from, int n) {
        if (format.plain) {
            decodePlain(format.array, bytes, at, a, from, n);
            return;
        }
        int block = Math.min(n, Conversion.BLOCK);
        Object values = format.wire.bits.newArray(block);
        Conversion conversion = new Conversion(format, block);
        for (int done = 0; done < n; done += block) {
            int m = Math.min(block, n - done);
            decodePlain(format.wire.bits, bytes, at + ((long) done << format.shift), values, 0, m);
            conversion.fromWire(values, a, from + done, m);
        }
    }

    void encode(Format format, Object a, int from, int n, byte[] bytes, long at) {
        if (format.plain) {
            encodePlain(format.array, a, from, n, bytes, at);
            return;
        }
        int block = Math.min(n, Conversion.BLOCK);
        Object values = format.wire.bits.newArray(block);
        Conversion conversion = new Conversion(format, block);
        for (int done = 0; done < n; done += block) {
            int m = Math.min(block, n - done);
            conversion.toWire(a, from + done, values, m);
            encodePlain(format.wire.bits, values, 0, m, bytes, at + ((long) done << format.shift));
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
