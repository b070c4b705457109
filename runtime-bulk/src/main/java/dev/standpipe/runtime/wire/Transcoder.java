package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Decoder;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.jvm.StackRoom;

/**
 * Wire bytes to array elements and back in the loop's format: the codec alone where bits are to stay what they are,
 * block by block where they are not.
 */
public final class Transcoder {
    private final Codec codec;

    /** Of values with their bytes the other way round; made when the first such loop is met. */
    private Codec turned;

    public Transcoder(Codec codec) {
        this.codec = codec;
    }

    /** Whether there are addresses: below, {@code bytes} may be null and {@code at} an address outside the heap. */
    public boolean reachesMemory() {
        return codec.reachesMemory();
    }

    /** What the first use of a format takes, before anything is moved. */
    public void prepareFor(Format format) {
        if (format.plain) {
            codec.prepareFor(format.array);
        } else {
            prepareToConvert(format);
        }
    }

    private void prepareToConvert(Format format) {
        if (!format.writtenAsIs) {
            codec.prepareFor(format.wire.bits);
        }
        if (format.readAsIs) {
            if (format.reversed && turned == null) {
                StackRoom.checkForFirstTime();
            }
            asIs(format).prepareFor(format.array);
        }
    }

    /** Whoever moves values of this format without any conversion. */
    private Codec asIs(Format format) {
        if (!format.reversed) {
            return codec;
        }
        Codec made = turned;
        return made != null ? made : (turned = codec.turned());
    }

    public void decode(Format format, Conversion conversion, byte[] bytes, long at, Object a, int from, int n) {
        if (conversion == null) {
            decodePlain(codec, format.array, bytes, at, a, from, n);
            return;
        }
        if (format.readAsIs) {
            decodePlain(asIs(format), format.array, bytes, at, a, from, n);
            return;
        }
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(conversion.block(), n - done);
            decodePlain(codec, format.wire.bits, bytes, at + ((long) done << format.shift), conversion.values, 0, m);
            conversion.fromWire(a, from + done, m);
        }
    }

    public void encode(Format format, Conversion conversion, Object a, int from, int n, byte[] bytes, long at) {
        if (conversion == null) {
            encodePlain(codec, format.array, a, from, n, bytes, at);
            return;
        }
        if (format.writtenAsIs) {
            encodePlain(asIs(format), format.array, a, from, n, bytes, at);
            return;
        }
        for (int done = 0, m; done < n; done += m) {
            m = Math.min(conversion.block(), n - done);
            conversion.toWire(a, from + done, m);
            encodePlain(codec, format.wire.bits, conversion.values, 0, m, bytes, at + ((long) done << format.shift));
        }
    }

    /** For pieces in a format that is {@link #prepareFor prepared}, of which none is large. */
    public Decoder decoder(Format format) {
        Decoder nearest = format.plain || format.readAsIs ? asIs(format).decoder(format.array) : null;
        return nearest != null ? nearest : TranscodingDecoder.of(this, format);
    }

    private static void decodePlain(Codec codec, Element type, byte[] bytes, long at, Object a, int from, int n) {
        if (bytes == null) {
            codec.decode(type, at, a, from, n);
        } else {
            codec.decode(type, bytes, (int) at, a, from, n);
        }
    }

    private static void encodePlain(Codec codec, Element type, Object a, int from, int n, byte[] bytes, long at) {
        if (bytes == null) {
            codec.encode(type, a, from, n, at);
        } else {
            codec.encode(type, a, from, n, bytes, (int) at);
        }
    }
}
