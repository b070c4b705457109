package dev.standpipe.profile;

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
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * What a loop may read from or write to, as far as its cost is concerned. None has a class of its own, which would take
 * a while to load.
 */
enum Stack {
    /** Also where nothing is known: all that came about took place in a buffer. */
    BUFFERED,
    BYTES_ONLY,
    FILE,
    RANDOM_ACCESS;

    static final int BYTES = 16 * 1024;

    static final String RANDOM_ACCESS_FILE = "java.io.RandomAccessFile";

    /** A {@link java.io.DataInput}. */
    Closeable toRead(File file) throws IOException {
        if (this == RANDOM_ACCESS) {
            return new RandomAccessFile(file, "r");
        }
        InputStream bytes = this == FILE ? new FileInputStream(file) : new ByteArrayInputStream(new byte[BYTES]);
        return new DataInputStream(this == BUFFERED ? new BufferedInputStream(bytes) : bytes);
    }

    /** A {@link java.io.DataOutput}. */
    Closeable toWrite(File file) throws IOException {
        if (this == RANDOM_ACCESS) {
            return new RandomAccessFile(file, "rw");
        }
        OutputStream bytes = this == FILE ? new FileOutputStream(file) : new ByteArrayOutputStream(BYTES);
        return new DataOutputStream(this == BUFFERED ? new BufferedOutputStream(bytes) : bytes);
    }

    boolean callsTheSystem() {
        return this == FILE || this == RANDOM_ACCESS;
    }

    /** By the names of the classes; null for one whose own work costs more than its calls. */
    static Stack of(String receiver, String beneath) {
        if (receiver == null) {
            return BUFFERED;
        }
        if (receiver.equals(RANDOM_ACCESS_FILE)) {
            return RANDOM_ACCESS;
        }
        switch (String.valueOf(beneath)) {
            case "java.io.FileInputStream":
            case "java.io.FileOutputStream":
                return FILE;
            case "java.io.BufferedInputStream":
            case "java.io.BufferedOutputStream":
                return BUFFERED;
            case "java.io.ByteArrayInputStream":
            case "java.io.ByteArrayOutputStream":
                return BYTES_ONLY;
            default:
                return null;
        }
    }
}
