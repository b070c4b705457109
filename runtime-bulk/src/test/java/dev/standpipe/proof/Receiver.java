package dev.standpipe.proof;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** What the loop calls. */
enum Receiver {
    /** DataInputStream, DataOutputStream. */
    DATA,
    /** A subclass that overrides what it may, and counts. */
    DATA_SUBCLASS,
    /** Output only: a subclass that sets {@code written} to the case's number. */
    DATA_WRITTEN,
    FILE,
    FILE_SUBCLASS,
    FILE_OVERRIDING_ONE,
    FILE_OVERRIDING_MANY,
    FILE_OVERRIDING_SEEK,
    OBJECT,
    OBJECT_OVERRIDING,
    NULL;

    /** Whether a loop that calls this class or interface can be given it. */
    boolean fits(Class<?> called) {
        boolean ofFile = called == RandomAccessFile.class;
        boolean ofData = called == DataInputStream.class || called == DataOutputStream.class;
        return ofFile ? isFile() : ofData ? isData() : !isBeneath(called) || !isFile();
    }

    /** Whether the loop is over the stream beneath. */
    static boolean isBeneath(Class<?> called) {
        return called == InputStream.class || called == OutputStream.class;
    }

    boolean isFile() {
        return name().startsWith("FILE");
    }

    boolean isData() {
        return name().startsWith("DATA");
    }

    boolean isObject() {
        return name().startsWith("OBJECT");
    }
}
