package dev.standpipe.zip;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.ZipException;

/** One record of an archive's directory, as bytes: a part of fixed length, a name, extra fields and a comment. */
final class DirectoryRecord {
    static final int STORED = 0;
    static final long LARGE = 0xFFFFFFFFL;

    private static final int SIGNATURE = 0x02014b50;
    private static final int LENGTH = 46;
    private static final int SIZE = 24;
    private static final int COMPRESSED_SIZE = 20;
    private static final int OFFSET = 42;
    /** In bits 1 and 2 how hard the compressor tried, in 3 that sizes come behind the content. */
    private static final int ABOUT_COMPRESSION = 0b1110;

    /** The release of the format that has large numbers. */
    private static final short FOR_LARGE = 45;

    private static final int IN_UTF_8 = 0x800;

    final byte[] name;
    final long size;
    final long compressedSize;
    final long offset;
    private final ByteBuffer fixed;
    private final byte[] extra;
    private final byte[] comment;

    /** Reads the record that begins where {@code directory} stands, and moves to the next. */
    DirectoryRecord(ByteBuffer directory) throws ZipException {
        if (directory.remaining() < LENGTH || directory.getInt(directory.position()) != SIGNATURE) {
            throw new ZipException("its directory is damaged");
        }
        byte[] first = new byte[LENGTH];
        directory.get(first);
        fixed = ByteBuffer.wrap(first).order(ByteOrder.LITTLE_ENDIAN);
        name = new byte[unsigned(28)];
        extra = new byte[unsigned(30)];
        comment = new byte[unsigned(32)];
        if (directory.remaining() < name.length + extra.length + comment.length) {
            throw new ZipException("its directory is damaged");
        }
        directory.get(name).get(extra).get(comment);
        ByteBuffer large = ExtraFields.zip64(extra);
        size = number(fixed.getInt(SIZE), large);
        compressedSize = number(fixed.getInt(COMPRESSED_SIZE), large);
        offset = number(fixed.getInt(OFFSET), large);
        if (size < 0 || compressedSize < 0 || offset < 0) {
            throw new ZipException("its directory is damaged");
        }
    }

    private DirectoryRecord(ByteBuffer fixed, byte[] name, byte[] extra, byte[] comment, int checksum, long size) {
        this.fixed = fixed;
        this.name = name;
        this.extra = extra;
        this.comment = comment;
        this.size = size;
        this.compressedSize = size;
        this.offset = 0;
        fixed.putShort(8, (short) (unsigned(8) & ~ABOUT_COMPRESSION)).putShort(10, (short) STORED);
        fixed.putInt(16, checksum).putInt(SIZE, 0).putInt(COMPRESSED_SIZE, 0).putInt(OFFSET, 0);
    }

    /** Of an entry that was not there before. */
    static DirectoryRecord of(String entry, long time, int checksum, long size) {
        byte[] name = entry.getBytes(StandardCharsets.UTF_8);
        ByteBuffer fixed = ByteBuffer.allocate(LENGTH).order(ByteOrder.LITTLE_ENDIAN);
        fixed.putInt(0, SIGNATURE).putShort(4, (short) 20).putShort(6, (short) 20);
        fixed.putShort(8, (short) IN_UTF_8).putInt(12, (int) time).putShort(28, (short) name.length);
        return new DirectoryRecord(fixed, name, new byte[0], new byte[0], checksum, size);
    }

    /** With another content, which is not compressed. */
    DirectoryRecord storing(int checksum, long newSize) {
        ByteBuffer copy = ByteBuffer.wrap(fixed.array().clone()).order(ByteOrder.LITTLE_ENDIAN);
        return new DirectoryRecord(copy, name, ExtraFields.with(extra), comment, checksum, newSize);
    }

    /** What does not fit into 32 bits stands among the extra fields. */
    static long number(int small, ByteBuffer large) {
        return small == -1 && large.remaining() >= 8 ? large.getLong() : small & LARGE;
    }

    private int unsigned(int at) {
        return fixed.getShort(at) & 0xFFFF;
    }

    int flags() {
        return unsigned(8);
    }

    int method() {
        return unsigned(10);
    }

    /** Date and time as archives have them, which can be compared. */
    long time() {
        return fixed.getInt(12) & LARGE;
    }

    int checksum() {
        return fixed.getInt(16);
    }

    /** As it is, but for where the entry lies. */
    byte[] at(long newOffset) {
        ByteBuffer copy = ByteBuffer.wrap(fixed.array().clone()).order(ByteOrder.LITTLE_ENDIAN);
        int[] places = {SIZE, COMPRESSED_SIZE, OFFSET};
        long[] numbers = {size, compressedSize, newOffset};
        long[] large = new long[places.length];
        int count = 0;
        for (int i = 0; i < places.length; i++) {
            boolean wasLarge = fixed.getInt(places[i]) == -1;
            if (wasLarge || numbers[i] >= LARGE) {
                copy.putInt(places[i], -1);
                large[count++] = numbers[i];
                if (!wasLarge) {
                    copy.put(6, (byte) Math.max(FOR_LARGE, copy.get(6)));
                }
            } else {
                copy.putInt(places[i], (int) numbers[i]);
            }
        }
        byte[] fields = count == 0 ? extra : ExtraFields.with(extra, Arrays.copyOf(large, count));
        copy.putShort(30, (short) fields.length);
        return ByteBuffer.allocate(LENGTH + name.length + fields.length + comment.length)
                .put(copy.array())
                .put(name)
                .put(fields)
                .put(comment)
                .array();
    }

    /** What stands in front of the content. */
    byte[] header(byte[] localExtra) {
        boolean large = size >= LARGE;
        byte[] fields = large ? ExtraFields.with(localExtra, size, size) : ExtraFields.with(localExtra);
        ByteBuffer header = ByteBuffer.allocate(ArchiveDirectory.HEADER_LENGTH + name.length + fields.length)
                .order(ByteOrder.LITTLE_ENDIAN);
        header.putInt(ArchiveDirectory.HEADER).put(fixed.array(), 6, 14);
        header.putInt((int) Math.min(size, LARGE)).putInt((int) Math.min(size, LARGE));
        header.putShort((short) name.length).putShort((short) fields.length);
        header.put(name).put(fields);
        return large ? header.putShort(4, FOR_LARGE).array() : header.array();
    }
}
