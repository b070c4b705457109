package dev.standpipe.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/** Writes a file whole or not at all: beside its place first, then moved there. */
public final class WholeFile {
    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;

    private static final int MOST_TRIES = 10;

    private WholeFile() {}

    /**
     * Missing folders are created. What is no regular file, such as a pipe or /dev/stderr, cannot be replaced and is
     * written to.
     */
    public static void write(Path file, String content) throws IOException {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a folder");
        }
        Path place = behindLinks(file);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            SharedFolder.refuseWhatOthersPutThere(place);
            // by the name that was given: where /proc/self/fd/1 leads to is not always a place in the file system
            PipeWriting.write(file, bytes);
        } else {
            replace(place, bytes);
        }
    }

    private static void replace(Path file, byte[] bytes) throws IOException {
        makeFolder(file.getParent());
        Path beside = makeBeside(file);
        try {
            Files.write(beside, bytes, StandardOpenOption.WRITE);
            takePlace(beside, file);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /**
     * A new file, under a name that nobody could make a link of before, and for those who may use the file that it is
     * to replace.
     */
    private static Path makeBeside(Path file) throws IOException {
        Set<PosixFilePermission> modes = modes(file);
        for (int tried = 0; ; tried++) {
            Path beside = file.resolveSibling(
                    file.getFileName() + "." + ThisProcess.pid() + "-" + Long.toHexString(System.nanoTime()) + ".tmp");
            try {
                Files.createFile(beside);
                if (modes != null) {
                    Files.setPosixFilePermissions(beside, modes);
                }
                return beside;
            } catch (FileAlreadyExistsException taken) {
                if (tried == MOST_TRIES) {
                    throw taken;
                }
            } catch (FileSystemException e) {
                throw notMade(beside, e);
            }
        }
    }

    /** Null if there is no such file, or nothing of the kind is said of files here. */
    private static Set<PosixFilePermission> modes(Path file) throws IOException {
        PosixFileAttributeView view = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                ? Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                : null;
        return view == null ? null : view.readAttributes().permissions();
    }

    /** In one step where the file system can do that. */
    public static void takePlace(Path beside, Path file) throws IOException {
        try {
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Why a file cannot be made beside another one. The sentence names the folder, since the user does not know the
     * file.
     */
    public static FileSystemException notMade(Path beside, FileSystemException e) {
        Path folder = beside.getParent();
        boolean ofThis = beside.toString().equals(e.getFile());
        if (ofThis && e instanceof NoSuchFileException) {
            return new FileSystemException(folder.toString(), null, "no file can be made in " + folder);
        }
        return ofThis && e instanceof AccessDeniedException
                ? new FileSystemException(folder.toString(), null, "this user may not make files in " + folder)
                : e;
    }

    /** Where the file lies, or is to lie, that one or more links lead to. */
    public static Path behindLinks(Path file) throws IOException {
        Path place = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(place); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(file.toString(), null, file + " is a link that leads back to itself");
            }
            SharedFolder.refuseWhatOthersPutThere(place);
            place = place.resolveSibling(Files.readSymbolicLink(place));
        }
        return place;
    }

    /**
     * With those above it; where a link leads to nowhere yet, there. JDKs 8 and 11 fail where the last is a link to a
     * folder.
     */
    public static void makeFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            try {
                Files.createDirectories(behindLinks(folder));
            } catch (NoSuchFileException e) {
                throw new FileSystemException(folder.toString(), null, "the folder " + folder + " cannot be made");
            }
        }
    }

    /** What went wrong with a file, for the end of a sentence. */
    public static String inWords(Exception e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "this user may not access " + ((AccessDeniedException) e).getFile();
        }
        if (e instanceof FileAlreadyExistsException) {
            return ((FileAlreadyExistsException) e).getFile() + " is no folder";
        }
        if (e instanceof InvalidPathException) {
            return inWords((InvalidPathException) e);
        }
        String reason = e instanceof FileSystemException ? ((FileSystemException) e).getReason() : e.getMessage();
        return reason == null ? e.toString() : reason;
    }

    /** On Unix only what cannot be said in bytes of the locale is malformed. */
    private static String inWords(InvalidPathException e) {
        String name = "the name \"" + e.getInput() + "\" ";
        return e.getReason().startsWith("Malformed")
                ? name + "has letters that this locale does not have; run it with LC_ALL=C.UTF-8"
                : name + "cannot be that of a file: " + e.getReason();
    }
}
