package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.count.Sites;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.SequenceInputStream;
import java.io.Standpipe;

/**
 * A program whose loops are rewritten, with data that is nobody else's. Whatever the attackers do, it has to come to
 * what it comes to without them: each element, and each fault at its place and as the very same object.
 */
abstract class Victim {
    /** What the application's own stream throws. */
    static final class SecretFault extends IOException {
        static final String WORD = "of a victim";

        SecretFault() {
            super("a fault " + WORD);
        }
    }

    static final int LONGEST = 6000;

    static final byte[] SECRETS = Bytes.secret(8 * LONGEST);

    final int site = Sites.register();
    final Hostile hostile;

    Victim(Hostile hostile) {
        this.hostile = hostile;
    }

    /** What went wrong, or null. */
    abstract String play() throws IOException;

    int length() {
        return hostile.once(10) ? hostile.upTo(LONGEST) : hostile.once(3) ? hostile.upTo(400) : hostile.upTo(30);
    }

    /** Throws {@code fault} behind so many secrets; null for the end of the stream. */
    static InputStream secrets(int bytes, IOException fault) {
        InputStream good = new ByteArrayInputStream(SECRETS, 0, bytes);
        return fault == null
                ? good
                : new SequenceInputStream(good, new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw fault;
                    }
                });
    }

    /** The fault that {@code n} elements of {@code size} bytes meet, thrown as it has to be; or what is wrong. */
    static String wrongWith(IOException thrown, int read, int n, int size, int bytes, IOException fault) {
        int whole = Math.min(n, bytes / size);
        if (read != whole) {
            return read + " elements of " + whole + " were read, then " + thrown;
        }
        boolean all = whole == n;
        boolean right = all
                ? thrown == null
                : fault != null ? thrown == fault : thrown instanceof EOFException && thrown.getMessage() == null;
        return right ? null : "of " + n + " elements " + whole + " were read, then " + thrown;
    }

    /** A file of secrets by one of three ways. */
    static Object open(File file, int way) throws IOException {
        switch (way) {
            case 0:
                return new DataInputStream(new FileInputStream(file));
            case 1:
                return new DataInputStream(new java.io.BufferedInputStream(new FileInputStream(file), 512));
            default:
                return new RandomAccessFile(file, "r");
        }
    }

    static void close(Object stream) throws IOException {
        ((Closeable) stream).close();
    }

    /** As a rewritten loop begins. */
    static int checked(long moved) {
        Standpipe.check(moved);
        return (int) moved;
    }
}
