package dev.standpipe.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * Folders where all users may make files, as /tmp: a link, a pipe or a device that another user has put there is not
 * used. Linux has the same rule for those who let it follow links (fs.protected_symlinks); we follow them ourselves.
 */
final class SharedFolder {
    /** Sticky, and writable by everybody. */
    private static final int SHARED = 01002;

    private SharedFolder() {}

    static void refuseWhatOthersPutThere(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (folder == null || ((Integer) Files.getAttribute(folder, "unix:mode") & SHARED) != SHARED) {
                return;
            }
            int owner = owner(file);
            if (owner != owner(folder) && owner != self(folder)) {
                throw new FileSystemException(
                        file.toString(), null, "another user has put " + file + " into a folder that all share");
            }
        } catch (UnsupportedOperationException | IllegalArgumentException notOnUnix) {
            return;
        }
    }

    private static int owner(Path file) throws IOException {
        return (Integer) Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS);
    }

    /** Java does not say who runs it; files do. */
    private static int self(Path folder) throws IOException {
        Path own = Files.createTempFile(folder, ".standpipe-", ".tmp");
        try {
            return owner(own);
        } finally {
            Files.delete(own);
        }
    }
}
