package dev.standpipe.offline;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.Map;

/** A folder of class files, of archives, or of an unpacked application. */
final class Folder {
    private final Path from;
    private final Job job;
    private final Map<String, Path> files;
    private final Roots roots;
    private final Map<String, byte[]> changed = new LinkedHashMap<>();

    Folder(Path from, Job job) throws IOException {
        this.from = from;
        this.job = job;
        this.files = Tree.of(from);
        this.roots = new Roots(job, files.keySet());
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (Kind.isClass(file.getKey()) && Files.isRegularFile(file.getValue(), LinkOption.NOFOLLOW_LINKS)) {
                look(file.getKey(), Files.readAllBytes(file.getValue()));
            }
        }
    }

    private void look(String name, byte[] classFile) {
        byte[] rewritten = roots.rewrite(from + "/", name, classFile);
        if (rewritten != null) {
            changed.put(name, rewritten);
        }
    }

    /** Whether anything differs. What rewritten classes call is there before they are. */
    boolean rewrite(Path to) throws IOException {
        Map<String, byte[]> missing = roots.missing(job.embeds(), false);
        if (to != null) {
            for (Map.Entry<String, byte[]> file : missing.entrySet()) {
                write(file.getValue(), to.resolve(file.getKey()), null);
            }
            for (Map.Entry<String, byte[]> file : changed.entrySet()) {
                write(file.getValue(), to.resolve(file.getKey()), files.get(file.getKey()));
            }
            if (!Files.exists(to) || !Files.isSameFile(from, to)) {
                copyTheRest(to);
            }
        }
        return !changed.isEmpty() || !missing.isEmpty();
    }

    private void copyTheRest(Path to) throws IOException {
        Files.createDirectories(to);
        for (Map.Entry<String, Path> file : files.entrySet()) {
            Path target = to.resolve(file.getKey());
            if (file.getKey().endsWith("/")) {
                Files.createDirectories(target);
            } else if (!changed.containsKey(file.getKey())) {
                Files.copy(
                        file.getValue(),
                        target,
                        LinkOption.NOFOLLOW_LINKS,
                        StandardCopyOption.COPY_ATTRIBUTES,
                        StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static void write(byte[] content, Path file, Path like) throws IOException {
        FileTime time = like == null ? null : Files.getLastModifiedTime(like);
        try (Replacement replacement = new Replacement(file)) {
            for (ByteBuffer rest = ByteBuffer.wrap(content); rest.hasRemaining(); ) {
                replacement.channel().write(rest);
            }
            replacement.takePlace(like, time);
        }
    }
}
