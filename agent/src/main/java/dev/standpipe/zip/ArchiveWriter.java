package dev.standpipe.zip;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * Writes an archive again with some entries changed, removed or added. All others are copied as they are, byte for
 * byte. What is new is not compressed: what a compressor makes differs between releases of Java, and the same input is
 * to give the same archive everywhere.
 */
public final class ArchiveWriter {
    /** The first day of 1980, when time begins for archives. */
    private static final long BEGINNING = 0x210000L;

    private static final int PIECE = 1 << 16;

    private final ArchiveDirectory zip;
    private final FileChannel out;
    private final long begin;
    private final Map<ArchiveEntry, byte[]> records = new HashMap<>();

    private ArchiveWriter(ArchiveDirectory zip, FileChannel out) throws IOException {
        this.zip = zip;
        this.out = out;
        this.begin = out.position();
    }

    /**
     * Writes from where {@code out} stands. Changed entries keep their place and all else that is said about them, new
     * ones come last.
     */
    public static void write(
            ArchiveDirectory zip,
            Map<ArchiveEntry, Bytes> changed,
            Set<ArchiveEntry> removed,
            Map<String, byte[]> added,
            FileChannel out)
            throws IOException {
        ArchiveWriter packing = new ArchiveWriter(zip, out);
        packing.entries(changed, removed);
        List<byte[]> more = packing.add(added);
        packing.finish(more);
    }

    private void entries(Map<ArchiveEntry, Bytes> changed, Set<ArchiveEntry> removed) throws IOException {
        long from = 0;
        for (ArchiveEntry entry : zip.entries()) {
            Bytes content = changed.get(entry);
            if (content == null && !removed.contains(entry)) {
                records.put(entry, entry.record.at(offset() + entry.start() - from));
                continue;
            }
            zip.bytes().slice(from, entry.start() - from).copyTo(out);
            from = entry.end();
            if (content != null) {
                DirectoryRecord record = entry.record.storing(checksum(content), content.size());
                records.put(entry, record.at(offset()));
                write(record.header(entry.extra(zip.bytes())));
                content.copyTo(out);
            }
        }
        zip.bytes().slice(from, zip.ending().directory - from).copyTo(out);
    }

    /** Of what comes next, counted from where the archive counts. */
    private long offset() throws IOException {
        return out.position() - begin - zip.ending().before;
    }

    private static int checksum(Bytes content) throws IOException {
        CRC32 checksum = new CRC32();
        for (long from = 0; from < content.size(); from += PIECE) {
            byte[] piece = content.read(from, (int) Math.min(PIECE, content.size() - from))
                    .array();
            checksum.update(piece, 0, piece.length);
        }
        return (int) checksum.getValue();
    }

    private List<byte[]> add(Map<String, byte[]> added) throws IOException {
        long newest = BEGINNING;
        for (ArchiveEntry entry : zip.entries()) {
            newest = Math.max(newest, entry.record.time());
        }
        List<byte[]> more = new ArrayList<>();
        for (Map.Entry<String, byte[]> file : added.entrySet()) {
            byte[] content = file.getValue();
            CRC32 checksum = new CRC32();
            checksum.update(content, 0, content.length);
            DirectoryRecord record =
                    DirectoryRecord.of(file.getKey(), newest, (int) checksum.getValue(), content.length);
            more.add(record.at(offset()));
            write(record.header(new byte[0]));
            write(content);
        }
        return more;
    }

    private void finish(List<byte[]> more) throws IOException {
        long directory = out.position();
        long count = more.size();
        ByteArrayOutputStream some = new ByteArrayOutputStream();
        for (ArchiveEntry entry : zip.directory()) {
            byte[] record = records.get(entry);
            if (record != null) {
                some.write(record, 0, record.length);
                count++;
            }
            if (some.size() >= PIECE) {
                write(some.toByteArray());
                some.reset();
            }
        }
        write(some.toByteArray());
        for (byte[] record : more) {
            write(record);
        }
        write(zip.ending().with(count, out.position() - directory, directory - begin));
    }

    private void write(byte[] bytes) throws IOException {
        write(ByteBuffer.wrap(bytes));
    }

    private void write(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }
}
