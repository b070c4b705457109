package dev.standpipe.offline;

import dev.standpipe.zip.Bytes;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;

/** A folder of class files, of archives, or of an unpacked application. Links in it are copied, and not followed. */
final class Folder {
    private final Path from;
    private final Job job;
    private final Map<String, Path> files;
    private final Roots roots;
    private final Map<String, Bytes> changed = new LinkedHashMap<>();
    private final Map<String, byte[]> missing;

    /** Looks at everything, and writes nothing but what it keeps for later. */
    Folder(Path from, Job job) throws IOException {
        this.from = from;
        this.job = job;
        this.files = Tree.of(from);
        this.roots = new Roots(job, files.keySet(), manifest());
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (Files.isRegularFile(file.getValue(), LinkOption.NOFOLLOW_LINKS)) {
                look(file.getKey(), file.getValue());
            }
        }
        missing = roots.missing(job.choices().embedRuntime);
    }

    private Manifest manifest() throws IOException {
        Path manifest = files.get("META-INF/MANIFEST.MF");
        return manifest != null && Files.isRegularFile(manifest, LinkOption.NOFOLLOW_LINKS)
                ? new Manifest(Files.readAllBytes(manifest))
                : null;
    }

    private void look(String name, Path file) throws IOException {
        if (Kind.isClass(name)) {
            byte[] classFile = Files.readAllBytes(file);
            byte[] rewritten = roots.rewrite(from + "/", name, classFile);
            if (rewritten != null) {
                changed.put(name, job.spool().keep(rewritten));
            }
            job.choices().pace.done(classFile.length);
        } else if (Kind.holdsProgram(name) && Opened.seems(file)) {
            try (FileChannel channel = FileChannel.open(file)) {
                archive(name, Opened.file(file.toString(), channel, job.spool(), job.choices().pace));
            }
        } else if (Kind.holdsProgram(name)) {
            job.hasOnlyTheName(file.toString());
        }
    }

    private void archive(String name, Opened opened) throws IOException {
        String served = Roots.rootOver(name);
        Archive archive = new Archive(opened, job, served != null);
        if (archive.isDifferent()) {
            changed.put(name, archive.written());
        }
        if (served != null && archive.isTouched()) {
            roots.serves(served);
        }
    }

    boolean isDifferent() {
        return !changed.isEmpty() || !missing.isEmpty();
    }

    /** A folder that exists is added to, file by file; one that does not is there when it is whole. */
    void write(Path to) throws IOException {
        if (Files.exists(to)) {
            fill(to);
            return;
        }
        Path beside = Replacement.beside(to.toAbsolutePath());
        try {
            fill(beside);
            Files.move(beside, to.toAbsolutePath());
        } finally {
            Tree.delete(beside);
        }
    }

    /** What rewritten classes call is there before they are. */
    private void fill(Path to) throws IOException {
        for (Map.Entry<String, byte[]> file : missing.entrySet()) {
            Replacement.write(job.spool().keep(file.getValue()), to.resolve(file.getKey()), null);
        }
        for (Map.Entry<String, Bytes> file : changed.entrySet()) {
            Replacement.write(file.getValue(), to.resolve(file.getKey()), files.get(file.getKey()));
        }
        if (!Files.exists(to) || !Files.isSameFile(from, to)) {
            copyTheRest(to);
        }
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
}
