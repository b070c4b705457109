package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.Arrays;

/** A receiver of one attacker's own, and beside it one that a loop writes to. */
final class Sink {
    static final int KINDS = 6;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ByteArrayOutputStream expected = new ByteArrayOutputStream();
    private final File file;
    private final DataOutput loop;
    final DataOutput out;
    private boolean spoilt;

    Sink(Hostile hostile, File file) throws IOException {
        int kind = hostile.upTo(KINDS);
        this.file = kind >= 3 && kind <= 5 ? file : null;
        this.loop = kind == 2 ? new ObjectOutputStream(expected) : new DataOutputStream(expected);
        int buffer = hostile.once(4) ? 1 + hostile.upTo(20) : 64 << hostile.upTo(8);
        switch (kind) {
            case 0:
                out = new DataOutputStream(written);
                break;
            case 1:
                out = new DataOutputStream(new BufferedOutputStream(written, buffer));
                break;
            case 2:
                out = new ObjectOutputStream(written);
                break;
            case 3:
                out = new DataOutputStream(new FileOutputStream(file));
                break;
            case 4:
                out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file), buffer));
                break;
            default:
                RandomAccessFile random = new RandomAccessFile(file, "rw");
                random.setLength(0);
                out = random;
        }
    }

    /** a[i…r) was written. */
    void wrote(Object a, int i, int r, Format format) throws IOException {
        Conversion conversion = Conversion.of(format, r - i);
        for (int k = i; k < r; k++) {
            Elements.writeOne(loop, format, format.how, conversion, a, k);
        }
    }

    /** It got what others wrote meanwhile. */
    void isSpoilt() {
        spoilt = true;
    }

    /** How what was written differs from what a loop writes, or null. */
    String close() throws IOException {
        if (out instanceof Flushable) {
            ((Flushable) out).flush();
        }
        ((Closeable) out).close();
        if (loop instanceof Flushable) {
            ((Flushable) loop).flush();
        }
        byte[] bytes = file == null ? written.toByteArray() : Files.readAllBytes(file.toPath());
        return spoilt || Arrays.equals(bytes, expected.toByteArray())
                ? null
                : bytes.length + " bytes were written and not the " + expected.size() + " that a loop writes";
    }
}
