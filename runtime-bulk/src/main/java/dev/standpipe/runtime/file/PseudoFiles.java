package dev.standpipe.runtime.file;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;

/**
 * Files that the system makes up as they are read or written, and where each request does something. To the system they
 * are regular. Where the name that one was opened by says where it is, that must do; to find out where it leads would
 * take longer than to read a few elements.
 */
final class PseudoFiles {
    private static final JdkField READ = new JdkField(Door.JDK, "java.io.FileInputStream", "path");
    private static final JdkField WRITTEN = new JdkField(Door.JDK, "java.io.FileOutputStream", "path");
    private static final JdkField BOTH = new JdkField(Door.JDK, "java.io.RandomAccessFile", "path");

    /** Whether names that do not begin at the root can lead there; the folder that they begin in stays the same. */
    private static final boolean FROM_HERE = isAboveOrBelow(here());

    /** Whether a link has been asked once; up to Java 12 nothing need have used {@code java.nio.file} before. */
    private static volatile boolean asked;

    private PseudoFiles() {}

    /** Initialises this class: in the middle of a transfer that could fail for good. */
    static void prepare() {}

    static boolean is(Object file, FileDescriptor fd) {
        String name = name(file);
        return tells(name) ? isBelow(name) : isFoundBelow(fd);
    }

    /** Null if it was opened as somebody else's descriptor, as the standard input is. */
    private static String name(Object file) {
        return (String)
                (file instanceof FileInputStream
                        ? READ.of(file)
                        : file instanceof FileOutputStream
                                ? WRITTEN.of(file)
                                : file instanceof RandomAccessFile ? BOTH.of(file) : null);
    }

    private static boolean tells(String name) {
        return name != null && !name.contains("/./") && !name.contains("..") && (name.startsWith("/") || !FROM_HERE);
    }

    /** Also where it cannot be found out, or a security manager would be asked. */
    private static boolean isFoundBelow(FileDescriptor fd) {
        if (!asked) {
            StackRoom.checkForFirstTime();
        }
        try {
            if (Rights.isGuarded()
                    || isBelow(Files.readSymbolicLink(Descriptor.entry(fd).toPath())
                            .toString())) {
                return true;
            }
            asked = true;
        } catch (IOException | RuntimeException unknown) {
            return true;
        }
        return false;
    }

    private static String here() {
        try {
            return new File("/proc/self/cwd").getCanonicalPath();
        } catch (IOException unreadable) {
            return "/";
        }
    }

    private static boolean isAboveOrBelow(String folder) {
        return folder.equals("/") || isBelow(folder + '/');
    }

    private static boolean isBelow(String name) {
        return name.startsWith("/proc/") || name.startsWith("/sys/");
    }
}
