package dev.standpipe.cli.input;

import dev.standpipe.file.FileKind;
import dev.standpipe.file.WholeFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Finds the class files and archives of a folder. What cannot be read is told and passed by. */
final class FolderScan extends SimpleFileVisitor<Path> {
    private final Path folder;
    private final Path start;
    private final Consumer<String> problem;
    private final List<Path> files = new ArrayList<>();

    /** The folder may be a link to one, which a walk would take for a file. */
    FolderScan(Path folder, Consumer<String> problem) throws IOException {
        this.folder = folder;
        this.start = Files.isSymbolicLink(folder) ? folder.toRealPath() : folder;
        this.problem = problem;
    }

    /** Sorted, and below the folder as it was named. */
    List<Path> files() throws IOException {
        Files.walkFileTree(start, this);
        Collections.sort(files);
        return files;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String name = file.toString();
        if ((FileKind.isClass(name) || FileKind.isArchive(name)) && Files.isRegularFile(file)) {
            files.add(asNamed(file));
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException why) {
        problem.accept(asNamed(file) + " cannot be read: " + WholeFile.inWords(why));
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, IOException why) {
        return why == null ? FileVisitResult.CONTINUE : visitFileFailed(directory, why);
    }

    private Path asNamed(Path file) {
        return start.equals(folder) ? file : folder.resolve(start.relativize(file));
    }
}
