package dev.standpipe.cache;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** All that changes the folder: files that are written whole or not at all, and the oldest taken out. */
public final class CacheUpkeep {
    private static final long MOST_BYTES = 128L << 20;
    private static final int MOST_FILES = 512;
    private static final String UNFINISHED = ".tmp";

    /** What is that old and not finished never will be. */
    private static final long ABANDONED_MILLIS = TimeUnit.HOURS.toMillis(1);

    private static final long FRESH_MILLIS = TimeUnit.DAYS.toMillis(1);

    private final CacheFolder folder;

    public CacheUpkeep(CacheFolder folder) {
        this.folder = folder;
    }

    /** The files that count, the newest first. */
    public List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        if (folder.refusal() == null) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder.path(), "*" + CacheFolder.ENDING)) {
                for (Path file : all) {
                    if (folder.counts(file)) {
                        files.add(file);
                    }
                }
            } catch (NoSuchFileException none) {
                return files;
            }
        }
        files.sort(new Comparator<Path>() {
            @Override
            public int compare(Path one, Path other) {
                return time(other).compareTo(time(one));
            }
        });
        return files;
    }

    /** Takes all of ours away, and says how many files those were; what anybody else has put there stays. */
    public int clear() throws IOException {
        int cleared = 0;
        for (Path file : files()) {
            cleared += Files.deleteIfExists(file) ? 1 : 0;
        }
        removeUnfinished(0);
        return cleared;
    }

    /** By many JVMs at once: the last one that is done has written it. */
    void write(String name, byte[] bytes) throws IOException {
        Files.createDirectories(
                folder.path(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        if (folder.refusal() != null || bytes.length > CacheFolder.LARGEST_FILE) {
            return;
        }
        removeUnfinished(ABANDONED_MILLIS);
        Path beside = folder.file(name + "." + Long.toHexString(System.nanoTime()) + "-"
                + Integer.toHexString(System.identityHashCode(bytes)) + UNFINISHED);
        try {
            writeNew(beside, bytes);
            Files.move(beside, folder.file(name), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
        removeOldest();
    }

    private static void writeNew(Path file, byte[] bytes) throws IOException {
        try (SeekableByteChannel out = Files.newByteChannel(
                file,
                EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                out.write(left);
            }
        }
    }

    /** That it was of use: it is not the oldest any more. */
    void used(String name) throws IOException {
        Path file = folder.file(name);
        long now = System.currentTimeMillis();
        if (now - time(file).toMillis() > FRESH_MILLIS) {
            Files.setLastModifiedTime(file, FileTime.fromMillis(now));
        }
    }

    private void removeOldest() throws IOException {
        long bytes = 0;
        int kept = 0;
        for (Path file : files()) {
            bytes += Files.size(file);
            if (++kept > MOST_FILES || bytes > MOST_BYTES) {
                Files.deleteIfExists(file);
            }
        }
    }

    private void removeUnfinished(long age) throws IOException {
        long now = System.currentTimeMillis();
        try (DirectoryStream<Path> all =
                Files.newDirectoryStream(folder.path(), "*" + CacheFolder.ENDING + ".*" + UNFINISHED)) {
            for (Path file : all) {
                if (now - time(file).toMillis() >= age) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (NoSuchFileException none) {
            return;
        }
    }

    /** Of one that has just been removed, long ago. */
    private static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
