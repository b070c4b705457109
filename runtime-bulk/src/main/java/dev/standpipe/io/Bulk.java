package dev.standpipe.io;

import dev.standpipe.runtime.ByHand;
import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.Scratch;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/**
 * The one way by which the blocking classes of this package move an array: by the engine where it is there and knows
 * the streams, and what is left chunk by chunk through a scratch buffer.
 */
final class Bulk {
    private static final Codec CODEC = Codecs.chosen();
    private static final String ENGINE = "dev.standpipe.runtime";
    private static final List<String> RECEIVERS =
            Arrays.asList("java.io.DataInputStream", "java.io.RandomAccessFile", "java.io.Standpipe");

    private Bulk() {}

    /** Whether the bytes it is given stay with the JDK: other streams may keep the buffer or pass it on. */
    static boolean isPlain(InputStream in) {
        return in != null && (in.getClass() == FileInputStream.class || in.getClass() == ByteArrayInputStream.class);
    }

    static boolean isPlain(OutputStream out) {
        return out != null
                && (out.getClass() == FileOutputStream.class || out.getClass() == ByteArrayOutputStream.class);
    }

    static void read(DataInput self, InputStream in, boolean plain, Object array, int offset, int count)
            throws IOException {
        Element type = Span.check(array, offset, count);
        CODEC.prepareFor(type);
        int end = offset + count;
        long moved = ByHand.read(self, type, array, offset, end);
        int i = (int) moved;
        try {
            ByHand.check(moved);
        } catch (EOFException e) {
            throw isOwn(e) ? ended(i - offset, count) : e;
        }
        if (i < end) {
            readInChunks(in, plain, type, array, offset, i, end);
        }
    }

    private static void readInChunks(
            InputStream in, boolean plain, Element type, Object array, int offset, int from, int end)
            throws IOException {
        boolean straight = plain && type == Element.BYTE;
        byte[] bytes = straight ? (byte[]) array : scratch(plain, (long) (end - from) << type.shift);
        int i = from;
        while (i < end) {
            int want = chunk(end - i, type);
            int got = 0;
            try {
                while (got < want) {
                    int n = some(in, bytes, (straight ? i : 0) + got, want - got);
                    if (n < 0) {
                        throw ended(i - offset + (got >> type.shift), end - offset);
                    }
                    got += n;
                }
            } finally {
                int whole = got >> type.shift;
                if (!straight) {
                    CODEC.decode(type, bytes, 0, array, i, whole);
                }
                i += whole;
            }
        }
        if (plain && !straight) {
            Scratch.giveBack(bytes);
        }
    }

    /**
     * Made by the engine, or by the method of the JDK that it called on the receiver. What the input made was made
     * elsewhere, or beneath a method of the input.
     */
    private static boolean isOwn(EOFException e) {
        if (e.getClass() != EOFException.class || e.getMessage() != null) {
            return false;
        }
        for (StackTraceElement frame : e.getStackTrace()) {
            String type = frame.getClassName();
            if (type.equals(Bulk.class.getName())) {
                return true;
            }
            if (!type.startsWith(ENGINE) && !RECEIVERS.contains(type)) {
                return false;
            }
        }
        return false;
    }

    private static EOFException ended(int elements, int count) {
        return new EOFException("the input ended after " + elements + " of " + count + " elements");
    }

    static void write(DataOutput self, OutputStream out, boolean plain, Object array, int offset, int count)
            throws IOException {
        Element type = Span.check(array, offset, count);
        CODEC.prepareFor(type);
        int end = offset + count;
        long moved = ByHand.write(self, type, array, offset, end);
        ByHand.check(moved);
        if ((int) moved < end) {
            writeInChunks(out, plain, type, array, (int) moved, end);
        }
    }

    private static void writeInChunks(OutputStream out, boolean plain, Element type, Object array, int from, int end)
            throws IOException {
        boolean straight = plain && type == Element.BYTE;
        byte[] bytes = straight ? (byte[]) array : scratch(plain, (long) (end - from) << type.shift);
        for (int i = from; i < end; ) {
            int length = chunk(end - i, type);
            int n = length >> type.shift;
            if (!straight) {
                CODEC.encode(type, array, i, n, bytes, 0);
            }
            out.write(bytes, straight ? i : 0, length);
            i += n;
        }
        if (plain && !straight) {
            Scratch.giveBack(bytes);
        }
    }

    private static byte[] scratch(boolean plain, long bytes) {
        return plain ? Scratch.borrow(bytes) : Scratch.fresh(bytes);
    }

    private static int chunk(int elements, Element type) {
        return (int) Math.min((long) elements << type.shift, Scratch.LENGTH);
    }

    /** At least one byte, or -1 at the end. */
    private static int some(InputStream in, byte[] bytes, int at, int most) throws IOException {
        int n = in.read(bytes, at, most);
        if (n > most) {
            throw new IOException(in.getClass().getName() + " returned " + n + " bytes when asked for " + most);
        }
        if (n == 0) {
            // Asking again could go on for ever; read() has to wait or to end.
            int single = in.read();
            if (single < 0) {
                return -1;
            }
            bytes[at] = (byte) single;
            return 1;
        }
        return n;
    }
}
