package dev.standpipe.offline;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.TreeMap;

/** The files of a folder by their names in it, in an order that is the same everywhere; links are not followed. */
final class Tree {
    private Tree() {}

    /** Names of folders end with a slash, as in archives. */
    static Map<String, Path> of(Path folder) throws IOException {
        Map<String, Path> files = new TreeMap<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                if (!directory.equals(folder)) {
                    files.put(name(folder, directory) + '/', directory);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files.put(name(folder, file), file);
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    private static String name(Path folder, Path file) {
        return folder.relativize(file).toString().replace(File.separatorChar, '/');
    }
}
