package dev.standpipe.zip;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.ZipException;

/** The end of an archive: it says where the directory is. */
final class EndOfDirectory {
    private static final int SIGNATURE = 0x06054b50;
    private static final int LENGTH = 22;
    private static final int LOCATOR = 0x07064b50;
    private static final int LOCATOR_LENGTH = 20;
    private static final int LARGE_SIGNATURE = 0x06064b50;
    private static final int LARGE_LENGTH = 56;
    private static final int LARGEST_DIRECTORY = 1 << 28;

    /** Where the directory begins. */
    final long directory;
    /** What is in front of all that the offsets count from: a script that starts the archive, perhaps. */
    final long before;

    private final long size;
    private final long count;
    private final boolean large;
    private final byte[] comment;

    private EndOfDirectory(Bytes bytes, long at, ByteBuffer record) throws IOException {
        comment = new byte[record.getShort(20) & 0xFFFF];
        bytes.read(at + LENGTH, comment.length).get(comment);
        ByteBuffer more = larger(bytes, at);
        large = more != null;
        count = large ? more.getLong(32) : record.getShort(10) & 0xFFFF;
        size = large ? more.getLong(40) : record.getInt(12) & 0xFFFFFFFFL;
        long offset = large ? more.getLong(48) : record.getInt(16) & 0xFFFFFFFFL;
        if (record.getShort(4) != record.getShort(6) || record.getShort(8) != record.getShort(10)) {
            throw new ZipException("it is one part of several");
        }
        directory = (large ? at - LOCATOR_LENGTH - LARGE_LENGTH : at) - size;
        before = directory - offset;
        if (size < 0 || offset < 0 || directory < 0 || before < 0) {
            throw new ZipException("its directory is not where its end says; is a part missing?");
        }
    }

    static EndOfDirectory of(Bytes bytes) throws IOException {
        long at = find(bytes);
        if (at < 0) {
            throw new ZipException("it is no archive, or its end is missing");
        }
        return new EndOfDirectory(bytes, at, bytes.read(at, LENGTH));
    }

    static boolean isThere(Bytes bytes) throws IOException {
        return find(bytes) >= 0;
    }

    /** Or -1. A comment may follow, and nothing else. */
    private static long find(Bytes bytes) throws IOException {
        int tail = (int) Math.min(bytes.size(), LENGTH + 0xFFFF);
        ByteBuffer last = bytes.read(bytes.size() - tail, tail);
        for (int at = tail - LENGTH; at >= 0; at--) {
            if (last.getInt(at) == SIGNATURE && at + LENGTH + (last.getShort(at + 20) & 0xFFFF) == tail) {
                return bytes.size() - tail + at;
            }
        }
        return -1;
    }

    /** The record for numbers that are too large for the usual one, or null. */
    private static ByteBuffer larger(Bytes bytes, long at) throws IOException {
        long begin = at - LOCATOR_LENGTH - LARGE_LENGTH;
        if (begin < 0 || bytes.read(at - LOCATOR_LENGTH, 4).getInt() != LOCATOR) {
            return null;
        }
        ByteBuffer record = bytes.read(begin, LARGE_LENGTH);
        if (record.getInt(0) != LARGE_SIGNATURE) {
            throw new ZipException("its end is not understood");
        }
        return record;
    }

    int directorySize() throws ZipException {
        if (size > LARGEST_DIRECTORY) {
            throw new ZipException("its directory is too large: " + size + " bytes");
        }
        return (int) size;
    }

    /** Without the record for large numbers the count wraps at 65536; readers accept that. */
    void counted(int entries) throws ZipException {
        if (large ? count != entries : count != (entries & 0xFFFF)) {
            throw new ZipException("its directory has " + entries + " entries, and its end says " + count);
        }
    }

    /** The end of an archive like this one with another directory. */
    ByteBuffer with(long newCount, long newSize, long newDirectory) {
        long offset = newDirectory - before;
        boolean needed = large || newCount >= 0xFFFF || newSize >= 0xFFFFFFFFL || offset >= 0xFFFFFFFFL;
        ByteBuffer end = ByteBuffer.allocate(LARGE_LENGTH + LOCATOR_LENGTH + LENGTH + comment.length)
                .order(ByteOrder.LITTLE_ENDIAN);
        if (needed) {
            end.putInt(LARGE_SIGNATURE)
                    .putLong(LARGE_LENGTH - 12)
                    .putShort((short) 45)
                    .putShort((short) 45);
            end.putInt(0)
                    .putInt(0)
                    .putLong(newCount)
                    .putLong(newCount)
                    .putLong(newSize)
                    .putLong(offset);
            end.putInt(LOCATOR).putInt(0).putLong(offset + newSize).putInt(1);
        }
        short count16 = (short) Math.min(newCount, 0xFFFF);
        end.putInt(SIGNATURE)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort(count16)
                .putShort(count16);
        end.putInt((int) Math.min(newSize, 0xFFFFFFFFL)).putInt((int) Math.min(offset, 0xFFFFFFFFL));
        end.putShort((short) comment.length).put(comment);
        end.flip();
        return end;
    }
}
