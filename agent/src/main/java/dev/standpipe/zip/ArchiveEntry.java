package dev.standpipe.zip;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.ZipException;

/** A file or folder in an archive, and where its bytes are. */
public final class ArchiveEntry {
    private static final int ENCRYPTED = 1;
    private static final int DESCRIBED_BEHIND = 8;

    final DirectoryRecord record;
    final long content;
    private final long start;
    private final String name;
    private final int localExtra;
    private long end;

    /** Compares with the header in front of the content, by which other programs go. */
    ArchiveEntry(DirectoryRecord record, long start, Bytes bytes) throws IOException {
        this.record = record;
        this.start = start;
        this.name = name(record.name);
        ByteBuffer header = bytes.read(start, ArchiveDirectory.HEADER_LENGTH + record.name.length);
        if (header.getInt(0) != ArchiveDirectory.HEADER) {
            throw new ZipException("the entry " + name + " is not where the directory says");
        }
        localExtra = header.getShort(28) & 0xFFFF;
        content = start + header.limit() + localExtra;
        byte[] localName = Arrays.copyOfRange(header.array(), ArchiveDirectory.HEADER_LENGTH, header.limit());
        if ((header.getShort(26) & 0xFFFF) != record.name.length
                || !Arrays.equals(localName, record.name)
                || (header.getShort(8) & 0xFFFF) != record.method()
                || (header.getShort(6) & DESCRIBED_BEHIND) == 0 && !agree(header, extra(bytes))) {
            throw new ZipException("the directory and the entry " + name + " itself say different things about it");
        }
    }

    private boolean agree(ByteBuffer header, byte[] extra) {
        ByteBuffer large = ExtraFields.zip64(extra);
        return header.getInt(14) == record.checksum()
                && DirectoryRecord.number(header.getInt(22), large) == record.size
                && DirectoryRecord.number(header.getInt(18), large) == record.compressedSize;
    }

    private static String name(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException old) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** The extra fields in front of the content, which are others than those in the directory. */
    byte[] extra(Bytes bytes) throws IOException {
        return bytes.read(content - localExtra, localExtra).array();
    }

    void endsAt(long next) throws ZipException {
        end = next;
        if (record.compressedSize > end - content) {
            throw new ZipException("the entry " + name + " overlaps with what follows it");
        }
    }

    /** Where the header in front of its content begins. */
    public long start() {
        return start;
    }

    /** Where the next entry begins. */
    public long end() {
        return end;
    }

    public String name() {
        return name;
    }

    public boolean isFolder() {
        return name.endsWith("/");
    }

    /** Of its content, not compressed. */
    public long size() {
        return record.size;
    }

    public boolean isStored() {
        return record.method() == DirectoryRecord.STORED;
    }

    public boolean isEncrypted() {
        return (record.flags() & ENCRYPTED) != 0;
    }

    @Override
    public String toString() {
        return name;
    }
}
