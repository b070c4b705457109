package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.BlockFields;
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
    private OverUnknown overUnknown;

    FilteredReads(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    /** False when the rest is the loop's. */
    boolean step(DataInputStream in, InputStream filter, Reading reading) {
        if (Trust.filter(filter, reading.a)) {
            read(filter, reading);
            return false;
        }
        OverUnknown known = overUnknown;
        if (known == null) {
            known = new OverUnknown(transcoder);
            overUnknown = known;
        }
        return known.step(in, filter, reading);
    }

    private void read(InputStream filter, Reading reading) {
        Inflater inflater = StreamKind.of(filter) == StreamKind.INFLATER_INPUT ? Filters.inflater(filter) : null;
        boolean isByBytes = reading.format.size < Long.BYTES && !(reading instanceof Staging);
        if (inflater != null && !InflaterCounts.areKnown(filter, inflater, isByBytes)) {
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
                if (before != null) {
                    before.count(decoded);
                }
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

    /** The JDK's decoders over streams that are not known: what they have fetched is moved; they fetch as they did. */
    private static final class OverUnknown {
        private final DecipheredReads deciphered;
        private final ObservedReads observed;
        private final InflatedReads inflated;

        OverUnknown(Transcoder transcoder) {
            this.deciphered = new DecipheredReads(transcoder);
            this.observed = new ObservedReads(transcoder);
            this.inflated = new InflatedReads(transcoder);
        }

        /** False when the rest is the loop's. */
        boolean step(DataInputStream in, InputStream decoder, Reading reading) {
            if (reading instanceof Staging) {
                // the bytes of a value, asked for one by one, may go through a tiny buffer where the value would pass
                // it by
                reading.decline(Decline.STREAM_UNKNOWN, decoder);
                return false;
            }
            switch (StreamKind.of(decoder)) {
                case CIPHER_INPUT:
                    return deciphered.step(decoder, reading);
                case CHECKED_INPUT:
                case DIGEST_INPUT:
                    return observed.step(decoder, reading);
                case INFLATER_INPUT:
                    return inflated.step(in, decoder, reading);
                default:
                    reading.decline(Decline.STREAM_UNKNOWN, decoder);
                    return false;
            }
        }
    }

    /**
     * Mode E on a CipherInputStream: what it has deciphered already. It asks its cipher, and the stream beneath, for
     * more when the loop's own call finds nothing left.
     */
    private static final class DecipheredReads {
        private static final String STREAM = "javax.crypto.CipherInputStream";
        private static final JdkField BUF = new JdkField(Door.JDK, STREAM, "obuffer");

        private static final BlockFields DECIPHERED = new BlockFields(Door.JDK, STREAM, "ostart", "ofinish", "closed");

        private final Transcoder transcoder;

        DecipheredReads(Transcoder transcoder) {
            this.transcoder = transcoder;
        }

        /** False when the rest is the loop's. */
        boolean step(InputStream cipher, Reading reading) {
            if (!BUF.exists() || !DECIPHERED.exist()) {
                reading.decline(Decline.STREAM_UNKNOWN, cipher);
                return false;
            }
            byte[] buf = (byte[]) BUF.of(cipher);
            if (buf == reading.a) {
                reading.decline(Decline.ARRAY_SHARED, cipher);
                return false;
            }
            int n = buf == null || DECIPHERED.isOn(cipher) ? 0 : elements(cipher, buf, reading);
            if (n > 0) {
                int pos = DECIPHERED.pos(cipher);
                transcoder.decode(reading.format, reading.conversion, buf, pos, reading.a, reading.i, n);
                DECIPHERED.pos(cipher, pos + (n << reading.format.shift));
                reading.moved(reading.i + n, Mode.EXACT);
            } else {
                reading.moveOne();
            }
            return true;
        }

        private static int elements(InputStream cipher, byte[] buf, Reading reading) {
            int pos = DECIPHERED.pos(cipher);
            int end = DECIPHERED.end(cipher);
            return pos < 0 || end > buf.length ? 0 : Math.min(end - pos >> reading.format.shift, reading.e - reading.i);
        }
    }
}
