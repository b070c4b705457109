package dev.standpipe.cli.input;

import dev.standpipe.zip.ArchiveEntry;
import dev.standpipe.zip.UnpackLimit;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads class files out of one archive and those in it, whoever made them. */
final class ArchiveWalk {
    private final String name;
    private final UnpackLimit allowance;
    private final ClassWalk walk;

    ArchiveWalk(String name, long size, ClassWalk walk) {
        this.name = name;
        this.allowance = new UnpackLimit(size);
        this.walk = walk;
    }

    /** Visits a class file, or goes through an archive in this one. */
    void entry(String entry, InputStream in) throws IOException {
        entry(name + "!/" + entry, in, 1);
    }

    private void entry(String where, InputStream in, int depth) throws IOException {
        if (InputFiles.isClass(where)) {
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
        Oddities oddities = new Oddities();
        try {
            ZipInputStream entries = new ZipInputStream(buffered);
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                if (oddities.wanted(entry.getName())) {
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
        oddities.tell(where, walk);
    }

    private byte[] classFile(String where, InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
        byte[] piece = new byte[8192];
        for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
            allowance.take(n);
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
            allowance.take(n);
        }
    }

    /** What is strange about the names of an archive's entries. It does no harm to who only reads, but somebody else may be deceived by it. */
    static final class Oddities {
        private final Set<String> names = new HashSet<>();
        private String twice;
        private String outside;

        /** Whether it is a class file or an archive, and no other entry had the name. */
        boolean wanted(String name) {
            if (ArchiveEntry.leadsOutside(name)) {
                outside = name;
            }
            if (!InputFiles.isClass(name) && !InputFiles.isArchive(name)) {
                return false;
            }
            boolean first = names.add(name);
            if (!first) {
                twice = name;
            }
            return first;
        }

        void tell(String where, ClassWalk walk) {
            if (outside != null) {
                walk.note(where + " has an entry that would be unpacked somewhere else: " + outside);
            }
            if (twice != null) {
                walk.note(where + " has the entry " + twice + " more than once, and one of them was looked at");
            }
        }
    }
}
