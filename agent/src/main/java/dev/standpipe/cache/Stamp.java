package dev.standpipe.cache;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * What tells bytes from others: how many there are, and two sums of them. A message digest would say more, but the JDK
 * needs longer to find its first one than all of this folder may take; where a wrong answer would do harm, the bytes
 * themselves are compared too.
 */
public final class Stamp {
    /** Of what is not there. */
    public static final Stamp NONE = new Stamp(-1, 0);

    private static final int END_OF_DIRECTORY = 22;
    private static final int SIZE_OF_DIRECTORY = 12;

    private final int length;
    private final long sums;

    private Stamp(int length, long sums) {
        this.length = length;
        this.sums = sums;
    }

    /** Of these bytes; of {@link #NONE} if they are null. */
    public static Stamp of(byte[] bytes) {
        return bytes == null ? NONE : of(bytes, 0, bytes.length);
    }

    static Stamp of(byte[] bytes, int from, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, from, length);
        Adler32 adler = new Adler32();
        adler.update(bytes, from, length);
        return new Stamp(length, crc.getValue() << 32 | adler.getValue());
    }

    /** Of all that is in an archive: its directory has the sum of each file. */
    public static String ofArchive(File archive) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(archive, "r")) {
            byte[] end = new byte[END_OF_DIRECTORY];
            in.seek(in.length() - end.length);
            in.readFully(end);
            byte[] directory = new byte[number(end, SIZE_OF_DIRECTORY)];
            in.seek(in.length() - end.length - directory.length);
            in.readFully(directory);
            return of(directory).text() + "-" + in.length();
        } catch (NegativeArraySizeException | IllegalArgumentException damaged) {
            throw new IOException(damaged);
        }
    }

    private static int number(byte[] bytes, int at) {
        return bytes[at] & 0xFF
                | (bytes[at + 1] & 0xFF) << 8
                | (bytes[at + 2] & 0xFF) << 16
                | (bytes[at + 3] & 0xFF) << 24;
    }

    /** As part of the name of a file. */
    String text() {
        return Long.toHexString(sums) + "-" + Integer.toHexString(length);
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(length);
        out.writeLong(sums);
    }

    static Stamp read(DataInput in) throws IOException {
        return new Stamp(in.readInt(), in.readLong());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stamp && ((Stamp) other).length == length && ((Stamp) other).sums == sums;
    }

    @Override
    public int hashCode() {
        return (int) (sums >>> 32);
    }
}
