package dev.standpipe.offline;

import dev.standpipe.file.WholeFile;
import dev.standpipe.zip.Bytes;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** A file that is written beside its place and takes it when it is whole. */
final class Replacement implements Closeable {
    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    private static final FileAttribute<?> OWNERS_FOLDER =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private final Path target;
    private final Path like;
    private final Path beside;
    private final FileChannel channel;

    /**
     * Missing folders are created. A link stays, and what it leads to is replaced; a device or a pipe could not be
     * restored. {@code like} says who may use the file once it is whole, and until then only its owner may; if it is
     * null, everybody whom the system lets.
     */
    Replacement(Path file, Path like) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(
                    file.toString(), null, file + " is no regular file, and would be replaced by one");
        }
        this.like = like;
        target = WholeFile.behindLinks(file);
        WholeFile.makeFolder(target.getParent());
        beside = beside(target);
        channel = opened(
                beside,
                EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE),
                whileWritten(like, OWNER_ONLY));
        beside.toFile().deleteOnExit();
    }

    private static FileChannel opened(Path beside, Set<? extends OpenOption> options, FileAttribute<?>[] attributes)
            throws IOException {
        try {
            return FileChannel.open(beside, options, attributes);
        } catch (FileSystemException e) {
            throw WholeFile.notMade(beside, e);
        }
    }

    /** All at once; {@code like} gives the file its time, and says who may use it. */
    static void write(Bytes content, Path file, Path like) throws IOException {
        FileTime time = like == null ? null : Files.getLastModifiedTime(like);
        try (Replacement replacement = new Replacement(file, like)) {
            content.copyTo(replacement.channel());
            replacement.takePlace(time);
        }
    }

    /**
     * A name that is free; not made of the target's, which may be as long as names can be, or of letters that the
     * locale has not.
     */
    static Path beside(Path target) {
        return target.resolveSibling(".standpipe-" + Long.toHexString(System.nanoTime()) + ".tmp");
    }

    /** A folder under such a name, for its owner only as long as it has not the modes of {@code like}. */
    static Path folderBeside(Path target, Path like) throws IOException {
        WholeFile.makeFolder(target.getParent());
        Path beside = beside(target);
        try {
            return Files.createDirectory(beside, whileWritten(like, OWNERS_FOLDER));
        } catch (FileSystemException e) {
            throw WholeFile.notMade(beside, e);
        }
    }

    private static FileAttribute<?>[] whileWritten(Path like, FileAttribute<?> mode) throws IOException {
        return like != null && hasModes(like) ? new FileAttribute<?>[] {mode} : new FileAttribute<?>[0];
    }

    /** Whether it is said of the file, as on Unix, who may read and write it. */
    static boolean hasModes(Path file) throws IOException {
        return Files.getFileStore(file).supportsFileAttributeView("posix");
    }

    FileChannel channel() {
        return channel;
    }

    /** On the disk first, then in its place, with this time if it is given. */
    void takePlace(FileTime time) throws IOException {
        channel.force(true);
        channel.close();
        if (like != null && hasModes(like)) {
            Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(like));
        }
        if (time != null) {
            Files.setLastModifiedTime(beside, time);
        }
        WholeFile.takePlace(beside, target);
    }

    /** If it has not taken its place, nothing is left of it. */
    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(beside);
    }
}
