package dev.standpipe.runtime;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.CheckedInputStream;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Whether nothing but the JDK's own code runs when a stream is read or written, all the way down. */
final class Trust {
    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    private Trust() {}

    static boolean input(InputStream stream) {
        return input(stream, DEPTH);
    }

    private static boolean input(InputStream stream, int depth) {
        if (stream == null || depth == 0) {
            return false;
        }
        switch (Gate.of(stream)) {
            case FILE_INPUT:
            case BYTES_INPUT:
                return isJdks(stream);
            case BUFFERED_INPUT:
            case DATA_INPUT:
            case PUSHBACK_INPUT:
                return isJdks(stream) && input(Engine.DOOR.in((FilterInputStream) stream), depth - 1);
            case INFLATER_INPUT:
                return Inners.INFLATER.isExactly(stream, Inflater.class) && input(Engine.DOOR.in((FilterInputStream) stream), depth - 1);
            case CHECKED_INPUT:
                return isJdks(((CheckedInputStream) stream).getChecksum()) && input(Engine.DOOR.in((FilterInputStream) stream), depth - 1);
            case DIGEST_INPUT:
                return isSuns(Inners.digestProvider(stream)) && input(Engine.DOOR.in((FilterInputStream) stream), depth - 1);
            case CIPHER_INPUT:
                return isSuns(Inners.cipherProvider(stream)) && input(Engine.DOOR.in((FilterInputStream) stream), depth - 1);
            default:
                return false;
        }
    }

    static boolean output(OutputStream stream) {
        return output(stream, DEPTH);
    }

    private static boolean output(OutputStream stream, int depth) {
        if (stream == null || depth == 0) {
            return false;
        }
        switch (Gate.of(stream)) {
            case FILE_OUTPUT:
            case BYTES_OUTPUT:
                return isJdks(stream);
            case BUFFERED_OUTPUT:
                return isJdks(stream) && output(Engine.DOOR.out((FilterOutputStream) stream), depth - 1);
            case DEFLATER_OUTPUT:
                return Inners.DEFLATER.isExactly(stream, Deflater.class) && output(Engine.DOOR.out((FilterOutputStream) stream), depth - 1);
            default:
                return false;
        }
    }

    private static boolean isJdks(Object o) {
        return o != null && o.getClass().getClassLoader() == null;
    }

    /** A provider that came with the JDK: on 8 not all of them are loaded by the boot loader. */
    private static boolean isSuns(Object provider) {
        if (provider == null) {
            return false;
        }
        String type = provider.getClass().getName();
        return type.startsWith("sun.security.") || type.equals("com.sun.crypto.provider.SunJCE");
    }
}
