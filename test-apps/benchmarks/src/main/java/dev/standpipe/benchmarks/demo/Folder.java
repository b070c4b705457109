package dev.standpipe.benchmarks.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/** Where a program has its files: how large they are, and whether two runs have left the same in them. */
record Folder(Path path) {
    /** Made anew, and empty. */
    static Folder empty(Path path) throws IOException {
        Folder folder = new Folder(path);
        folder.delete();
        Files.createDirectories(path);
        return folder;
    }

    private Iterable<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.toList();
        }
    }

    long bytes() throws IOException {
        long bytes = 0;
        for (Path file : files()) {
            bytes += Files.size(file);
        }
        return bytes;
    }

    /** Of each file its length and its checksum. */
    Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (Path file : files()) {
            CRC32 sum = new CRC32();
            try (InputStream in = new CheckedInputStream(Files.newInputStream(file), sum)) {
                long length = in.transferTo(OutputStream.nullOutputStream());
                contents.put(file.getFileName().toString(), length + " bytes, CRC " + Long.toHexString(sum.getValue()));
            }
        }
        return contents;
    }

    /** Removes what is not among {@code names}. */
    void keep(Set<String> names) throws IOException {
        for (Path file : files()) {
            if (!names.contains(file.getFileName().toString())) {
                Files.delete(file);
            }
        }
    }

    void delete() throws IOException {
        if (Files.isDirectory(path)) {
            for (Path file : files()) {
                Files.delete(file);
            }
            Files.delete(path);
        }
    }
}
