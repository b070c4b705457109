package papers.unmodified;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Blocks of a file as bytes, and the ints in them put together by hand. */
public final class ByteBlocks {
    private ByteBlocks() {}

    public static byte[] read(File file, int length, long position) throws IOException {
        byte[] buf = new byte[length];
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        raf.seek(position);
        raf.readFully(buf);
        raf.close();
        return buf;
    }

    public static void write(File file, byte[] buf, long position) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        raf.seek(position);
        raf.write(buf);
        raf.close();
    }

    public static void decode(File file, int[] array, int start, int count, long position) throws IOException {
        toInts(read(file, 4 * count, position), array, start, count);
    }

    public static void encode(File file, int[] array, int start, int count, long position) throws IOException {
        byte[] buf = new byte[4 * count];
        for (int i = 0; i < count; i++) {
            int value = array[start + i];
            buf[4 * i] = (byte) (value >> 24);
            buf[4 * i + 1] = (byte) (value >> 16);
            buf[4 * i + 2] = (byte) (value >> 8);
            buf[4 * i + 3] = (byte) value;
        }
        write(file, buf, position);
    }

    public static void toInts(byte[] buf, int[] array, int start, int count) {
        for (int i = 0; i < count; i++) {
            array[start + i] = (buf[4 * i] & 255) << 24
                    | (buf[4 * i + 1] & 255) << 16
                    | (buf[4 * i + 2] & 255) << 8
                    | (buf[4 * i + 3] & 255);
        }
    }
}
