package dev.standpipe.offline;

import dev.standpipe.report.WholeFile;
import dev.standpipe.zip.Bytes;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;

/** A file that is written beside its place and takes it when it is whole. */
final class Replacement implements Closeable {
    private final Path target;
    private final Path beside;
    private final FileChannel channel;

    /** Missing folders are made. A link stays, and what it leads to is replaced; a device or a pipe is not to be had back. */
    Replacement(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(
                    file.toString(), null, file + " is no regular file, and would be replaced by one");
        }
        target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        WholeFile.makeFolder(target.getParent());
        beside = beside(target);
        channel = FileChannel.open(
                beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        beside.toFile().deleteOnExit();
    }

    /** All at once; {@code like} gives the file its time, and says who may use it. */
    static void write(Bytes content, Path file, Path like) throws IOException {
        FileTime time = like == null ? null : Files.getLastModifiedTime(like);
        try (Replacement replacement = new Replacement(file)) {
            content.copyTo(replacement.channel());
            replacement.takePlace(like, time);
        }
    }

    /** A name that nobody has. */
    static Path beside(Path target) {
        return target.resolveSibling("." + target.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".tmp");
    }

    FileChannel channel() {
        return channel;
    }

    /** On the disk first, then in its place. Who may use the file is taken over from {@code like}, and the time too if it is given. */
    void takePlace(Path like, FileTime time) throws IOException {
        channel.force(true);
        channel.close();
        if (like != null && Files.getFileStore(like).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(like));
        }
        if (time != null) {
            Files.setLastModifiedTime(beside, time);
        }
        try {
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** If it has not taken its place, nothing is left of it. */
    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(beside);
    }
}
