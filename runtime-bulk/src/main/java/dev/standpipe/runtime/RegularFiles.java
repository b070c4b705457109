package dev.standpipe.runtime;

import java.io.File;
import java.io.FileDescriptor;
import java.lang.ref.WeakReference;

/** Which open files are regular. Asked once of each, since to ask takes longer than to read a few elements, and what was opened stays what it is. */
final class RegularFiles {
    /** What else runs in this process may put another file in the place of these. */
    private static final int STANDARD_STREAMS = 3;

    private final Answer[] answers = new Answer[64];

    private static final class Answer extends WeakReference<FileDescriptor> {
        final boolean regular;

        Answer(FileDescriptor fd, boolean regular) {
            super(fd);
            this.regular = regular;
        }
    }

    /** {@code folder} has an entry for each open file, by its number. */
    boolean have(FileDescriptor fd, int number, String folder) {
        int slot = number & answers.length - 1;
        Answer known = answers[slot];
        if (known != null && known.get() == fd) {
            return known.regular;
        }
        boolean regular = isRegular(folder, number);
        if (number >= STANDARD_STREAMS) {
            answers[slot] = new Answer(fd, regular);
        }
        return regular;
    }

    private static boolean isRegular(String folder, int number) {
        File file = new File(folder + number);
        return UnaskedFiles.isFile(file) && !isMadeUp(UnaskedFiles.target(file), number);
    }

    /** What lies there the system makes up for each request, and does something at each. A file whose name is gone leads to the entry itself. */
    private static boolean isMadeUp(String target, int number) {
        return target != null
                && (target.startsWith("/proc/") && !target.endsWith("/fd/" + number) || target.startsWith("/sys/"));
    }
}
