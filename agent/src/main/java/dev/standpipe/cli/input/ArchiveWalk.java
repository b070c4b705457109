package dev.standpipe.cli.input;

import dev.standpipe.file.FileKind;
import dev.standpipe.zip.EntryNames;
import dev.standpipe.zip.UnpackLimit;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads class files out of one archive and those in it, whoever made them. */
final class ArchiveWalk {
    private final String name;
    private final UnpackLimit limit;
    private final ClassWalk walk;

    ArchiveWalk(String name, long size, ClassWalk walk) {
        this.name = name;
        this.limit = new UnpackLimit(size);
        this.walk = walk;
    }

    /** Visits a class file, or goes through an archive in this one. */
    void entry(String entry, InputStream in) throws IOException {
        entry(name + "!/" + entry, in, 1);
    }

    private void entry(String where, InputStream in, int depth) throws IOException {
        if (FileKind.isClass(where)) {
            walk.found(where, classFile(where, in));
        } else if (depth == UnpackLimit.DEEPEST) {
            walk.problem(where + " is left out: an archive within " + depth + " others");
        } else {
            nested(where, in, depth);
        }
    }

    private void nested(String where, InputStream in, int depth) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in);
        buffered.mark(2);
        if (buffered.read() != 'P' || buffered.read() != 'K') {
            walk.problem(where + " is no readable jar: it does not begin like one");
            return;
        }
        buffered.reset();
        EntryNames names = ClassWalk.names();
        try {
            ZipInputStream entries = new ZipInputStream(buffered);
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                if (ClassWalk.isWanted(entry.getName(), names)) {
                    entry(where + "!/" + entry.getName(), entries, depth + 1);
                } else {
                    skip(entries);
                }
            }
        } catch (UnpackLimit.Exceeded e) {
            throw e;
        } catch (IOException | IllegalArgumentException e) {
            walk.problem(where + " cannot be read to its end: " + ClassWalk.inWords(e));
        }
        walk.noteWhatIsStrange(where, names);
    }

    private byte[] classFile(String where, InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
        byte[] piece = new byte[8192];
        for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
            limit.take(n);
            bytes.write(piece, 0, n);
            if (bytes.size() > UnpackLimit.LARGEST_CLASS) {
                throw new IOException("it is larger than any class file");
            }
        }
        return bytes.toByteArray();
    }

    private void skip(InputStream in) throws IOException {
        byte[] piece = new byte[8192];
        for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
            limit.take(n);
        }
    }
}
