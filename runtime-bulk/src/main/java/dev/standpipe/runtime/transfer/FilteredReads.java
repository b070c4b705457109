package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.stream.Filters;
import dev.standpipe.runtime.stream.InflaterCounts;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.Inflater;

/** Mode D on the JDK's filters: decompression, checksums, decryption, over nothing but more of the JDK. */
final class FilteredReads {
    private static final int CHUNK = 8192;

    private final Transcoder transcoder;

    /** Made when the first filter is met that stands on something else than the JDK's. */
    private DecodersOverUnknown overUnknown;

    FilteredReads(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** False when the rest is the loop's. */
    boolean step(DataInputStream in, InputStream filter, Reading reading) {
        if (Trust.filter(filter, reading.a)) {
            read(filter, reading);
            return false;
        }
        DecodersOverUnknown known = overUnknown;
        if (known == null) {
            known = new DecodersOverUnknown(transcoder);
            overUnknown = known;
        }
        return known.step(in, filter, reading);
    }

    private void read(InputStream filter, Reading reading) {
        Inflater inflater = StreamKind.of(filter) == StreamKind.INFLATER_INPUT ? Filters.inflater(filter) : null;
        if (inflater != null && JavaVersion.RUNNING < 11) {
            reading.decline(Decline.CORRUPT_DATA_UNCOUNTED, filter);
            return;
        }
        InflaterCounts before = inflater == null ? null : new InflaterCounts(inflater);
        byte[] chunk = new byte[(int) Math.min(CHUNK, reading.bytesLeft())];
        reading.mode = Mode.DIRECT;
        int got = 0;
        while (reading.goesOn()) {
            if (before != null) {
                try {
                    before.take();
                } catch (RuntimeException ended) {
                    reading.decline(Decline.STREAM_CLOSED, filter);
                    return;
                }
            }
            int asked = (int) Math.min(chunk.length, reading.bytesLeft()) - got;
            try {
                int n = filter.read(chunk, got, asked);
                got = n == 0 ? readSingly(filter, chunk, got) : n < 0 ? n : got + n;
            } catch (Throwable x) {
                reading.fault = x;
                int decoded = before == null ? 0 : before.decodedBefore(x, asked);
                boolean wholeSoFar = got >> reading.format.shift << reading.format.shift == got;
                int first = reading.i;
                store(reading, chunk, got + decoded);
                if (before != null) {
                    reading.isCorruptSince(first, wholeSoFar, before);
                }
                return;
            }
            if (got < 0) {
                reading.ends();
                return;
            }
            reading.torn = true;
            got = store(reading, chunk, got);
            reading.torn = got > 0;
        }
    }

    private static int readSingly(InputStream filter, byte[] chunk, int got) throws IOException {
        int b = filter.read();
        if (b < 0) {
            return -1;
        }
        chunk[got] = (byte) b;
        return got + 1;
    }

    /** Stores the whole elements of what came and moves the rest to the front. Returns its length. */
    private int store(Reading reading, byte[] chunk, int got) {
        // who changed the JDK's own streams before we came may have them claim more than they were asked for
        if (got > chunk.length) {
            throw new ArrayIndexOutOfBoundsException(got);
        }
        int n = Math.min(got >> reading.format.shift, reading.e - reading.i);
        int whole = n << reading.format.shift;
        transcoder.decode(reading.format, reading.conversion, chunk, 0, reading.a, reading.i, n);
        reading.i += n;
        System.arraycopy(chunk, whole, chunk, 0, got - whole);
        return got - whole;
    }
}
