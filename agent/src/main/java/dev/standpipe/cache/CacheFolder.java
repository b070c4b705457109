package dev.standpipe.cache;

import dev.standpipe.options.HomeFolder;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Map;

/**
 * The folder that the user named. Nothing in it counts unless this user alone can have written it: whoever can put a
 * file there decides what code runs here.
 */
public final class CacheFolder {
    static final String ENDING = ".verdicts";

    /** What one program may have. */
    static final int LARGEST_FILE = 8 << 20;

    private static final String ATTRIBUTES = "unix:mode,uid,size";
    private static final Path OURSELVES = Paths.get("/proc/self");

    private static final int KIND = 0170000;
    private static final int FOLDER = 0040000;
    private static final int FILE = 0100000;
    private static final int LINK = 0120000;
    private static final int WRITTEN_BY_OTHERS = 0022;

    private final Path folder;

    /** {@code name} as a user gives it. */
    public CacheFolder(String name) {
        this.folder = Paths.get(HomeFolder.in(name));
    }

    public Path path() {
        return folder;
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /** Why nothing may be kept there, in the second half of a sentence; null if it may, or if it is not there yet. */
    public String refusal() {
        try {
            return refusal(folder, FOLDER);
        } catch (NoSuchFileException notYet) {
            return null;
        } catch (IOException | RuntimeException e) {
            return "it cannot be told whose it is (" + e + ")";
        }
    }

    /** The bytes of one of its files; null where there is none, or none that counts, or it is larger than that. */
    byte[] read(String name, int most) {
        try {
            Path file = file(name);
            if (refusal(folder, FOLDER) != null || refusal(file, FILE) != null) {
                return null;
            }
            File plain = file.toFile();
            long length = plain.length();
            if (length > most) {
                return null;
            }
            byte[] bytes = new byte[(int) length];
            try (DataInputStream in = new DataInputStream(new FileInputStream(plain))) {
                in.readFully(bytes);
            }
            return bytes;
        } catch (IOException | RuntimeException noneToBeHad) {
            return null;
        }
    }

    /** Whether it is one of ours, and this user's alone. */
    boolean counts(Path file) {
        try {
            return file.getFileName().toString().endsWith(ENDING) && refusal(file, FILE) == null;
        } catch (IOException | RuntimeException gone) {
            return false;
        }
    }

    private static Object ours() throws IOException {
        try {
            return Files.getAttribute(OURSELVES, "unix:uid");
        } catch (NoSuchFileException e) {
            throw new IOException(OURSELVES + " is not there", e);
        }
    }

    private static String refusal(Path path, int kind) throws IOException {
        Map<String, Object> attributes = Files.readAttributes(path, ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
        int mode = (Integer) attributes.get("mode");
        if ((mode & KIND) == LINK) {
            return "it is a symbolic link";
        }
        if ((mode & KIND) != kind) {
            return kind == FOLDER ? "it is no folder" : "it is no file";
        }
        if (!attributes.get("uid").equals(ours())) {
            return "it is another user's";
        }
        return (mode & WRITTEN_BY_OTHERS) != 0 ? "other users may write to it" : null;
    }
}
