package dev.standpipe.offline;

import dev.standpipe.file.FileKind;
import dev.standpipe.zip.ArchiveDirectory;
import dev.standpipe.zip.ArchiveEntry;
import dev.standpipe.zip.Bytes;
import dev.standpipe.zip.EntryNames;
import dev.standpipe.zip.UnpackLimit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Set;
import java.util.zip.ZipException;

/**
 * An archive that has been opened, in a file or in another archive, and found to be one that can be trusted to say what
 * it holds.
 */
final class OpenArchive {
    private final String where;
    private final int depth;
    private final ArchiveDirectory zip;
    private final Spool spool;
    private final UnpackLimit limit;
    private final ProgressListener progress;
    private final EntryNames names = new EntryNames(OpenArchive::isUnique);

    private OpenArchive(String where, int depth, Bytes bytes, Spool spool, UnpackLimit limit, ProgressListener progress)
            throws IOException {
        this.where = where;
        this.depth = depth;
        this.spool = spool;
        this.limit = limit;
        this.progress = progress;
        try {
            zip = new ArchiveDirectory(bytes);
        } catch (ZipException e) {
            throw damaged(e);
        }
        checkNames();
    }

    static OpenArchive file(String where, FileChannel file, Spool spool, ProgressListener progress) throws IOException {
        Bytes bytes = Bytes.of(file);
        return new OpenArchive(where, 1, bytes, spool, new UnpackLimit(bytes.size()), progress);
    }

    /** Whether the file is meant to be an archive, in good order or not. */
    static boolean seems(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            return ArchiveDirectory.seems(Bytes.of(channel));
        }
    }

    private void checkNames() throws OfflineException {
        for (ArchiveEntry entry : zip.entries()) {
            names.add(entry.name());
            if (names.outside() != null) {
                throw new OfflineException(where + " is refused: unpacking it would write outside of the folder, to "
                        + names.outside() + ". Do not use it; make it again if it is yours");
            }
        }
        if (names.twice() != null) {
            throw new OfflineException(where + " is refused: it holds " + names.twice()
                    + " more than once, and programs differ in which they take. Make it again");
        }
    }

    private static boolean isUnique(String name) {
        return FileKind.isClass(name) || FileKind.holdsProgram(name) || isManifest(name);
    }

    static boolean isManifest(String name) {
        return name.equalsIgnoreCase("META-INF/MANIFEST.MF");
    }

    String where() {
        return where;
    }

    ArchiveDirectory zip() {
        return zip;
    }

    Set<String> names() {
        return names.all();
    }

    boolean isOutermost() {
        return depth == 1;
    }

    /** What is done with a class file. */
    interface ClassVisitor {
        void visit(ArchiveEntry entry, byte[] classFile) throws IOException;
    }

    /**
     * What is done with an archive in this one, null if it only has the name of one. Says whether the spool is to keep
     * what has come to it.
     */
    interface ArchiveVisitor {
        boolean visit(ArchiveEntry entry, OpenArchive nested) throws IOException;
    }

    /** Goes through all there is, in the order in which it lies there. */
    void each(ClassVisitor classes, ArchiveVisitor archives) throws IOException {
        for (ArchiveEntry entry : zip.entries()) {
            if (FileKind.isClass(entry.name())) {
                classes.visit(entry, content(entry));
            } else if (FileKind.holdsProgram(entry.name())) {
                long before = spool.position();
                Bytes inner = inner(entry);
                if (!archives.visit(entry, ArchiveDirectory.seems(inner) ? nested(entry, inner) : null)) {
                    spool.back(before);
                }
            }
            if (isOutermost()) {
                progress.done(entry.end() - entry.start());
            }
        }
    }

    private OpenArchive nested(ArchiveEntry entry, Bytes inner) throws IOException {
        if (depth == UnpackLimit.DEEPEST) {
            throw new OfflineException(where + " is refused: there are archives in it " + depth
                    + " deep in one another, deeper than in any program. Rewrite the inner ones by themselves");
        }
        return new OpenArchive(where + "!/" + entry.name(), depth + 1, inner, spool, limit, progress);
    }

    private Bytes inner(ArchiveEntry entry) throws IOException {
        try {
            if (entry.isStored() && !entry.isEncrypted()) {
                return zip.stored(entry);
            }
            long start = spool.position();
            zip.unpack(entry, limit, spool);
            return spool.since(start);
        } catch (ZipException e) {
            throw damaged(e);
        }
    }

    /** Of an entry that fits into memory. */
    byte[] content(ArchiveEntry entry) throws IOException {
        try {
            if (entry.size() > UnpackLimit.LARGEST_CLASS) {
                throw new ZipException("the entry " + entry + " is larger than any of its kind");
            }
            ByteArrayOutputStream content = new ByteArrayOutputStream((int) Math.min(entry.size(), 1 << 16));
            zip.unpack(entry, limit, content);
            return content.toByteArray();
        } catch (ZipException e) {
            throw damaged(e);
        }
    }

    private OfflineException damaged(ZipException e) {
        return new OfflineException(where + " cannot be read: " + e.getMessage() + ". Make it or fetch it again", e);
    }
}
