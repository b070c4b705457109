package dev.standpipe.runtime.file;

import dev.standpipe.runtime.ahead.TrackedFile;
import dev.standpipe.runtime.ahead.Window;
import java.io.FileDescriptor;
import java.io.IOException;

/**
 * What the mutants of this room do where one instruction is not enough: each stands in for a method, and gets what that
 * got. See {@code dev.standpipe.proof.Mutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link FileStamp}: looks at the length of the file only. */
    static boolean sameLength(FileStamp before, FileDescriptor fd) {
        FileStamp now = FileStamp.of(fd);
        return now != null && now.size() == before.size();
    }

    /** For {@link TrackedFile}: goes twice as far as it should. */
    public static void twiceAsFar(FileDescriptor fd, long to) throws IOException {
        Descriptor.position(fd, 2 * to - Descriptor.position(fd));
    }

    /** For {@link Window}: reads half of what it says. */
    public static int half(FileDescriptor fd, long address, int length, long position) throws IOException {
        int n = PositionalIo.read(fd, address, length, position);
        Door.JDK.copy(null, address, null, address + n / 2, n - n / 2);
        return n;
    }
}
