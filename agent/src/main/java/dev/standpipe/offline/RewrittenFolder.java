package dev.standpipe.offline;

import dev.standpipe.file.FileKind;
import dev.standpipe.file.WholeFile;
import dev.standpipe.zip.Bytes;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder of class files, of archives, or of an unpacked application. Links in it are copied, and not followed. */
final class RewrittenFolder {
    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private final Path from;
    private final RewritingJob job;
    private final Map<String, Path> files;
    private final LoaderRoots roots;
    private final Map<String, Bytes> changed = new LinkedHashMap<>();
    private final Map<String, byte[]> missing;

    /** Looks at everything, and writes nothing but what it keeps for later. */
    RewrittenFolder(Path from, RewritingJob job) throws IOException {
        this.from = from;
        this.job = job;
        this.files = FolderTree.of(from);
        this.roots = new LoaderRoots(job, files.keySet(), manifest());
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (Files.isRegularFile(file.getValue(), LinkOption.NOFOLLOW_LINKS)) {
                look(file.getKey(), file.getValue());
            }
        }
        missing = roots.missing(job.options().embedRuntime);
        if (roots.isTouched() && job.options().addOpens) {
            addOpens(manifest());
        }
    }

    private void addOpens(Manifest manifest) throws IOException {
        if (manifest == null || !manifest.isExecutable()) {
            job.tell(from + " has no manifest with a Main-Class, and nothing would read an Add-Opens");
            return;
        }
        byte[] before = manifest.bytes();
        manifest.open();
        job.hasOpenedManifest();
        if (!Arrays.equals(before, manifest.bytes())) {
            changed.put(MANIFEST, job.spool().keep(manifest.bytes()));
        }
    }

    private Manifest manifest() throws IOException {
        Path manifest = files.get(MANIFEST);
        return manifest != null && Files.isRegularFile(manifest, LinkOption.NOFOLLOW_LINKS)
                ? new Manifest(Files.readAllBytes(manifest))
                : null;
    }

    private void look(String name, Path file) throws IOException {
        if (FileKind.isClass(name)) {
            byte[] classFile = Files.readAllBytes(file);
            byte[] rewritten = roots.rewrite(from + "/", name, classFile);
            if (rewritten != null) {
                changed.put(name, job.spool().keep(rewritten));
            }
            job.options().progress.done(classFile.length);
        } else if (FileKind.holdsProgram(name) && OpenArchive.seems(file)) {
            try (FileChannel channel = FileChannel.open(file)) {
                archive(name, OpenArchive.file(file.toString(), channel, job.spool(), job.options().progress));
            }
        } else if (FileKind.holdsProgram(name)) {
            job.hasOnlyTheName(file.toString());
        }
    }

    private void archive(String name, OpenArchive opened) throws IOException {
        String served = LoaderRoots.rootOver(name);
        RewrittenArchive archive = new RewrittenArchive(opened, job, served != null);
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
            checkLinks(to);
            fill(to);
            return;
        }
        Path target = WholeFile.behindLinks(to);
        Path beside = Replacement.folderBeside(target, from);
        try {
            fill(beside);
            takeOverModes(beside);
            Files.move(beside, target);
        } finally {
            FolderTree.delete(beside);
        }
    }

    /** A link in the one folder may lead into the other. Of files only what is written anew goes through one. */
    private void checkLinks(Path to) throws IOException {
        Path read = from.toRealPath();
        Path written = to.toRealPath();
        Set<Path> places = new LinkedHashSet<>();
        for (Set<String> names : Arrays.asList(missing.keySet(), changed.keySet())) {
            names.forEach(name -> places.add(place(to, name)));
        }
        files.keySet().forEach(name -> places.add(place(to, name).getParent()));
        for (Path place : read.equals(written) ? Collections.<Path>emptySet() : places) {
            Path there = place;
            while (!Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
                there = there.getParent();
            }
            Path real = real(there);
            if (real.startsWith(read) && !real.startsWith(written)) {
                throw new OfflineException(there + " is a link into " + from
                        + ", which would be overwritten; write to another folder, or rewrite " + from + " in place");
            }
        }
    }

    /** Where something would come to be; a link may lead to what is not there yet. */
    private static Path real(Path place) throws IOException {
        Path there = WholeFile.behindLinks(place);
        while (!Files.exists(there)) {
            there = there.getParent();
        }
        return there.toRealPath();
    }

    /** Of folders, from the innermost out: one that may not be written to is complete then. */
    private void takeOverModes(Path to) throws IOException {
        if (!Replacement.hasModes(from)) {
            return;
        }
        List<Path> folders;
        try (Stream<Path> all = Files.walk(to)) {
            folders = all.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .sorted(Comparator.reverseOrder())
                    .collect(Collectors.toList());
        }
        for (Path folder : folders) {
            Path like = from.resolve(to.relativize(folder));
            if (Files.isDirectory(like)) {
                Files.setPosixFilePermissions(folder, Files.getPosixFilePermissions(like));
            }
        }
    }

    /** By what a file is called where it is read: letters cannot say it in every locale. */
    private Path place(Path to, String name) {
        Path file = files.get(name);
        return file == null ? FileNames.path(to, name) : to.resolve(from.relativize(file));
    }

    /** What rewritten classes call is there before they are. */
    private void fill(Path to) throws IOException {
        for (Map.Entry<String, byte[]> file : missing.entrySet()) {
            Replacement.write(job.spool().keep(file.getValue()), place(to, file.getKey()), null);
        }
        for (Map.Entry<String, Bytes> file : changed.entrySet()) {
            Replacement.write(file.getValue(), place(to, file.getKey()), files.get(file.getKey()));
        }
        if (!Files.exists(to) || !Files.isSameFile(from, to)) {
            copyTheRest(to);
        }
    }

    private void copyTheRest(Path to) throws IOException {
        WholeFile.makeFolder(to);
        for (Map.Entry<String, Path> file : files.entrySet()) {
            Path target = place(to, file.getKey());
            if (file.getKey().endsWith("/")) {
                WholeFile.makeFolder(target);
            } else if (!canBeCopied(file.getValue())) {
                job.tell(file.getValue() + " is a pipe, a socket or a device, it is not copied");
            } else if (!changed.containsKey(file.getKey())) {
                copy(file.getValue(), target);
            }
        }
    }

    private static boolean canBeCopied(Path file) {
        return Files.isSymbolicLink(file) || Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static void copy(Path file, Path target) throws IOException {
        Path beside = Replacement.beside(target);
        try {
            Files.copy(file, beside, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.COPY_ATTRIBUTES);
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            throw WholeFile.notMade(beside, e);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
