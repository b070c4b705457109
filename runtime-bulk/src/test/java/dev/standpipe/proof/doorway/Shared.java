package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.codec.Element;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** What all attackers use at the same time: receivers that others read, seek, bend and close, and arrays. */
final class Shared {
    private static final int RECEIVERS = 16;

    private final AtomicReferenceArray<Object> receivers = new AtomicReferenceArray<>(RECEIVERS);
    private final AtomicReferenceArray<Object> bent = new AtomicReferenceArray<>(RECEIVERS);
    private final Object[] arrays = new Object[2 * Element.values().length];
    private final File file;

    Shared(File file, Hostile hostile) throws IOException {
        this.file = file;
        for (int k = 0; k < RECEIVERS; k++) {
            exchange(k, hostile);
        }
        for (Element element : Element.values()) {
            arrays[element.ordinal()] = Arrays8.filled(element, 64);
            arrays[element.ordinal() + Element.values().length] = Arrays8.filled(element, 8192);
        }
    }

    Object receiver(Hostile hostile) {
        return receivers.get(hostile.upTo(RECEIVERS));
    }

    /** Null if there is none of this type. */
    Object array(Class<?> type, Hostile hostile) {
        if (type == byte[].class && hostile.once(3)) {
            return Bent.OFFERED;
        }
        for (int k = hostile.upTo(2) * Element.values().length; k < arrays.length; k++) {
            if (arrays[k].getClass() == type) {
                return arrays[k];
            }
        }
        return null;
    }

    boolean has(Object array) {
        for (Object one : arrays) {
            if (one == array) {
                return true;
            }
        }
        return array == Bent.OFFERED;
    }

    /** Seeks, bends, closes or exchanges one of them. */
    void disturb(Hostile hostile) throws IOException {
        int k = hostile.upTo(RECEIVERS);
        Object receiver = receivers.get(k);
        Object bendable = bent.get(k);
        if (bendable instanceof Bent.Bendable && !hostile.once(50)) {
            ((Bent.Bendable) bendable).bend(hostile);
        } else if (receiver instanceof RandomAccessFile && !hostile.once(20)) {
            seek((RandomAccessFile) receiver, hostile.upTo(500));
        } else if (hostile.once(30)) {
            exchange(k, hostile);
        }
    }

    private static void seek(RandomAccessFile file, int to) {
        try {
            file.seek(to);
        } catch (IOException closed) {
            // by another attacker
        }
    }

    private void exchange(int k, Hostile hostile) throws IOException {
        Object old = receivers.get(k);
        Bent.Bendable bendable = hostile.once(2) ? Bent.any(hostile) : null;
        receivers.set(k, bendable == null ? common(hostile.upTo(7)) : Bent.receiver(bendable));
        bent.set(k, bendable);
        if (old != null) {
            try {
                ((Closeable) old).close();
            } catch (IOException | RuntimeException bentTooFar) {
                // it is gone in any case
            }
        }
    }

    private Object common(int kind) throws IOException {
        switch (kind) {
            case 0:
                return new DataInputStream(new BufferedInputStream(new FileInputStream(file), 128));
            case 1:
                return new RandomAccessFile(file, "r");
            case 2:
                return new DataInputStream(new FileInputStream(file));
            case 3:
                return new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(Bytes.plain(5000)), 100));
            case 4:
                return new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream(), 100));
            case 5:
                return new DataOutputStream(new BufferedOutputStream(new FileOutputStream("/dev/null"), 100));
            default:
                return new ObjectOutputStream(new FileOutputStream("/dev/null"));
        }
    }

    void close() throws IOException {
        for (int k = 0; k < RECEIVERS; k++) {
            ((Closeable) receivers.get(k)).close();
        }
    }
}
