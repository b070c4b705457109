package dev.standpipe.offline;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The files of a folder by their names in it, in an order that is the same everywhere; links are not followed. */
final class FolderTree {
    private FolderTree() {}

    /** Names of folders end with a slash, as in archives. */
    static Map<String, Path> of(Path folder) throws IOException {
        Map<String, Path> files = new TreeMap<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
                    throws IOException {
                if (!directory.equals(folder)) {
                    add(FileNames.of(folder, directory) + '/', directory);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                add(FileNames.of(folder, file), file);
                return FileVisitResult.CONTINUE;
            }

            private void add(String name, Path file) throws IOException {
                if (files.put(name, file) != null) {
                    throw new OfflineException("there are two files called " + name + " in " + folder
                            + ", one of them spelled in UTF-8 and one in Latin-1. Rename one of them");
                }
            }
        });
        return files;
    }

    /** Of a file, or of all files in a folder. */
    static long size(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return Files.size(place);
        }
        long size = 0;
        for (Path file : of(place).values()) {
            size += Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Files.size(file) : 0;
        }
        return size;
    }

    /** If it is there. */
    static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> all = new ArrayList<>(of(folder).values());
            Collections.reverse(all);
            for (Path file : all) {
                Files.delete(file);
            }
            Files.delete(folder);
        }
    }
}
