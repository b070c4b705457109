package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A receiver of one attacker's own, and what a loop would read from it. */
final class Source {
    static final int KINDS = 10;

    private final int length;
    private int at;
    private boolean over;

    final Object in;

    private Source(Object in, int length) {
        this.in = in;
        this.length = length;
    }

    static Source of(Hostile hostile, File file, int fileLength) throws IOException {
        int kind = hostile.upTo(KINDS);
        boolean ofFile = kind == 3 || kind == 4 || kind == 5;
        int length = ofFile ? fileLength : hostile.once(8) ? 20_000 : hostile.upTo(400);
        InputStream bytes = ofFile ? null : new ByteArrayInputStream(Bytes.plain(length));
        int buffer = hostile.once(4) ? 1 + hostile.upTo(20) : 64 << hostile.upTo(8);
        switch (kind) {
            case 0:
                return new Source(new DataInputStream(bytes), length);
            case 1:
                return new Source(new DataInputStream(new BufferedInputStream(bytes, buffer)), length);
            case 2:
                return new Source(new DataInputStream(new BufferedInputStream(ofAUser(bytes), buffer)), length);
            case 3:
                return new Source(new DataInputStream(new FileInputStream(file)), length);
            case 4:
                return new Source(
                        new DataInputStream(new BufferedInputStream(new FileInputStream(file), buffer)), length);
            case 5:
                return new Source(new RandomAccessFile(file, "r"), length);
            case 6:
                return new Source(new DataInputStream(new PushbackInputStream(bytes)), length);
            case 7:
                return new Source(new DataInputStream(new CheckedInputStream(bytes, new CRC32())), length);
            case 8:
                return new Source(new DataInputStream(unpacking(length)), length);
            default:
                return new Source(blocks(length), length);
        }
    }

    private static InputStream ofAUser(InputStream bytes) {
        return new FilterInputStream(bytes) {
            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                return super.read(b, off, Math.min(len, 50));
            }
        };
    }

    private static InputStream unpacking(int length) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(packed)) {
            packing.write(Bytes.plain(length));
        }
        return new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()));
    }

    private static ObjectInputStream blocks(int length) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.write(Bytes.plain(length));
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    }

    /** What is wrong with a call that has brought a[i…r) out of a[i…e) by {@code how}, before is null; or null. */
    String afterRead(Object before, Object a, int i, int r, boolean faulted, Format format) throws IOException {
        int n = r - i;
        if (n > 0 && format == null) {
            return n + " elements by a format that there is not";
        }
        if (n > 0) {
            DataInputStream loop = new DataInputStream(Bytes.from(at));
            Conversion conversion = Conversion.of(format, n);
            for (int k = i; k < r; k++) {
                Elements.readOne(loop, format, format.wire, conversion, before, k);
            }
            at += n << format.shift;
        }
        int differs = Arrays8.difference(before, a, i, r);
        if (differs >= 0) {
            return "element " + differs + " is not what the loop reads";
        }
        if (at > length) {
            return "more was read than there is";
        }
        return faulted && format != null && length - at >= format.size ? "a fault where there is none" : null;
    }

    /** The same for {@code n} bytes that were staged, in rounds of {@code size}. */
    String afterStaging(byte[] staged, int n, boolean faulted, int size) {
        for (int k = 0; k < n; k++) {
            if (staged[k] != Bytes.plainAt(at + k)) {
                return "staged byte " + k + " of " + n + " is not what the loop reads";
            }
        }
        at += n;
        if (at > length) {
            return "more was staged than there is";
        }
        return faulted
                ? at == length ? null : "a fault where there is none"
                : n == 0 || n % size == 0 ? null : "part of a round";
    }

    /** Read into what others write too. */
    void skip(int n, Format format, boolean faulted) {
        at += n << format.shift;
        over |= faulted;
    }

    /** The fault that a call left waiting was thrown, or not. */
    String afterFault(Throwable thrown) {
        over = true;
        return thrown instanceof EOFException && thrown.getMessage() == null
                ? null
                : "the end of the stream was thrown as " + thrown
                        + (thrown == null ? "" : Arrays.toString(thrown.getStackTrace()));
    }

    /** Behind a fault nobody knows where it stands. */
    boolean is(Object receiver) {
        return receiver == in && !over;
    }

    void close() throws IOException {
        ((Closeable) in).close();
    }
}
