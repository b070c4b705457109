package dev.standpipe.benchmarks.programs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** The files that a program works on: as they were made, and in the folder in which it runs, where it may change them. */
record Inputs(Path original, Path folder) {
    /** What was made is there as it was made, and nothing else: each run finds what the first one found. */
    void restore() throws IOException {
        for (Path file : list(folder)) {
            if (!Files.exists(original.resolve(file.getFileName()))) {
                Files.delete(file);
            }
        }
        for (Path file : list(original)) {
            Path copy = folder.resolve(file.getFileName());
            if (!Files.exists(copy) || !isUntouched(file, copy)) {
                Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static boolean isUntouched(Path file, Path copy) throws IOException {
        return Files.getLastModifiedTime(file).equals(Files.getLastModifiedTime(copy))
                && Files.size(file) == Files.size(copy);
    }

    /** Those that it reads. */
    List<Path> files() throws IOException {
        restore();
        return list(folder);
    }

    static List<Path> list(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            entries.forEach(files::add);
        }
        return files;
    }

    /** The folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        for (Path entry : list(folder)) {
            if (Files.isDirectory(entry)) {
                delete(entry);
            } else {
                Files.delete(entry);
            }
        }
        Files.delete(folder);
    }
}
