package sun.nio.fs;

import java.io.IOException;
import java.nio.file.Path;

/** Hands on what the JDK knows of an open file: in this package it takes no reflection. */
public final class StandpipeAttributes {
    private StandpipeAttributes() {}

    /** Whether a file of that name is opened by the system's own provider. */
    public static boolean isSystems(Path name) {
        return name instanceof UnixPath;
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
