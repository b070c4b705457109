package dev.standpipe.offline;

import dev.standpipe.zip.ArchiveEntry;
import dev.standpipe.zip.ArchiveWriter;
import dev.standpipe.zip.Bytes;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** An archive whose classes are rewritten, with those of the archives in it. */
final class RewrittenArchive {
    /** Says which jar has which package, for some loaders; they do without, and it would have to be kept right. */
    private static final String INDEX = "META-INF/INDEX.LIST";

    private final OpenArchive opened;
    private final RewritingJob job;
    private final LoaderRoots roots;
    private final Map<ArchiveEntry, Bytes> changed = new HashMap<>();
    private final Set<ArchiveEntry> removed = new HashSet<>();
    private final Map<String, byte[]> added;
    private boolean touched;

    /**
     * Looks at everything, and writes nothing but what it keeps for later. The loader of an archive that is served
     * finds the runtime elsewhere.
     */
    RewrittenArchive(OpenArchive opened, RewritingJob job, boolean isServed) throws IOException {
        this.opened = opened;
        this.job = job;
        ArchiveEntry entry = manifestEntry();
        Manifest manifest = new Manifest(entry == null ? new byte[0] : opened.content(entry));
        this.roots = new LoaderRoots(job, opened.names(), manifest);
        opened.each(this::classFile, this::nested);
        touched |= roots.isTouched();
        added = roots.missing(job.options().embedRuntime && !isServed);
        if (touched) {
            finish(entry, manifest);
        }
    }

    private void finish(ArchiveEntry entry, Manifest manifest) throws IOException {
        byte[] before = manifest.bytes();
        if (job.options().addOpens && opened.isOutermost()) {
            if (manifest.isExecutable()) {
                manifest.open();
                job.hasOpenedManifest();
            } else {
                job.tell(opened.where()
                        + " has no Main-Class, so java -jar cannot start it, and nothing would read an Add-Opens");
            }
        }
        if (isDifferent() || !Arrays.equals(before, manifest.bytes())) {
            unsign(manifest);
        }
        if (entry != null && !Arrays.equals(before, manifest.bytes())) {
            changed.put(entry, job.spool().keep(manifest.bytes()));
        }
    }

    private ArchiveEntry manifestEntry() {
        for (ArchiveEntry entry : opened.zip().entries()) {
            if (OpenArchive.isManifest(entry.name())) {
                return entry;
            }
        }
        return null;
    }

    /** Whatever is changed makes a signature wrong, and an index perhaps. */
    private void unsign(Manifest manifest) throws OfflineException {
        for (ArchiveEntry entry : opened.zip().entries()) {
            if (Signatures.isPartOf(entry.name())) {
                if (!job.options().stripSignatures) {
                    throw new OfflineException(
                            opened.where() + " is signed, and rewritten classes would not pass for signed. Rewrite"
                                    + " it with --strip-signatures, or leave its classes out with --excludes");
                }
                manifest.stripDigests();
                removed.add(entry);
            } else if (entry.name().equals(INDEX)) {
                removed.add(entry);
            }
        }
    }

    private void classFile(ArchiveEntry entry, byte[] classFile) throws IOException {
        byte[] rewritten = roots.rewrite(opened.where() + "!/", entry.name(), classFile);
        if (rewritten != null) {
            changed.put(entry, job.spool().keep(rewritten));
        }
    }

    private boolean nested(ArchiveEntry entry, OpenArchive inner) throws IOException {
        if (inner == null) {
            job.hasOnlyTheName(opened.where() + "!/" + entry.name());
            return false;
        }
        String served = LoaderRoots.rootOver(entry.name());
        RewrittenArchive archive = new RewrittenArchive(inner, job, served != null);
        if (archive.isDifferent()) {
            changed.put(entry, archive.written());
        }
        if (archive.isTouched()) {
            touched = true;
            if (served != null) {
                roots.serves(served);
            }
        }
        return archive.isDifferent();
    }

    /** Whether anything is other than it was. */
    boolean isDifferent() {
        return !changed.isEmpty() || !removed.isEmpty() || !added.isEmpty();
    }

    /** Whether there are rewritten classes in it, of now or of an earlier time. */
    boolean isTouched() {
        return touched;
    }

    /** As it is to be, in the spool. */
    Bytes written() throws IOException {
        long start = job.spool().position();
        write(job.spool().file());
        return job.spool().since(start);
    }

    void write(FileChannel out) throws IOException {
        ArchiveWriter.write(opened.zip(), changed, removed, added, out);
    }
}
