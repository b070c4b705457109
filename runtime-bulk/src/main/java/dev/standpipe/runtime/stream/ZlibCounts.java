package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.door.JdkField;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * How much an inflater of Java 8 has made, counted by zlib itself: Java's own count leaves out the call that meets
 * corrupt data. Whether zlib keeps its counts where they are looked for is tried out first.
 */
final class ZlibCounts {
    private static final JdkField STREAM = new JdkField(Door.JDK, "java.util.zip.Inflater", "zsRef");
    private static final JdkField ADDRESS = new JdkField(Door.JDK, "java.util.zip.ZStreamRef", "address");

    private static final JdkField BYTES_WRITTEN = new JdkField(Door.JDK, "java.util.zip.Inflater", "bytesWritten");

    /** In zlib's {@code z_stream}, where longs and addresses have eight bytes. */
    private static final int READ = 16;

    private static final int WRITTEN = 40;

    private static final int PROBED = 300;

    private static final boolean KNOWN = STREAM.exists() && ADDRESS.exists() && BYTES_WRITTEN.exists() && areFound();

    private ZlibCounts() {}

    private static boolean areFound() {
        byte[] deflated = new byte[2 * PROBED];
        Deflater deflater = new Deflater();
        Inflater inflater = new Inflater();
        try {
            deflater.setInput(new byte[PROBED]);
            deflater.finish();
            int bytes = deflater.deflate(deflated);
            inflater.setInput(deflated, 0, bytes);
            return inflater.inflate(new byte[2 * PROBED]) == PROBED
                    && at(inflater, READ) == bytes
                    && at(inflater, WRITTEN) == PROBED;
        } catch (DataFormatException unlikely) {
            return false;
        } finally {
            deflater.end();
            inflater.end();
        }
    }

    /** Whether zlib and Java agree so far; else Java has failed to count before. */
    static boolean agree(Inflater inflater) {
        try {
            return KNOWN && at(inflater, WRITTEN) == inflater.getBytesWritten();
        } catch (RuntimeException ended) {
            // as whoever asks it next will be told
            return true;
        }
    }

    /** As Java would have it. */
    static void count(Inflater inflater, long written) {
        BYTES_WRITTEN.set(inflater, written);
    }

    static long written(Inflater inflater) {
        return at(inflater, WRITTEN);
    }

    /** The inflater's own lock keeps others from ending it meanwhile. */
    private static long at(Inflater inflater, int offset) {
        Object stream = STREAM.of(inflater);
        synchronized (stream) {
            long address = (Long) ADDRESS.of(stream);
            return address == 0 ? 0 : Door.JDK.getLong(null, address + offset);
        }
    }
}
