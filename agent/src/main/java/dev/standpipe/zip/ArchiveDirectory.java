package dev.standpipe.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * An archive to be read, with each byte of it accounted for, so that it can be written again with some entries changed.
 */
public final class ArchiveDirectory {
    /** What the header in front of an entry's content begins with. */
    static final int HEADER = 0x04034b50;

    static final int HEADER_LENGTH = 30;
    private static final int DEFLATED = 8;
    private static final int PIECE = 1 << 16;

    private final Bytes bytes;
    private final EndOfDirectory ending;
    private final List<ArchiveEntry> entries = new ArrayList<>();
    private final List<ArchiveEntry> inPlace;

    public ArchiveDirectory(Bytes bytes) throws IOException {
        this.bytes = bytes;
        this.ending = EndOfDirectory.of(bytes);
        ByteBuffer directory = bytes.read(ending.directory, ending.directorySize());
        while (directory.hasRemaining()) {
            DirectoryRecord record = new DirectoryRecord(directory);
            entries.add(new ArchiveEntry(record, ending.before + record.offset, bytes));
        }
        ending.counted(entries.size());
        inPlace = new ArrayList<>(entries);
        inPlace.sort(Comparator.comparingLong(entry -> entry.start()));
        for (int i = 0; i < inPlace.size(); i++) {
            inPlace.get(i).endsAt(i + 1 < inPlace.size() ? inPlace.get(i + 1).start() : ending.directory);
        }
    }

    /** Whether it is meant to be one, in good order or not: it begins like one, or ends like one. */
    public static boolean seems(Bytes bytes) throws IOException {
        return bytes.size() >= 4 && bytes.read(0, 4).getShort() == (short) HEADER || EndOfDirectory.isThere(bytes);
    }

    /** In the order of their contents, which is what streams see. */
    public List<ArchiveEntry> entries() {
        return Collections.unmodifiableList(inPlace);
    }

    /** In the order of the directory. */
    List<ArchiveEntry> directory() {
        return entries;
    }

    EndOfDirectory ending() {
        return ending;
    }

    Bytes bytes() {
        return bytes;
    }

    /** The content of an entry that is not compressed. */
    public Bytes stored(ArchiveEntry entry) throws ZipException {
        if (entry.size() != entry.record.compressedSize) {
            throw new ZipException("the entry " + entry + " is not compressed, but has two sizes");
        }
        return bytes.slice(entry.content, entry.size());
    }

    /** Unpacks an entry and makes sure that it is whole. */
    public void unpack(ArchiveEntry entry, UnpackLimit limit, OutputStream out) throws IOException {
        if (entry.isEncrypted()) {
            throw new ZipException("the entry " + entry + " is encrypted");
        }
        CRC32 checksum = new CRC32();
        if (entry.isStored()) {
            Bytes content = stored(entry);
            for (long at = 0; at < content.size(); at += PIECE) {
                byte[] piece = content.read(at, (int) Math.min(PIECE, content.size() - at))
                        .array();
                limit.take(piece.length);
                checksum.update(piece, 0, piece.length);
                out.write(piece);
            }
        } else if (entry.record.method() == DEFLATED) {
            inflate(entry, limit, checksum, out);
        } else {
            throw new ZipException("the entry " + entry + " is compressed by method " + entry.record.method()
                    + ", which Java does not know");
        }
        if ((int) checksum.getValue() != entry.record.checksum()) {
            throw new ZipException("the entry " + entry + " is damaged: its checksum is wrong");
        }
    }

    private void inflate(ArchiveEntry entry, UnpackLimit limit, CRC32 checksum, OutputStream out) throws IOException {
        Inflater inflater = new Inflater(true);
        byte[] piece = new byte[PIECE];
        long left = entry.record.compressedSize;
        try {
            while (!inflater.finished()) {
                if (inflater.needsInput() && left > 0) {
                    int some = (int) Math.min(PIECE, left);
                    inflater.setInput(bytes.read(entry.content + entry.record.compressedSize - left, some)
                            .array());
                    left -= some;
                }
                int n = inflater.inflate(piece);
                if (n == 0 && !inflater.finished() && (left == 0 || inflater.needsDictionary())
                        || inflater.getBytesWritten() > entry.size()) {
                    throw new ZipException("the entry " + entry + " is damaged");
                }
                limit.take(n);
                checksum.update(piece, 0, n);
                out.write(piece, 0, n);
            }
        } catch (DataFormatException e) {
            throw new ZipException("the entry " + entry + " is damaged: " + e.getMessage());
        } finally {
            inflater.end();
        }
    }
}
