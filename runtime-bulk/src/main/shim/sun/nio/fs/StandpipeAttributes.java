package sun.nio.fs;

import java.io.IOException;

/** Hands on what the JDK knows of an open file: in this package it takes no reflection. */
public final class StandpipeAttributes {
    private StandpipeAttributes() {}

    /** Of what provides a file system. */
    public static boolean isSystems(Object provider) {
        return provider instanceof UnixFileSystemProvider;
    }

    /** Mode, size, device and number of what is open there. */
    public static long[] of(int descriptor) throws IOException {
        try {
            UnixFileAttributes told = UnixFileAttributes.get(descriptor);
            return new long[] {told.mode(), told.size(), told.dev(), told.ino()};
        } catch (UnixException closed) {
            throw new IOException(closed);
        }
    }
}
