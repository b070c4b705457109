package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.Originals;
import dev.standpipe.runtime.stream.InflaterCounts;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.net.SocketTimeoutException;

/**
 * What the mutants of this room do where one instruction is not enough: each stands in for a method, and gets what that
 * got. See {@code dev.standpipe.proof.Mutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link DataReads}: asks the buffered stream for all that is wanted, which it hands on past its buffer. */
    static boolean bypass(DataReads engine, BufferedInputStream in, Reading reading) {
        byte[] all = new byte[(int) reading.bytesLeft()];
        int got = 0;
        try {
            while (got < all.length) {
                int n = in.read(all, got, all.length - got);
                if (n < 0) {
                    reading.fault = new EOFException();
                    break;
                }
                got += n;
            }
        } catch (Throwable x) {
            reading.fault = x;
        }
        for (int n = got >> reading.format.shift; n > 0; n--) {
            read(
                    reading,
                    new DataInputStream(new ByteArrayInputStream(
                            all, (got >> reading.format.shift) - n << reading.format.shift, reading.format.size)));
        }
        return true;
    }

    private static void read(Reading reading, DataInput in) {
        try {
            Elements.readOne(in, reading.format, reading.format.wire, reading.conversion, reading.a, reading.i++);
        } catch (IOException x) {
            throw new AssertionError(x);
        }
    }

    /**
     * For {@link DataWrites}: hands the bytes to {@code DataOutputStream.write}, which counts them, but may be
     * overridden.
     */
    static int throughWrite(
            DataWrites engine, DataOutputStream out, OutputStream beneath, Format format, Object a, int i, int e)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream encoder = new DataOutputStream(bytes);
        for (int k = i; k < e; k++) {
            Elements.writeOne(encoder, format, format.how, Conversion.of(format, 1), a, k);
        }
        out.write(bytes.toByteArray(), 0, bytes.size());
        return e;
    }

    /** For {@link Reading}: an element across two buffers by {@code readFully}, not by its own method. */
    static void readFully(Reading reading) throws Exception {
        byte[] bytes = new byte[reading.format.size];
        try {
            ((DataInput) Originals.field(reading, "in")).readFully(bytes);
            Elements.readOne(
                    new DataInputStream(new ByteArrayInputStream(bytes)),
                    reading.format,
                    reading.format.wire,
                    reading.conversion,
                    reading.a,
                    reading.i);
            reading.i++;
        } catch (Throwable x) {
            reading.fault = x;
        }
    }

    /** For {@link Reading}: tries again after a time-out. */
    static void retry(Reading reading) throws Exception {
        Originals.call(reading, "moveOne");
        if (reading.fault instanceof SocketTimeoutException) {
            reading.fault = null;
            Originals.call(reading, "moveOne");
        }
    }

    /** For {@link RandomAccess}: leaves the first bytes of an element that never came for somebody else. */
    static void putBack(RandomAccess engine, RandomAccessFile file, Reading reading) throws Exception {
        long start = file.getFilePointer();
        Originals.call(engine, "read", file, reading);
        if (reading.fault instanceof EOFException) {
            file.seek(start + ((long) (reading.i - reading.from) << reading.format.shift));
        }
    }

    /** For {@link PendingFaults}: throws nothing that a staged round met. */
    static void silent(long moved, int at) throws Throwable {
        try {
            Originals.callOf(PendingFaults.class, null, "raise", moved, at);
        } catch (java.lang.reflect.InvocationTargetException fault) {
            StackTraceElement[] callers = new Throwable().getStackTrace();
            if (java.util.Arrays.stream(callers)
                    .noneMatch(caller -> caller.getMethodName().equals("lack"))) {
                throw fault.getCause();
            }
        }
    }

    /** For {@link Staging}: as if the last request before the one that failed had always been filled. */
    static void always(Staging staging, int at) throws Exception {
        InflaterCounts before = (InflaterCounts) Originals.field(staging, "before");
        if (before != null) {
            before.lastRequestWasFilled();
        }
    }

    /** Whatever the loop does for each byte. */
    static void inOnePiece(Reading reading) {
        try {
            Elements.readOne(
                    (DataInput) reading.in,
                    reading.format,
                    reading.format.wire,
                    reading.conversion,
                    reading.a,
                    reading.i);
            reading.i++;
        } catch (Throwable x) {
            reading.fault = x;
        }
    }
}
