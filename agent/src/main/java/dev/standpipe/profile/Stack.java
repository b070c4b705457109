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
import java.io.RandomAccessFile;

/** What a loop may read from or write to, as far as its cost is concerned. */
enum Stack {
    /** Also where nothing is known: all that came about took place in a buffer. */
    BUFFERED {
        @Override
        Closeable toRead(File file) {
            return new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(new byte[BYTES])));
        }

        @Override
        Closeable toWrite(File file) {
            return new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream(BYTES)));
        }
    },
    BYTES_ONLY {
        @Override
        Closeable toRead(File file) {
            return new DataInputStream(new ByteArrayInputStream(new byte[BYTES]));
        }

        @Override
        Closeable toWrite(File file) {
            return new DataOutputStream(new ByteArrayOutputStream(BYTES));
        }
    },
    FILE {
        @Override
        Closeable toRead(File file) throws IOException {
            return new DataInputStream(new FileInputStream(file));
        }

        @Override
        Closeable toWrite(File file) throws IOException {
            return new DataOutputStream(new FileOutputStream(file));
        }
    },
    RANDOM_ACCESS {
        @Override
        Closeable toRead(File file) throws IOException {
            return new RandomAccessFile(file, "r");
        }

        @Override
        Closeable toWrite(File file) throws IOException {
            return new RandomAccessFile(file, "rw");
        }
    };

    static final int BYTES = 16 * 1024;

    static final String RANDOM_ACCESS_FILE = "java.io.RandomAccessFile";

    /** A {@link java.io.DataInput}. */
    abstract Closeable toRead(File file) throws IOException;

    /** A {@link java.io.DataOutput}. */
    abstract Closeable toWrite(File file) throws IOException;

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
